import type { Language } from 'shared-kernel/contracts/values';
import { LANGUAGE_LOCALE } from './locale.ts';
import { remember } from './remember.ts';

const formatOf = remember((language: Language) => new Intl.NumberFormat(LANGUAGE_LOCALE[language]));

/** A count as a reader of the language writes it: `1,248`. */
export const formatNumber = (value: number, language: Language): string => formatOf(language).format(value);
