import { type CalendarDay } from '../contracts/calendar.d.ts';
/**
 * Takes a time that the server wrote down. It is always a little old when it arrives, never too new, so of several the
 * one that puts the clock furthest on is the truest: slow answers and cached ones change nothing.
 */
export declare const hearServerTime: (instant: string | null | undefined) => void;
/** Starts over with the phone's clock: for tests, and for a page that boots again. */
export declare const resetClock: () => void;
/** The server's time, whatever the phone's clock says. */
export declare const now: () => Date;
/** The merchant's day of now. */
export declare const today: () => CalendarDay;
