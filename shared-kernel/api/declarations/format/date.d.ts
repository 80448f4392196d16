import type { Language } from '../contracts/values.d.ts';
export type Instant = Date | string | number;
/** `day` Nov 21, 2025 · `short-day` Nov 21 · `weekday` Friday, November 21 · `minute` Nov 21, 2025, 2:05 PM · `second` with seconds · `time` 2:05 PM. */
export type DateStyle = 'day' | 'short-day' | 'weekday' | 'minute' | 'second' | 'time';
/** An instant as a reader of the language writes it, in the merchants' time zone. */
export declare const formatDate: (instant: Instant, language: Language, style: DateStyle) => string;
export interface MatchTime {
    /** `MM/DD` */
    readonly day: string;
    /** `HH:mm` */
    readonly time: string;
}
/** Start of a match, the same in every language: `MM/DD` and `HH:mm` (specification: browsing §2). */
export declare const formatMatchTime: (instant: Instant) => MatchTime;
/** The merchant's calendar day of an instant, `YYYY-MM-DD`. */
export declare const merchantDay: (instant: Instant) => string;
/** Whole days that have passed since an instant, never below 0. */
export declare const daysSince: (instant: Instant, now?: Instant) => number;
