import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    closed: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words of a closed site; they come with its page's own chunk. */
export const useClosedTexts = (): Translate<'closed'> => useBundledTexts('closed', TEXTS).t;
