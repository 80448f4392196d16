import type { Language } from '@shared-kernel/contracts/system/values';

/** The locale that numbers, money and dates of a language follow. */
export const LANGUAGE_LOCALE: Readonly<Record<Language, string>> = { EN: 'en-PH', TY: 'fil-PH' };
