import { documentRemoteOf } from '@shared-kernel/contracts/release/document-remote';
import {
  type Preload,
  RELEASE_SCHEMA,
  type ReleaseDocument,
  type RemoteRelease,
} from '@shared-kernel/contracts/release/release';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { EdgeDeps } from '../base/edge-deps.ts';
import type { Startup } from '../platform/startup.ts';
import { baseUrlOf } from './assets.ts';
import type { LiveSet } from './live-set.ts';

const EXECUTABLE = /\.(js|css)$/;

const preloadedFiles = ({ entry, preload }: RemoteRelease): ReadonlySet<string> => {
  const pages = Object.values(preload.pages);
  const groups: readonly Preload[] = [preload.start, ...pages];
  const texts = [preload.locales, ...pages.flatMap((page) => page.texts ?? [])];
  return new Set([
    entry,
    ...groups.flatMap(({ scripts, styles }) => [...scripts, ...styles]),
    ...texts.flatMap(({ EN, TY }) => [...EN, ...TY]),
  ]);
};

const integrityOf = (release: RemoteRelease, isNeeded: (file: string) => boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(release.files).flatMap(([file, { integrity }]) =>
      isNeeded(file) ? [[file, integrity] as const] : [],
    ),
  );

export interface CompositionInput {
  readonly set: LiveSet;
  readonly merchant: string;
  readonly language: Language;
  readonly startup: Startup;
}

/**
 * The release document of one merchant in one language. A remote without a configured origin is left out. A live release carries the
 * integrity of every script and stylesheet, a fallback that of its entry files: the build's own runtime checks the chunks behind them.
 */
export const composeDocument = (
  { set, merchant, language, startup }: CompositionInput,
  { assetOrigins }: Pick<EdgeDeps, 'assetOrigins'>,
): ReleaseDocument => ({
  schema: RELEASE_SCHEMA,
  revision: set.revision,
  merchant,
  compositionId: set.compositionId,
  host: { version: set.host.version, commit: set.host.commit, provides: set.host.provides },
  remotes: set.remotes.flatMap(({ live, fallback }) => {
    const baseUrl = baseUrlOf(assetOrigins, live);
    if (baseUrl === null) return [];
    const fallbackUrl = fallback === null ? null : baseUrlOf(assetOrigins, fallback);
    return [
      {
        live: documentRemoteOf(
          live,
          baseUrl,
          integrityOf(live, (file) => EXECUTABLE.test(file)),
        ),
        fallback:
          fallback === null || fallbackUrl === null
            ? null
            : documentRemoteOf(
                fallback,
                fallbackUrl,
                integrityOf(fallback, (file) => preloadedFiles(fallback).has(file)),
              ),
      },
    ];
  }),
  startup,
  language,
});
