import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    lottery: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words of lottery orders; they come with the code of the pages that show them: `own('cancel')`. */
export const useLotteryTexts = (): Translate<'lottery'> => useBundledTexts('lottery', TEXTS).t;
