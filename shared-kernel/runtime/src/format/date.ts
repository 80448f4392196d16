import { dayOf, MERCHANT_TIME_ZONE, wallTimeOf } from '@shared-kernel/contracts/system/calendar';
import type { Language } from '@shared-kernel/contracts/system/values';
import { LANGUAGE_LOCALE } from '../i18n/locale.ts';
import { remember } from './remember.ts';

export type Instant = Date | string | number;

/**
 * Everything that the site says of a date, the same in every language: figures, 24 hours, the merchants' time zone. Only the
 * name of a weekday is a word. Seconds where rows are told apart by them: in records.
 */
const STYLES = {
  /** 11/21 */
  'short-day': '{month}/{day}',
  /** 11/21/2025 */
  day: '{month}/{day}/{year}',
  /** 14:05 */
  time: '{hour}:{minute}',
  /** 14:05:09 */
  clock: '{hour}:{minute}:{second}',
  /** 11/21 14:05 */
  minute: '{month}/{day} {hour}:{minute}',
  /** 11/21/2025 14:05:09 */
  second: '{month}/{day}/{year} {hour}:{minute}:{second}',
} as const;

/** Of the table, and `weekday`: Friday. */
export type DateStyle = keyof typeof STYLES | 'weekday';

const weekdayOf = remember(
  (language: Language) =>
    new Intl.DateTimeFormat(LANGUAGE_LOCALE[language], { weekday: 'long', timeZone: MERCHANT_TIME_ZONE }),
);

const WALL_TIME = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)T(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)$/;

/** By the calendar's own offset: the first format that the browser makes for a time zone costs a slow phone a tenth of a second. */
const fieldsOf = (instant: Instant): Partial<Record<string, string>> =>
  WALL_TIME.exec(wallTimeOf(instant))?.groups ?? {};

/** An instant in the merchants' time zone. Throws RangeError on what is no instant. */
export const formatDate = (instant: Instant, language: Language, style: DateStyle): string => {
  if (style === 'weekday') return weekdayOf(language).format(new Date(instant));
  const fields = fieldsOf(instant);
  return STYLES[style].replace(/{(\w+)}/g, (_, field: string) => fields[field] ?? '');
};

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
export const merchantDay = (instant: Instant): string => dayOf(instant);

/** The merchant's time of day of an instant, `HH:mm`, for holding against hours. */
export const merchantTime = (instant: Instant): string => {
  const { hour, minute } = fieldsOf(instant);
  return `${hour}:${minute}`;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days that have passed since an instant, never below 0. */
export const daysSince = (instant: Instant, now: Instant = Date.now()): number =>
  Math.max(0, Math.floor((new Date(now).getTime() - new Date(instant).getTime()) / DAY_MS));
