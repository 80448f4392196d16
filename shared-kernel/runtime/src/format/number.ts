import type { Language } from '@shared-kernel/contracts/system/values';
import { LANGUAGE_LOCALE } from '../i18n/locale.ts';
import { remember } from './remember.ts';

const formatOf = remember((language: Language) => new Intl.NumberFormat(LANGUAGE_LOCALE[language]));

/** Figures in threes from the end, as both languages write them: `1,248`. */
export const inThrees = (figures: string): string => figures.replace(/\B(?=(?:\d{3})+$)/g, ',');

/**
 * A count as a reader of the language writes it: `1,248`. Whole ones need no format of the browser, whose first costs a slow
 * phone 50 ms in the middle of the first view.
 */
export const formatNumber = (value: number, language: Language): string =>
  Number.isSafeInteger(value) && value >= 0 ? inThrees(`${value}`) : formatOf(language).format(value);
