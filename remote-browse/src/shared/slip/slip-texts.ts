import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    slip: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words of a bet slip; they come with its code, not with the start: `own('title')`. */
export const useSlipTexts = (): Translate<'slip'> => useBundledTexts('slip', TEXTS).t;
