import { LANGUAGES, type Language } from '@shared-kernel/contracts/system/values';

/** What `<html lang>` and `Intl` call a language. The engine runs on these, so that plural rules are Filipino's, not Tahitian's. */
export const LANGUAGE_TAG: Readonly<Record<Language, string>> = { EN: 'en', TY: 'fil' };

/** The language of a tag; English for anything unknown. */
export const languageOfTag = (tag: string | undefined): Language =>
  LANGUAGES.find((language) => LANGUAGE_TAG[language] === tag) ?? 'EN';
