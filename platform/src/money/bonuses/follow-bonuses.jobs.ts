import { MINUTE_MS } from '@shared-kernel/node/durations';
import type { Database } from '../../database/database.ts';
import { and, asc, eq, gt, isNull } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import type { Job } from '../../jobs/job.ts';
import { log } from '../../log/log.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { holdWithdrawable } from '../turnover/withdrawable.ts';
import { bonuses } from './bonuses.tables.ts';

const A_TIME = 100;
const WORKS_FOR_MS = 10_000;

/** Where the last run of this process has stopped: the next goes on from there. */
let followedTo = 0;

const ownersAfter = (db: Database, id: number) =>
  db
    .select({ id: members.id, merchant: members.merchant, currency: merchants.currency, isTrial: merchants.isTrial })
    .from(bonuses)
    .innerJoin(members, eq(members.id, bonuses.memberId))
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(and(isNull(bonuses.endedAt), gt(members.id, id)))
    .orderBy(asc(members.id))
    .limit(A_TIME);

/** Counts the turnover of everybody who has a bonus: what is met is theirs, and what is out of time ends, though nobody asks. */
export const followBonusesJob: Job = {
  name: 'bonuses.follow',
  everyMs: MINUTE_MS,
  worksForMs: WORKS_FOR_MS,
  run: async ({ db }, now, signal) => {
    let owners = await ownersAfter(db, followedTo);
    while (owners.length > 0) {
      for (const owner of owners) {
        if (signal.aborted) return;
        followedTo = owner.id;
        try {
          await db.transaction((tx) => holdWithdrawable(tx, owner, now));
        } catch (error) {
          log({ level: 'error', event: 'bonus.not-followed', memberId: owner.id }, error);
        }
      }
      owners = await ownersAfter(db, followedTo);
    }
    followedTo = 0;
  },
};
