/** Every brand keeps the calendar of GMT+8 (`Asia/Manila`, no daylight saving). */
export const MERCHANT_TIME_ZONE = 'Asia/Manila';
const OFFSET = '+08:00';
const DAY_MS = 24 * 60 * 60 * 1000;
const OFFSET_MS = 8 * 60 * 60 * 1000;

/** The merchant's calendar day of an instant, `YYYY-MM-DD`. */
export const dayOf = (instant: Date): string => new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10);

export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00${OFFSET}`);

/** The first instant after the day. */
export const endOfDay = (day: string): Date => new Date(startOfDay(day).getTime() + DAY_MS);

export const addDays = (day: string, count: number): string =>
  dayOf(new Date(startOfDay(day).getTime() + count * DAY_MS));

/** The first instant of the month that the day is in. */
export const startOfMonth = (day: string): Date => startOfDay(`${day.slice(0, 8)}01`);
