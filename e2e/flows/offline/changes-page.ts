import type { Texts } from '../../fixtures/texts.ts';

/** Presses after which the page is another one, in another language or for another visitor, by what they are called. */
export const changesPage = (t: Texts): ((key: string) => boolean) => {
  const names = [t('kit:signOut'), t('frame:language.label', { name: '' })];
  return (key) => names.some((name) => key.includes(name));
};
