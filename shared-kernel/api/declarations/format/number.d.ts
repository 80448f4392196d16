import type { Language } from '../contracts/values.d.ts';
/** A count as a reader of the language writes it: `1,248`. */
export declare const formatNumber: (value: number, language: Language) => string;
