import { addDays, dayOf, daysBetween, endOfDay, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { PlatformError } from '../base/platform-error.ts';
import { later } from '../clock/instants.ts';
import { type SQL, sql } from '../database/orm.ts';

/** The longest range that a record page asks for, and how long records are shown at all (days). */
const RANGE_DAYS_MAX = 90;
export const KEPT_DAYS = 180;

/** Instants from `from` up to, not including, `until`. */
export interface Range {
  readonly from: Date;
  readonly until: Date;
}

/**
 * A range of the merchant's days, both days included. What is older than 180 days is not shown. Fails with
 * `request.invalid` for a range that runs backwards or is longer than 90 days.
 */
export const rangeOf = (startDate: string, endDate: string, now: Date): Range => {
  const [from, until] = [startOfDay(startDate), endOfDay(endDate)];
  const days = daysBetween(startDate, endDate);
  if (!(days >= 1 && days <= RANGE_DAYS_MAX)) {
    throw new PlatformError('request.invalid', `Ask for 1 to ${RANGE_DAYS_MAX} days, the first before the last.`);
  }
  const oldest = startOfDay(addDays(dayOf(now), 1 - KEPT_DAYS));
  return { from: later(from, oldest), until: later(until, oldest) };
};

/** The merchant's day of an instant's column, as `YYYY-MM-DD`, in a statement. */
export const dayOfSql = (at: SQL): SQL<string> =>
  sql`to_char((${at} at time zone 'UTC') + interval '8 hours', 'YYYY-MM-DD')`;
