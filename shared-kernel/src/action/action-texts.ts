import { type Translate, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    action: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** What confirm, undo, copy, share and a stepper say by themselves; it comes with their code, not with the start: `own('undo')`. */
export const useActionTexts = (): Translate<'action'> => useBundledTexts('action', TEXTS).t;
