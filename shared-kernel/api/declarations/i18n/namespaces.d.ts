import { type Language } from '../contracts/values.d.ts';
import type { LocaleLoaders } from '../remote/remote.d.ts';
/** Where a namespace's texts come from, by language. */
export type NamespaceLoaders = LocaleLoaders;
/** Makes a namespace, or a part of one (`account/login`), known; its texts come with `loadNamespace`. Adding it again replaces where they come from. */
export declare const addNamespace: (name: string, loaders: NamespaceLoaders) => void;
/** Loads the texts of one namespace or part, once; a failed load throws and may be tried again. */
export declare const loadNamespace: (name: string, language: Language) => Promise<void>;
/** What has been asked for in any language: what has been shown, or soon will be. */
export declare const askedNamespaces: () => readonly string[];
