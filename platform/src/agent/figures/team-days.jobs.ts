import { HOUR_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import { desc } from '../../database/orm.ts';
import type { Job } from '../../jobs/job.ts';
import { log } from '../../log/log.ts';
import { writtenDays } from './figures.tables.ts';
import { isDayRight, writeDay, writeDaysUpTo } from './write-days.ts';

/** Days in which a bet may be settled late. Older ones are compared by the check of the whole database. */
const LATE_DAYS = 7;

/** What is read beside the written days is at most so old, and what may not be written yet. */
const EVERY_MS = 10 * MINUTE_MS;

const writeDaysJob: Job = {
  name: 'team-days.write',
  everyMs: EVERY_MS,
  run: ({ db }, now, signal) => writeDaysUpTo(db, now, signal),
};

/** Compares the last days with ledger and bets, and writes anew what a late settlement has changed. */
const checkDaysJob: Job = {
  name: 'team-days.check',
  everyMs: HOUR_MS,
  run: async ({ db }, now, signal) => {
    const days = await db.select().from(writtenDays).orderBy(desc(writtenDays.day)).limit(LATE_DAYS);
    for (const { day, until } of days) {
      if (signal.aborted) return;
      if (await isDayRight(db, { day, until })) continue;
      await db.transaction((tx) => writeDay(tx, day, until, now));
      log({ level: 'warn', event: 'team.day-late', day });
    }
  },
};

export const TEAM_DAYS_JOBS: readonly Job[] = [writeDaysJob, checkDaysJob];
