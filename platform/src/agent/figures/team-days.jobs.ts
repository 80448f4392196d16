import { addDays, type CalendarDay, dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { HOUR_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import { desc, max, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';
import type { Job } from '../../jobs/job.ts';
import { DAY_WRITTEN_MS } from '../../jobs/run-jobs.ts';
import { log } from '../../log/log.ts';
import { KEPT_DAYS } from '../../records/range.ts';
import { writtenDays } from './figures.tables.ts';
import { isDayRight, writeDay } from './write-days.ts';

/** Days in which a bet may be settled late. Older ones are compared by the check of the whole database. */
const LATE_DAYS = 7;

/** The first day on which anything was done that pages still show. */
const firstDay = async (db: Database, today: CalendarDay): Promise<CalendarDay> => {
  const oldest = startOfDay(addDays(today, 1 - KEPT_DAYS));
  const [row] = await rowsOf<{ first: string | Date | null }>(
    db,
    sql`select greatest(least((select min(placed_at) from bets), (select min(created_at) from ledger_transactions)), ${oldest}) as first`,
  );
  return row?.first ? dayOf(row.first) : today;
};

/** Writes the days that are over, one after the other: figures of teams are read from them. */
const writeDaysJob: Job = {
  name: 'team-days.write',
  everyMs: MINUTE_MS,
  run: async ({ db }, now, signal) => {
    const today = dayOf(now.getTime() - DAY_WRITTEN_MS);
    const [known] = await db.select({ last: max(writtenDays.day) }).from(writtenDays);
    let day = known?.last ? addDays(known.last, 1) : await firstDay(db, today);
    for (; day < today && !signal.aborted; day = addDays(day, 1)) {
      const written = day;
      await db.transaction((tx) => writeDay(tx, written, now));
    }
  },
};

/** Compares the last days with ledger and bets, and writes anew what a late settlement has changed. */
const checkDaysJob: Job = {
  name: 'team-days.check',
  everyMs: HOUR_MS,
  run: async ({ db }, now, signal) => {
    const days = await db.select().from(writtenDays).orderBy(desc(writtenDays.day)).limit(LATE_DAYS);
    for (const { day } of days) {
      if (signal.aborted) return;
      if (await isDayRight(db, day)) continue;
      await db.transaction((tx) => writeDay(tx, day, now));
      log({ level: 'warn', event: 'team-days.late', day });
    }
  },
};

export const TEAM_DAYS_JOBS: readonly Job[] = [writeDaysJob, checkDaysJob];
