import type { Language } from '@shared-kernel/contracts/system/values';
import type { ComponentType } from 'react';
import type { RemoteManifest } from './manifest.ts';

/** What a page's file exports. Touches no browser global at module scope: it may be rendered by the document server. */
export interface PageModule {
  readonly Page: ComponentType;
}

export interface SlotModule {
  // biome-ignore lint/suspicious/noExplicitAny: each slot has props of its own, checked where it is shown.
  readonly Slot: ComponentType<any>;
}

export interface LocaleModule {
  readonly default: Readonly<Record<string, unknown>>;
}

/** Where texts come from, by language. */
export type LocaleLoaders = Readonly<Record<Language, () => Promise<LocaleModule>>>;

/** The one module that a remote exposes: everything behind a lazy import. */
export interface RemoteModule<Page extends string = string, Component extends string = string> {
  readonly pages: Readonly<Record<Page, () => Promise<PageModule>>>;
  readonly slots: Readonly<Record<Component, () => Promise<SlotModule>>>;
  /** By page and slot component. Not written by hand: the preset finds each feature's `texts.<language>.json`. */
  readonly texts?: Readonly<Record<string, LocaleLoaders>>;
  /** Builds from before texts lay with their features: one file for the whole remote. */
  readonly locales?: LocaleLoaders;
}

/**
 * What a remote's one exposed module must hold, from the type of its manifest:
 * `export const remote = { … } satisfies RemoteModuleOf<typeof manifest>`. A page or slot named there and missing here
 * does not compile; the manifest itself stays out of the browser's code.
 */
export type RemoteModuleOf<Manifest> =
  Manifest extends RemoteManifest<infer Page, infer Component> ? RemoteModule<Page, Component> : never;
