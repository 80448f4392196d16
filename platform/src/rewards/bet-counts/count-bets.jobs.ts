import { addDays, dayOf } from '@shared-kernel/contracts/system/calendar';
import { lt } from '../../database/orm.ts';
import type { Job } from '../../jobs/job.ts';
import { purgeJob } from '../../jobs/purge.ts';
import { betDays, betRanks } from './bet-counts.tables.ts';
import { countBets } from './count-bets.ts';

/** A mission is seen to be done within seconds. */
const EVERY_MS = 5_000;
/** Longer than two months: the last one decides levels. */
const KEPT_DAYS = 70;

const countBetsJob: Job = {
  name: 'rewards.count-bets',
  everyMs: EVERY_MS,
  run: async ({ db }, now, signal) => {
    while (!signal.aborted && (await countBets(db, now)));
  },
};

const before = (now: Date) => addDays(dayOf(now), -KEPT_DAYS);

export const BET_COUNT_JOBS: readonly Job[] = [
  countBetsJob,
  purgeJob('bet-days', betDays, (now) => lt(betDays.day, before(now))),
  purgeJob('bet-ranks', betRanks, (now) => lt(betRanks.startsOn, before(now))),
];
