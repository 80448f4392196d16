import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    feedback: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words of a message to the operator; they come with the code of its form: `own('send')`. */
export const useFeedbackTexts = (): Translate<'feedback'> => useBundledTexts('feedback', TEXTS).t;
