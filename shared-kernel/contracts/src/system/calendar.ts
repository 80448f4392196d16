/** `YYYY-MM-DD`, a day of the merchant's calendar. */
export type CalendarDay = string;

/**
 * The merchants' calendar is that of GMT+8, without summer time, for every brand (docs/decisions/0008-one-clock.md): days
 * of records, limits and missions begin and end by it.
 */
export const MERCHANT_TIME_ZONE = 'Asia/Manila';
export const MERCHANT_OFFSET = '+08:00';
const OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const MONTH_LENGTH = 'YYYY-MM'.length;

/** Whether a text is written as a day: `YYYY-MM-DD`. */
export const isCalendarDay = (text: string): text is CalendarDay => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What the merchant's calendar and clock show at an instant: `YYYY-MM-DDTHH:mm:ss`. Throws RangeError on what is no instant. */
export const wallTimeOf = (instant: Date | string | number): string =>
  new Date(new Date(instant).getTime() + OFFSET_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);

/** The merchant's day of an instant. */
export const dayOf = (instant: Date | string | number): CalendarDay =>
  wallTimeOf(instant).slice(0, 'YYYY-MM-DD'.length);

/** The first instant of a merchant's day. */
export const startOfDay = (day: CalendarDay): Date => new Date(`${day}T00:00:00${MERCHANT_OFFSET}`);

/** The first instant after a merchant's day. */
export const endOfDay = (day: CalendarDay): Date => new Date(startOfDay(day).getTime() + DAY_MS);

/** Days later, or earlier below zero. */
export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  dayOf(startOfDay(day).getTime() + count * DAY_MS);

/** Days from the first to the last, both counted. */
export const daysBetween = (first: CalendarDay, last: CalendarDay): number =>
  Math.round((startOfDay(last).getTime() - startOfDay(first).getTime()) / DAY_MS) + 1;

/** The first day of a day's month. */
export const startOfMonth = (day: CalendarDay): CalendarDay => `${day.slice(0, MONTH_LENGTH)}-01`;
