import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    partner: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words of a frame in an affiliate's page; they come with its code. */
export const usePartnerTexts = (): Translate<'partner'> => useBundledTexts('partner', TEXTS).t;
