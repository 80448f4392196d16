import type { Language } from '@shared-kernel/contracts/system/values';
import { useCallback } from 'react';
import { useTranslation as useEngine } from 'react-i18next';
import { useStore } from 'shared-kernel/store';
import { type BundledTexts, bundleTexts } from './bundled-texts.ts';
import { languageStore } from './engine.ts';

export { bundleTexts } from './bundled-texts.ts';
export { getLanguage } from './language.ts';
export { LANGUAGE_TAG } from './languages.ts';

/**
 * The texts of each namespace, for typed keys. Each place with texts adds its own; a remote's
 * are in its `remote.tsx`: `declare module 'shared-kernel/i18n' { interface Namespaces { 'account/login': typeof texts } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: packages fill it by declaration merging.
export interface Namespaces {}

type WithoutPlural<Key extends string> =
  Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key;

type KeysIn<Texts, Path extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Path}${WithoutPlural<Key>}`
    : KeysIn<Texts[Key], `${Path}${Key}.`>;
}[keyof Texts & string];

/** The namespace itself and its parts; none for a name that only the run time knows. */
type PlacesOf<Name extends string> = string extends Name
  ? never
  : Extract<keyof Namespaces, Name | `${Name}/${string}`>;

type KeysAt<Place extends keyof Namespaces> = Place extends unknown ? KeysIn<Namespaces[Place]> : never;

/** A key of a namespace: of its texts once it is in `Namespaces`, any string until then. */
export type TextKey<Name extends string> = [PlacesOf<Name>] extends [never] ? string : KeysAt<PlacesOf<Name>>;

/** `count` chooses the plural; the rest fills the text's `{{names}}`. */
export type TextValues = Readonly<Record<string, string | number>>;

export type Translate<Name extends string = string> = (key: TextKey<Name>, values?: TextValues) => string;

export interface Translation<Name extends string> {
  readonly t: Translate<Name>;
  readonly language: Language;
}

/** The engine's own type works out the values of every text; ours has said what they are. */
type EngineT = (key: string, values: Record<string, unknown>) => unknown;

/** One object for all calls: the engine's hook compares it. */
const NO_OPTIONS = {};

/** Changes when the player changes the language. */
export const useLanguage = (): Language => useStore(languageStore, (state) => state.language);

/** The texts of a namespace, which the host has loaded before the page that asks for them. `t` stays the same until they change. */
export const useTranslation = <Name extends string>(namespace: Name): Translation<Name> => {
  const { t: translate }: { readonly t: EngineT } = useEngine<string>(namespace, NO_OPTIONS);
  const language = useLanguage();
  const t = useCallback<Translate<Name>>((key, values) => String(translate(key, { ...values })), [translate]);
  return { t, language };
};

/**
 * The texts of an area of the kernel that travel with its code: both languages come with it and nothing is loaded.
 * `texts` is a constant of the area's file.
 */
export const useBundledTexts = <Name extends string>(namespace: Name, texts: BundledTexts): Translation<Name> => {
  // The engine has to run before it takes words, so not when the area's file is read.
  bundleTexts(namespace, texts);
  return useTranslation(namespace);
};
