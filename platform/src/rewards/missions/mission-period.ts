import type { MISSION_PERIODS } from '@shared-kernel/contracts/member/leaderboard';
import { addDays, type CalendarDay, endOfDay, startOfDay } from '@shared-kernel/contracts/system/calendar';

type Period = (typeof MISSION_PERIODS)[number];

const WEEK_DAYS = 7;
/** Sunday is 0. */
const MONDAY = 1;

/** The Monday of a day's week. */
const startOfWeek = (day: CalendarDay): CalendarDay => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + WEEK_DAYS - MONDAY) % WEEK_DAYS));
};

/** The first day of the period that a day is in. */
export const periodStart = (period: Period, day: CalendarDay): CalendarDay =>
  period === 'day' ? day : startOfWeek(day);

const lastDay = (period: Period, start: CalendarDay): CalendarDay =>
  period === 'day' ? start : addDays(start, WEEK_DAYS - 1);

/** The instants of the period that a day is in: from the first up to the end. */
export const periodOf = (period: Period, day: CalendarDay) => {
  const start = periodStart(period, day);
  const last = lastDay(period, start);
  return { start, last, from: startOfDay(start), until: endOfDay(last) };
};
