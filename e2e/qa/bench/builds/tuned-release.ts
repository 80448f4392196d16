import type { HostRelease, Release, RemoteRelease } from '@shared-kernel/contracts/release/release';
import { RELEASE_SCHEMA, releaseId } from '@shared-kernel/contracts/release/release';
import type { MonolithBuild } from './build-monolith.ts';
import type { SiteRelease } from './site-release.ts';

const VERSION = { version: '1.0.0', commit: 'bench' } as const;
/** Where the tuned monolith's files are served, as the document server spells it. */
export const TUNED_BASE = `${VERSION.version}+${VERSION.commit}`;
const HOME_PAGE = './features/home/home.page.tsx';
const TEXTS = { EN: './features/home/texts.en.json', TY: './features/home/texts.ty.json' } as const;
const NO_TEXTS = { EN: [], TY: [] };

const only = (files: readonly string[], ending: string): string[] => files.filter((file) => file.endsWith(ending));
const preloadOf = (files: readonly string[]) => ({ scripts: only(files, '.js'), styles: only(files, '.css') });

const filesOf = ({ files }: MonolithBuild): Release['files'] =>
  Object.fromEntries(Object.entries(files).map(([name, integrity]) => [name, { integrity, bytes: 0, gzipBytes: 0 }]));

const homeOf = (remote: RemoteRelease, build: MonolithBuild): RemoteRelease => {
  const page = preloadOf(build.behind('remote-browse', HOME_PAGE));
  const texts = {
    EN: only(build.behind('remote-browse', TEXTS.EN), '.js'),
    TY: only(build.behind('remote-browse', TEXTS.TY), '.js'),
  };
  const [entry = ''] = page.scripts;
  return {
    ...remote,
    files: filesOf(build),
    entry,
    preload: {
      start: { scripts: [], styles: [] },
      pages: { home: { ...page, consumes: [], texts } },
      locales: NO_TEXTS,
    },
  };
};

const emptied = (remote: RemoteRelease): RemoteRelease => ({
  ...remote,
  files: {},
  entry: '',
  preload: { start: { scripts: [], styles: [] }, pages: {}, locales: NO_TEXTS },
});

/** The tuned monolith as releases, so that the site's own document server writes its document: its tricks are the site's. */
export const tunedReleases = ({ host, remotes }: SiteRelease, build: MonolithBuild) => {
  const start: HostRelease = {
    ...host,
    ...VERSION,
    files: filesOf(build),
    preload: preloadOf(build.start),
    shares: {},
  };
  const parts = remotes.map(
    (remote): RemoteRelease => ({
      ...(remote.name === 'browse' ? homeOf(remote, build) : emptied(remote)),
      ...VERSION,
    }),
  );
  const byId = new Map<string, Release>([start, ...parts].map((release) => [releaseId(release), release]));
  const packages = Object.fromEntries(
    [...byId.values()].map((release) => [release.name, { live: releaseId(release), previous: [] }]),
  );
  const pointers = {
    schema: RELEASE_SCHEMA,
    revision: 1,
    changedAt: host.builtAt,
    packages,
    canaries: [],
    pins: [],
  } as const;
  return {
    readPointers: async () => ({ ...pointers, canaries: [], pins: [] }),
    readRelease: async (id: string): Promise<Release | null> => byId.get(id) ?? null,
  };
};
