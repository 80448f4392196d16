import type { Language } from '@shared-kernel/contracts/system/values';
import { publish, subscribe } from 'shared-kernel/events';
import { storedText } from 'shared-kernel/storage';
import { type BundledTexts, bundleTexts } from './bundled-texts.ts';
import { engine, languageStore, startEngine } from './engine.ts';
import { LANGUAGE_TAG } from './languages.ts';
import { addNamespace, askedNamespaces, loadNamespace, type NamespaceLoaders } from './namespaces.ts';

/** The frame's own texts; every other namespace is a remote's name. */
const FRAME = 'frame';
/** The words that every page shares. */
const COMMON = 'common';

/** In the local storage and as a cookie, which the document server reads. */
const LANGUAGE_KEY = 'language';
const storedLanguage = storedText(LANGUAGE_KEY, { owner: 'device' });
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

export interface I18nOptions {
  readonly language: Language;
  readonly frame: NamespaceLoaders;
  /** The words that every page shares (`shared-kernel/common-texts`). */
  readonly common: BundledTexts;
}

export const getLanguage = (): Language => languageStore.getState().language;

const switchTo = async (language: Language): Promise<void> => {
  await engine.changeLanguage(LANGUAGE_TAG[language]);
  document.documentElement.lang = LANGUAGE_TAG[language];
};

/** Texts that did not come with a change of language come when the network is back; what is here already is not asked for. */
const fetchMissing = (): void => {
  for (const name of askedNamespaces()) loadNamespace(name, getLanguage()).catch(() => undefined);
};

let stopHearing = (): void => undefined;

/** Starts the texts in one language with the frame's namespace loaded. Called by the host before the first render. */
export const initI18n = async ({ language, frame, common }: I18nOptions): Promise<void> => {
  stopHearing();
  stopHearing = subscribe('network.online', fetchMissing);
  addNamespace(FRAME, frame);
  await startEngine(language);
  bundleTexts(COMMON, common);
  await loadNamespace(FRAME, language);
  await switchTo(language);
};

const remember = (language: Language): void => {
  storedLanguage.write(language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers that the site serves.
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
};

/**
 * Changes the interface's language: loads the texts of all that has been shown, then switches, remembers the choice and
 * tells `language.changed`. Throws, with nothing changed, when the frame's texts cannot be had; a remote's keep the other language meanwhile.
 */
export const setLanguage = async (language: Language): Promise<void> => {
  const remotes = askedNamespaces().filter((name) => name !== FRAME);
  const optional = Promise.allSettled(remotes.map((name) => loadNamespace(name, language)));
  await loadNamespace(FRAME, language);
  const loads = await optional;
  if (loads.some(({ status }) => status === 'rejected')) publish('network.suspect', {});
  await switchTo(language);
  remember(language);
  publish('language.changed', { language });
};
