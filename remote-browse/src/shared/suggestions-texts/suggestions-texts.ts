import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    suggestions: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words of the suggestions under a search; they come with its code, not with the start. */
export const useSuggestionsTexts = (): Translate<'suggestions'> => useBundledTexts('suggestions', TEXTS).t;
