import {
  addDays,
  type CalendarDay,
  dayOf,
  endOfDay,
  startOfDay,
  startOfMonth,
} from '@shared-kernel/contracts/system/calendar';

type Period = 'day' | 'week' | 'month';

/** No month is longer. */
const MONTH_DAYS = 31;
const WEEK_DAYS = 7;

/** 0 for Monday. */
const weekday = (day: CalendarDay): number => (new Date(day).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;

const FIRST_DAY: Readonly<Record<Period, (day: CalendarDay) => CalendarDay>> = {
  day: (day) => day,
  week: (day) => addDays(day, -weekday(day)),
  month: startOfMonth,
};
const LAST_DAY: Readonly<Record<Period, (first: CalendarDay) => CalendarDay>> = {
  day: (first) => first,
  week: (first) => addDays(first, WEEK_DAYS - 1),
  month: (first) => addDays(startOfMonth(addDays(first, MONTH_DAYS)), -1),
};

/** The first day of the merchant's day, week from Monday, or month that a day is in. */
export const periodStart = (period: Period, day: CalendarDay): CalendarDay => FIRST_DAY[period](day);

/** The period that a day is in: its first and last day, and its instants from `from` up to and without `until`. */
export const periodOf = (period: Period, day: CalendarDay) => {
  const start = FIRST_DAY[period](day);
  const last = LAST_DAY[period](start);
  return { start, last, from: startOfDay(start), until: endOfDay(last) };
};

/** The instants of the period in which an instant lies. */
export const periodAt = (period: Period, at: Date): { readonly from: Date; readonly until: Date } => {
  const { from, until } = periodOf(period, dayOf(at));
  return { from, until };
};
