import { MERCHANT_TIME_ZONE } from 'shared-kernel/contracts/calendar';
import type { Language } from 'shared-kernel/contracts/values';
import { LANGUAGE_LOCALE } from './locale.ts';
import { remember } from './remember.ts';

export type Instant = Date | string | number;

/** `day` Nov 21, 2025 · `short-day` Nov 21 · `weekday` Friday, November 21 · `minute` Nov 21, 2025, 2:05 PM · `second` with seconds · `time` 2:05 PM. */
export type DateStyle = 'day' | 'short-day' | 'weekday' | 'minute' | 'second' | 'time';

const STYLE: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'medium' },
  'short-day': { month: 'short', day: 'numeric' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
  time: { timeStyle: 'short' },
};

const formatOf = remember(
  (language: Language, style: DateStyle) =>
    new Intl.DateTimeFormat(LANGUAGE_LOCALE[language], { ...STYLE[style], timeZone: MERCHANT_TIME_ZONE }),
);

/** An instant as a reader of the language writes it, in the merchants' time zone. */
export const formatDate = (instant: Instant, language: Language, style: DateStyle): string =>
  formatOf(language, style).format(new Date(instant));

const numericOf = remember(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: MERCHANT_TIME_ZONE,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

const fieldsOf = (instant: Instant): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
  Object.fromEntries(
    numericOf()
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );

export interface MatchTime {
  /** `MM/DD` */
  readonly day: string;
  /** `HH:mm` */
  readonly time: string;
}

/** Start of a match, the same in every language: `MM/DD` and `HH:mm` (specification: browsing §2). */
export const formatMatchTime = (instant: Instant): MatchTime => {
  const { month, day, hour, minute } = fieldsOf(instant);
  return { day: `${month}/${day}`, time: `${hour}:${minute}` };
};

/** The merchant's calendar day of an instant, `YYYY-MM-DD`. */
export const merchantDay = (instant: Instant): string => {
  const { year, month, day } = fieldsOf(instant);
  return `${year}-${month}-${day}`;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days that have passed since an instant, never below 0. */
export const daysSince = (instant: Instant, now: Instant = Date.now()): number =>
  Math.max(0, Math.floor((new Date(now).getTime() - new Date(instant).getTime()) / DAY_MS));
