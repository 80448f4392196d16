import type { Language } from '../contracts/values.d.ts';
/**
 * Gives the engine words that travel with the code that speaks them: a kernel area that remotes bundle. Nothing is
 * loaded. Two remotes may bring two versions of one area: words that are there stay, new ones are added.
 */
export declare const bundleTexts: (name: string, texts: Readonly<Record<Language, object>>) => void;
