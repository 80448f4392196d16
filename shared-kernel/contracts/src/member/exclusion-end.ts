import { type CalendarDay, dayOf, startOfDay } from '../system/calendar.ts';
import type { SelfExclusionTerm, TimeOutTerm } from './exclusions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

const TIME_OUT_MS: Readonly<Record<TimeOutTerm, number>> = {
  '1d': DAY_MS,
  '3d': 3 * DAY_MS,
  '1w': WEEK_MS,
  '2w': 2 * WEEK_MS,
  '4w': 4 * WEEK_MS,
  '6w': 6 * WEEK_MS,
};
const SELF_EXCLUSION_MONTHS: Readonly<Record<SelfExclusionTerm, number>> = { '6m': 6, '1y': 12, '5y': 60 };

/** The same day of a later month; where that month is too short for it, the days that are missing are added after it. */
const addMonths = (day: CalendarDay, count: number): CalendarDay => {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, day.length);
};

/** When a time-out ends that is taken at an instant: the platform's rule, and what a page says beforehand. */
export const timeOutEnd = (term: TimeOutTerm, from: Date): Date => new Date(from.getTime() + TIME_OUT_MS[term]);

/** The same of a self-exclusion: at the same time of the merchant's day. */
export const selfExclusionEnd = (term: SelfExclusionTerm, from: Date): Date => {
  const day = dayOf(from);
  const sinceMidnight = from.getTime() - startOfDay(day).getTime();
  return new Date(startOfDay(addMonths(day, SELF_EXCLUSION_MONTHS[term])).getTime() + sinceMidnight);
};
