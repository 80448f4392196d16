import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    payment: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words about payment passwords; they come with the code that asks for one: `own('entry')`. */
export const usePaymentTexts = (): Translate<'payment'> => useBundledTexts('payment', TEXTS).t;
