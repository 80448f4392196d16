import { type Translation, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    records: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words that all record pages share; they come with the page's own chunk. */
export const useRecordTexts = (): Translation<'records'> => useBundledTexts('records', TEXTS);
