import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    mutation: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words of what is asked for once; they come with its code, not with the start: `t('line.fee')`. */
export const useMutationTexts = (): Translate<'mutation'> => useBundledTexts('mutation', TEXTS).t;
