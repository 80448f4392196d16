import type { Language } from '../contracts/values.d.ts';
/** The round flag of a language. Decorative: the language's name stands beside it or on the button around it. */
export declare const Flag: ({ language }: {
    readonly language: Language;
}) => import("react").JSX.Element;
