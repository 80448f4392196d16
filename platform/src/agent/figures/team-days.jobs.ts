import { addDays, type CalendarDay, dayOf, endOfDay, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { HOUR_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import { earlier, later } from '../../clock/instants.ts';
import { type Database, rowsOf } from '../../database/database.ts';
import { desc, sql } from '../../database/orm.ts';
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
  const [row] = await rowsOf<{ first: string | Date | null }>(
    db,
    sql`select least((select min(placed_at) from bets), (select min(created_at) from ledger_transactions)) as first`,
  );
  const oldest = startOfDay(addDays(today, 1 - KEPT_DAYS));
  return row?.first ? dayOf(later(new Date(row.first), oldest)) : today;
};

/** What is read beside the written days is at most so old, and what may not be written yet. */
const EVERY_MS = 10 * MINUTE_MS;

/**
 * Writes the days up to now, one after the other: figures of teams are read from them. The last minutes of today are left out,
 * since what bears their time may not be there yet.
 */
export const writeDaysUpTo = async (db: Database, now: Date, signal?: AbortSignal): Promise<void> => {
  const until = new Date(now.getTime() - DAY_WRITTEN_MS);
  const [last] = await db.select().from(writtenDays).orderBy(desc(writtenDays.day)).limit(1);
  let day = last?.day ?? (await firstDay(db, dayOf(until)));
  for (; startOfDay(day) < until && !signal?.aborted; day = addDays(day, 1)) {
    const [written, end] = [day, earlier(endOfDay(day), until)];
    if (last?.day !== day || last.until < end) await db.transaction((tx) => writeDay(tx, written, end, now));
  }
};

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
