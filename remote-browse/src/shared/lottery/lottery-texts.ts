import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    lottery: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** When a lottery is drawn and what it wins, in words; they come with its code, not with the start. */
export const useLotteryTexts = (): Translate<'lottery'> => useBundledTexts('lottery', TEXTS).t;
