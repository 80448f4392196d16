import { LANGUAGES, type Language } from '@shared-kernel/contracts/system/values';
import type { LocaleLoaders } from 'shared-kernel/remote';
import { engine } from './engine.ts';
import { LANGUAGE_TAG } from './languages.ts';

/** Where a namespace's texts come from, by language. */
export type NamespaceLoaders = LocaleLoaders;

/** `account/login` names a part of the namespace `account`: its texts join those that are there. */
const namespaceOf = (name: string): string => name.split('/')[0] ?? name;

const known = new Map<string, NamespaceLoaders>();
const loads = new Map<string, Promise<void>>();

const keyOf = (name: string, language: Language): string => `${name} ${language}`;

/** Makes a namespace, or a part of one (`account/login`), known; its texts come with `loadNamespace`. Adding it again replaces where they come from. */
export const addNamespace = (name: string, loaders: NamespaceLoaders): void => {
  known.set(name, loaders);
  for (const language of LANGUAGES) loads.delete(keyOf(name, language));
};

const load = async (name: string, language: Language): Promise<void> => {
  const loaders = known.get(name);
  if (!loaders) throw new Error(`The namespace "${name}" is unknown: call addNamespace("${name}", loaders) first.`);
  const { default: texts } = await loaders[language]();
  engine.addResourceBundle(LANGUAGE_TAG[language], namespaceOf(name), texts, true, true);
};

/** Loads the texts of one namespace or part, once; a failed load throws and may be tried again. */
export const loadNamespace = (name: string, language: Language): Promise<void> => {
  const key = keyOf(name, language);
  const running = loads.get(key);
  if (running) return running;
  const fresh = load(name, language).catch((error: unknown) => {
    loads.delete(key);
    throw error;
  });
  loads.set(key, fresh);
  return fresh;
};

/** What has been asked for in any language: what has been shown, or soon will be. */
export const askedNamespaces = (): readonly string[] => [
  ...new Set([...loads.keys()].map((key) => key.slice(0, key.lastIndexOf(' ')))),
];
