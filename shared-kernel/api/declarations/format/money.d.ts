import type { Language } from '../contracts/values.d.ts';
export interface MoneyOptions {
    readonly language: Language;
    /** ISO 4217; by default the peso. */
    readonly currency?: string;
}
/** An amount in pieces, for setting the unit smaller and the decimals dimmer. Put together in this order they are the amount. */
export interface MoneyParts {
    /** Empty, or the minus sign (U+2212, not a hyphen). */
    readonly sign: string;
    readonly unit: string;
    readonly whole: string;
    /** With their separator: `.50`. */
    readonly decimals: string;
}
/** Shown instead of an amount while the balance is hidden. */
export declare const maskedAmount = "******";
/** A decimal amount (`12480.50`, major units) as a player reads it: `₱12,480.50`. Throws RangeError on any other text. */
export declare const formatMoney: (amount: string, options: MoneyOptions) => string;
/** The pieces of `formatMoney`. Throws RangeError on anything but a decimal amount. */
export declare const formatMoneyParts: (amount: string, options: MoneyOptions) => MoneyParts;
