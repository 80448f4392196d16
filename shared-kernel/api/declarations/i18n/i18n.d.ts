import type { Language } from '../contracts/values.d.ts';
export { LANGUAGE_LOCALE } from '../format/locale.d.ts';
export { bundleTexts } from './bundled-texts.d.ts';
export { getLanguage } from './language.d.ts';
export { LANGUAGE_TAG } from './languages.d.ts';
/**
 * The texts of each namespace, for typed keys. Each place with texts adds its own; a remote's
 * are in its `remote.tsx`: `declare module 'shared-kernel/i18n' { interface Namespaces { 'account/login': typeof texts } }`.
 */
export interface Namespaces {
}
type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key;
type KeysIn<Texts, Path extends string = ''> = {
    [Key in keyof Texts & string]: Texts[Key] extends string ? `${Path}${WithoutPlural<Key>}` : KeysIn<Texts[Key], `${Path}${Key}.`>;
}[keyof Texts & string];
/** The namespace itself and its parts; none for a name that only the run time knows. */
type PlacesOf<Name extends string> = string extends Name ? never : Extract<keyof Namespaces, Name | `${Name}/${string}`>;
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
/** Changes when the player changes the language. */
export declare const useLanguage: () => Language;
/** The texts of a namespace, which the host has loaded before the page that asks for them. `t` stays the same until they change. */
export declare const useTranslation: <Name extends string>(namespace: Name) => Translation<Name>;
