import { engine } from 'shared-kernel/host/i18n';
import { type Translation, useBundledTexts } from 'shared-kernel/i18n';
import en from './texts.en.json';
import ty from './texts.ty.json';

declare module 'shared-kernel/i18n' {
  interface Namespaces {
    forms: typeof en;
  }
}

const TEXTS = { EN: en, TY: ty };

/** The form's own words; both languages come with its code, so that no form waits for a second file. */
export const useFormsTexts = (): Translation<'forms'> => useBundledTexts('forms', TEXTS);

/** Whether a page has a text of its own: messages without one get the form's general words. */
export const hasText = (namespace: string, key: string, count: number): boolean =>
  engine.exists(key, { ns: namespace, count });
