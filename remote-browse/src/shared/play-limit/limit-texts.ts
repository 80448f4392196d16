import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    ownLimit: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words of a member's own limits; they come with the code that says them, not with the start. */
export const useLimitTexts = (): Translate<'ownLimit'> => useBundledTexts('ownLimit', TEXTS).t;
