import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    orders: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words of lottery orders, bundled with their code: `own('cancel')`. */
export const useOrdersTexts = (): Translate<'orders'> => useBundledTexts('orders', TEXTS).t;
