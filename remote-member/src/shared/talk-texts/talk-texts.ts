import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    talk: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words of threads; they come with its code, not with the start: `own('you')`. */
export const useTalkTexts = (): Translate<'talk'> => useBundledTexts('talk', TEXTS).t;
