import { bundleTexts, type Translate, useTranslation } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    action: typeof en;
  }
}

let isBundled = false;

/** What confirm, undo, copy and share say by themselves; it comes with their code, not with the start: `own('undo')`. */
export const useActionTexts = (): Translate<'action'> => {
  // The engine has to run before it takes words, so not when the file is read.
  if (!isBundled) bundleTexts('action', { EN: en, TY: ty });
  isBundled = true;
  return useTranslation('action').t;
};
