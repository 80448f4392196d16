import { type Translation, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    waiting: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The words of a busy platform; both languages come with their code, as nothing else may come then. */
export const useWaitingTexts = (): Translation<'waiting'> => useBundledTexts('waiting', TEXTS);
