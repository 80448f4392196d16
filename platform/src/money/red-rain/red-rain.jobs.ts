import { DAY_MS } from '@shared-kernel/node/durations';
import { and, isNull, lt } from '../../database/orm.ts';
import { purgeJob } from '../../jobs/purge.ts';
import { redRainEnvelopes } from './red-rain.tables.ts';

/** Envelopes that nobody has taken go a day after their round; the others say what members have won. */
export const redRainPurge = purgeJob('red-rain', redRainEnvelopes, (now) =>
  and(isNull(redRainEnvelopes.memberId), lt(redRainEnvelopes.round, new Date(now.getTime() - DAY_MS))),
);
