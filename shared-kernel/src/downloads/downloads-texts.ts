import { bundleTexts, type Translation, useTranslation } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    downloads: typeof en;
  }
}

let isBundled = false;

/** The words of every list of app links; they come with its own chunk. */
export const useDownloadsTexts = (): Translation<'downloads'> => {
  // The engine has to run before it takes words, so not when the file is read.
  if (!isBundled) bundleTexts('downloads', { EN: en, TY: ty });
  isBundled = true;
  return useTranslation('downloads');
};
