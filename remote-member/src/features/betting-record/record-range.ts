/** `YYYY-MM-DD` of the merchant's calendar. */
export type Day = string;

export interface DayRange {
  readonly startDate: Day;
  readonly endDate: Day;
}

export const RANGES = ['today', 'yesterday', '7d', '30d', 'custom'] as const;
export type Range = (typeof RANGES)[number];
export type FixedRange = Exclude<Range, 'custom'>;

/** A range of one's own has at most this many days, both ends counted. */
export const MAX_CUSTOM_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Days since 1970: calendar days have no time zone, so UTC counts them right. */
const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

const isDay = (text: string | null | undefined): text is Day =>
  typeof text === 'string' && DAY.test(text) && Number.isFinite(numberOf(text));

/** A calendar day so many days later (or earlier). */
export const addDays = (day: Day, days: number): Day =>
  new Date((numberOf(day) + days) * DAY_MS).toISOString().slice(0, 10);

/** First and last day of each range, as days from today; today counts. */
const OFFSETS: Readonly<Record<FixedRange, readonly [number, number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  '7d': [-6, 0],
  '30d': [-29, 0],
};

export const daysOf = (range: FixedRange, today: Day): DayRange => {
  const [first, last] = OFFSETS[range];
  return { startDate: addDays(today, first), endDate: addDays(today, last) };
};

export type RangeFault = 'missing' | 'order' | 'future' | 'tooLong';

/** What is wrong with a range of one's own; null is nothing. */
export const checkRange = (from: string, to: string, today: Day): RangeFault | null => {
  if (!isDay(from) || !isDay(to)) return 'missing';
  if (from > to) return 'order';
  if (to > today) return 'future';
  return numberOf(to) - numberOf(from) + 1 > MAX_CUSTOM_DAYS ? 'tooLong' : null;
};
