import { bundleTexts, type Translation, useTranslation } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    records: typeof en;
  }
}

let isBundled = false;

/** The words that all record pages share; they come with the page's own chunk. */
export const useRecordTexts = (): Translation<'records'> => {
  // The engine has to run before it takes words, so not when the file is read.
  if (!isBundled) bundleTexts('records', { EN: en, TY: ty });
  isBundled = true;
  return useTranslation('records');
};
