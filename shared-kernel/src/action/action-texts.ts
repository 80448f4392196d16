import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    action: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** Texts of confirm, copy, share and the stepper. They load with the code of these, not at start-up: `own('cancel')`. */
export const useActionTexts = (): Translate<'action'> => useBundledTexts('action', TEXTS).t;
