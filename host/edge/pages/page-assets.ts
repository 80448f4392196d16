import type { Preload } from '@shared-kernel/contracts/release/release';
import type { Language } from '@shared-kernel/contracts/system/values';
import { type Asset, assetsOf, baseUrlOf } from '../releases/assets.ts';
import type { LiveSet } from '../releases/live-set.ts';
import type { RouteMatch } from '../releases/route-table.ts';

/** Files that a document preloads: the host's start, and the files of the page's remote. */
export interface PageAssets {
  /** In execution order: the host's start files, then the remote's entry, which uses the host's runtime. */
  readonly orderedScripts: readonly Asset[];
  /** Chunks, which queue until they are used: the remote's start, page and texts, and the host's shared modules. */
  readonly chunks: readonly Asset[];
  readonly styles: readonly Asset[];
  readonly font: Asset | null;
}

const LATIN_FONT = /latin[^/]*\.woff2$/;
const NOTHING: Preload = { scripts: [], styles: [] };

interface PageAssetsInput {
  readonly set: LiveSet;
  readonly match: RouteMatch | null;
  readonly language: Language;
  readonly origins: Readonly<Record<string, string>>;
}

/** Files of a release as URLs. */
type Resolve = (files: readonly string[]) => Asset[];

const remoteParts = ({ match, language }: PageAssetsInput): readonly Preload[] => {
  if (match === null) return [];
  const { start, pages, locales } = match.remote.live.preload;
  const page = pages[match.route.page];
  const texts = { scripts: [...locales[language], ...(page?.texts?.[language] ?? [])], styles: [] };
  return [start, page ?? NOTHING, texts];
};

const sharedParts = ({ set, match }: PageAssetsInput): readonly Preload[] => {
  const consumed = match?.remote.live.preload.pages[match.route.page]?.consumes ?? [];
  return consumed.map((request) => set.host.shares[request] ?? NOTHING);
};

/** Null: the host has no configured origin. */
export const pageAssets = (input: PageAssetsInput): PageAssets | null => {
  const { set, match, origins } = input;
  const { host } = set;
  const hostUrl = baseUrlOf(origins, host);
  const remoteUrl = match === null ? null : baseUrlOf(origins, match.remote.live);
  if (hostUrl === null) return null;
  const ofHost: Resolve = (files) => assetsOf(hostUrl, host, files);
  const ofRemote: Resolve = (files) =>
    match === null || remoteUrl === null ? [] : assetsOf(remoteUrl, match.remote.live, files);

  const isStarted = new Set([...host.preload.scripts, ...host.preload.styles]);
  const shared = sharedParts(input);
  const own = remoteParts(input);
  const notStarted = (files: readonly string[]): string[] => files.filter((file) => !isStarted.has(file));
  const entry = match?.remote.live.entry;
  const ownChunks = own.flatMap(({ scripts }) => scripts).filter((file) => file !== entry);
  const font = Object.keys(host.files).find((file) => LATIN_FONT.test(file));
  return {
    orderedScripts: [...ofHost(host.preload.scripts), ...ofRemote(entry === undefined ? [] : [entry])],
    chunks: [...ofRemote(ownChunks), ...ofHost(notStarted(shared.flatMap(({ scripts }) => scripts)))],
    styles: [
      ...ofHost([...host.preload.styles, ...notStarted(shared.flatMap(({ styles }) => styles))]),
      ...ofRemote(own.flatMap(({ styles }) => styles)),
    ],
    font: font === undefined ? null : (ofHost([font])[0] ?? null),
  };
};
