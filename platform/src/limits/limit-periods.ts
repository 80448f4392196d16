import type { LimitPeriod } from '@shared-kernel/contracts/member/deposit-limits';
import {
  addDays,
  type CalendarDay,
  dayOf,
  endOfDay,
  startOfDay,
  startOfMonth,
} from '@shared-kernel/contracts/system/calendar';

/** No month is longer. */
const MONTH_DAYS = 31;
const WEEK_DAYS = 7;

/** 0 for Monday. */
const weekday = (day: CalendarDay): number => (new Date(day).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;

const FIRST_DAY: Readonly<Record<LimitPeriod, (day: CalendarDay) => CalendarDay>> = {
  day: (day) => day,
  week: (day) => addDays(day, -weekday(day)),
  month: startOfMonth,
};
const LAST_DAY: Readonly<Record<LimitPeriod, (first: CalendarDay) => CalendarDay>> = {
  day: (first) => first,
  week: (first) => addDays(first, WEEK_DAYS - 1),
  month: (first) => addDays(startOfMonth(addDays(first, MONTH_DAYS)), -1),
};

/** The merchant's day, week from Monday, or month, in which an instant lies: from `from` up to and without `until`. */
export const periodAt = (period: LimitPeriod, at: Date): { readonly from: Date; readonly until: Date } => {
  const first = FIRST_DAY[period](dayOf(at));
  return { from: startOfDay(first), until: endOfDay(LAST_DAY[period](first)) };
};
