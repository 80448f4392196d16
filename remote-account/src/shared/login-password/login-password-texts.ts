import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    'login-password': typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words for a member without a login password, bundled with their code: `own('missing')`. */
export const useLoginPasswordTexts = (): Translate<'login-password'> => useBundledTexts('login-password', TEXTS).t;
