import { MINUTE_MS } from '@shared-kernel/node/durations';
import { exclusions } from '../../accounts/accounts.public.ts';
import { and, eq, gt, isNull, lt, max, min, sql } from '../../database/orm.ts';
import type { Job } from '../../jobs/job.ts';
import { CLAIM_MS } from './grant-reward.ts';
import { rewards } from './rewards.tables.ts';

/**
 * What waits in a break from play can be claimed after it: the days to claim begin with its end. Looked for again and again: a grant
 * and a break at the same moment know nothing of each other.
 */
export const keepInBreaksJob: Job = {
  name: 'rewards.keep-in-breaks',
  everyMs: MINUTE_MS,
  run: async ({ db }, now) => {
    const breaks = db
      .select({
        memberId: exclusions.memberId,
        since: min(exclusions.startsAt).as('since'),
        until: max(exclusions.endsAt).as('until'),
      })
      .from(exclusions)
      .where(gt(exclusions.endsAt, now))
      .groupBy(exclusions.memberId)
      .as('breaks');
    const expiresAt = sql`${breaks.until} + ${CLAIM_MS} * interval '1 millisecond'`;
    await db
      .update(rewards)
      .set({ expiresAt })
      .from(breaks)
      .where(
        and(
          eq(rewards.memberId, breaks.memberId),
          isNull(rewards.claimedAt),
          gt(rewards.expiresAt, breaks.since),
          lt(rewards.expiresAt, expiresAt),
        ),
      );
  },
};
