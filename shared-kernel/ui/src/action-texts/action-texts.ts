import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    action: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words of confirm, copy, share and stepper, bundled with their code: `own('copied')`. */
export const useActionTexts = (): Translate<'action'> => useBundledTexts('action', TEXTS).t;
