/** `YYYY-MM-DD`, a day of the merchant's calendar. */
export type CalendarDay = string;
/**
 * The merchants' calendar is that of GMT+8, without summer time, for every brand (docs/decisions/0008-one-clock.md): days
 * of records, limits and missions begin and end by it.
 */
export declare const MERCHANT_TIME_ZONE = "Asia/Manila";
export declare const MERCHANT_OFFSET = "+08:00";
/** Whether a text is written as a day: `YYYY-MM-DD`. */
export declare const isCalendarDay: (text: string) => text is CalendarDay;
/** The merchant's day of an instant. */
export declare const dayOf: (instant: Date | string | number) => CalendarDay;
/** The first instant of a merchant's day. */
export declare const startOfDay: (day: CalendarDay) => Date;
/** The first instant after a merchant's day. */
export declare const endOfDay: (day: CalendarDay) => Date;
/** Days later, or earlier below zero. */
export declare const addDays: (day: CalendarDay, count: number) => CalendarDay;
/** Days from the first to the last, both counted. */
export declare const daysBetween: (first: CalendarDay, last: CalendarDay) => number;
/** The first day of a day's month. */
export declare const startOfMonth: (day: CalendarDay) => CalendarDay;
