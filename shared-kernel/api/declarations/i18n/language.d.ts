import type { Language } from '../contracts/values.d.ts';
import { type NamespaceLoaders } from './namespaces.d.ts';
export interface I18nOptions {
    readonly language: Language;
    readonly frame: NamespaceLoaders;
}
export declare const getLanguage: () => Language;
/** Starts the texts in one language with the frame's namespace loaded. Called by the host before the first render. */
export declare const initI18n: ({ language, frame }: I18nOptions) => Promise<void>;
/**
 * Changes the interface's language: loads the texts of all that has been shown, then switches, remembers the choice and
 * tells `language.changed`. Throws, with nothing changed, when the frame's texts cannot be had; a remote's keep the other language meanwhile.
 */
export declare const setLanguage: (language: Language) => Promise<void>;
