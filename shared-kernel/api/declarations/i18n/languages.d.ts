import { type Language } from '../contracts/values.d.ts';
/** What `<html lang>` and `Intl` call a language. The engine runs on these, so that plural rules are Filipino's, not Tahitian's. */
export declare const LANGUAGE_TAG: Readonly<Record<Language, string>>;
/** The language of a tag; English for anything unknown. */
export declare const languageOfTag: (tag: string | undefined) => Language;
