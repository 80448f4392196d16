import { type Instant } from './date.d.ts';
import { type MoneyParts } from './money.d.ts';
/** How this brand and this reader write amounts, days and numbers. No page names a currency, a language or a time zone. */
export interface Format {
    /** A decimal amount of the wire (`12480.50`): `₱12,480.50`. Throws RangeError on any other text. */
    readonly money: (amount: string) => string;
    /** The same in pieces, to set unit and decimals apart. */
    readonly moneyParts: (amount: string) => MoneyParts;
    /** Without its decimals, for what is read at a glance: `₱12,480`. */
    readonly wholeMoney: (amount: string) => string;
    /** A count: `1,248`. */
    readonly number: (value: number) => string;
    /** `Nov 21, 2025`, of an instant or a merchant's day (`YYYY-MM-DD`). */
    readonly day: (when: Instant) => string;
    /** `Nov 21` */
    readonly shortDay: (when: Instant) => string;
    /** `Friday, November 21` */
    readonly weekday: (when: Instant) => string;
    /** `Nov 21, 2025, 2:05 PM` */
    readonly minute: (when: Instant) => string;
    /** With seconds. */
    readonly second: (when: Instant) => string;
    /** `2:05 PM` */
    readonly time: (when: Instant) => string;
    /** Start of a match, the same in every language: `11/21 14:05` (specification: browsing §2, MM/DD HH:mm). */
    readonly matchTime: (when: Instant) => string;
}
/** Formats bound to the brand's currency, the reader's language and the merchants' calendar. */
export declare const useFormat: () => Format;
