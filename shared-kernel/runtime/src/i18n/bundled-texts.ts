import type { Language } from '@shared-kernel/contracts/system/values';
import { engine } from './engine.ts';
import { LANGUAGE_TAG } from './languages.ts';

/** Silent: nobody can be showing words that were not there, and a page asks for them while it renders. */
const QUIETLY = { silent: true };

/** Both languages of an area, as one object that stays the same. */
export type BundledTexts = Readonly<Record<Language, object>>;

const given = new WeakSet<BundledTexts>();

/**
 * Gives the engine words that travel with the code that speaks them: a kernel area that remotes bundle. Nothing is
 * loaded, and the same object is taken once. Two remotes may bring two versions of one area: words that are there stay, new ones are added.
 */
export const bundleTexts = (name: string, texts: BundledTexts): void => {
  if (given.has(texts)) return;
  given.add(texts);
  engine.addResourceBundle(LANGUAGE_TAG.EN, name, texts.EN, true, false, QUIETLY);
  engine.addResourceBundle(LANGUAGE_TAG.TY, name, texts.TY, true, false, QUIETLY);
};
