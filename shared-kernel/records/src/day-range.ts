import { isCalendarDay } from '@shared-kernel/contracts/system/calendar';
import { addDays, type CalendarDay, daysBetween } from 'shared-kernel/clock';

export interface DayRange {
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
}

export const RANGES = ['today', 'yesterday', '7d', '30d', 'custom'] as const;
export type Range = (typeof RANGES)[number];
export type FixedRange = Exclude<Range, 'custom'>;
export const FIXED_RANGES = RANGES.filter((range): range is FixedRange => range !== 'custom');

/** The days that a record page shows: `from` and `to` belong to the range `custom`. */
export type Dates =
  | { readonly range: FixedRange }
  | { readonly range: 'custom'; readonly from: CalendarDay; readonly to: CalendarDay };

/** A chosen range has at most this many days, both ends counted, unless a page allows fewer. */
export const MAX_DAYS = 90;

const isDay = (text: string): text is CalendarDay => isCalendarDay(text) && Number.isFinite(Date.parse(text));

/** First and last day of each range, as days from today; today counts. */
const OFFSETS: Readonly<Record<FixedRange, readonly [number, number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  '7d': [-6, 0],
  '30d': [-29, 0],
};

/** First and last day of the dates. */
export const daysOf = (dates: Dates, today: CalendarDay): DayRange => {
  if (dates.range === 'custom') return { startDate: dates.from, endDate: dates.to };
  const [first, last] = OFFSETS[dates.range];
  return { startDate: addDays(today, first), endDate: addDays(today, last) };
};

export type RangeFault = 'missing' | 'order' | 'future' | 'tooLong';

/** What is wrong with a chosen range; null if nothing is. */
export const checkRange = (from: string, to: string, today: CalendarDay, maxDays: number): RangeFault | null => {
  if (!isDay(from) || !isDay(to)) return 'missing';
  if (from > to) return 'order';
  if (to > today) return 'future';
  return daysBetween(from, to) > maxDays ? 'tooLong' : null;
};
