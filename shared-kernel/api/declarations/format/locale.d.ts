import type { Language } from '../contracts/values.d.ts';
/** The locale that numbers, money and dates of a language follow. */
export declare const LANGUAGE_LOCALE: Readonly<Record<Language, string>>;
