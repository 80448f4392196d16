import { type Translation, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    downloads: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words of every list of app links; they come with its own chunk. */
export const useDownloadsTexts = (): Translation<'downloads'> => useBundledTexts('downloads', TEXTS);
