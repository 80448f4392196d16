import { type SQL, sql } from '../../database/orm.ts';
import type { LiveSession } from '../../identity/find-session.ts';
import { broadcasts, broadcastStates as states } from './mail.tables.ts';

export type Reader = Pick<LiveSession['member'], 'id' | 'merchant' | 'type' | 'vipLevel' | 'registeredAt'>;

/** The broadcasts that are the member's too. Whoever registered after one does not see it. */
export const isForReader = ({ merchant, type, vipLevel, registeredAt }: Reader): SQL => {
  const since = sql`${registeredAt.toISOString()}::timestamptz`;
  return sql`${broadcasts.merchant} = ${merchant} and ${broadcasts.sentAt} >= ${since}
    and (${broadcasts.memberType} is null or ${broadcasts.memberType} = ${type})
    and (${broadcasts.leastLevel} is null or ${broadcasts.leastLevel} <= ${vipLevel})
    and (${broadcasts.registeredBefore} is null or ${broadcasts.registeredBefore} > ${since})`;
};

/** Joins what the member did with a broadcast. */
export const stateOf = ({ id }: Reader): SQL =>
  sql`left join ${states} on ${states.memberId} = ${id} and ${states.broadcastId} = ${broadcasts.id}`;
