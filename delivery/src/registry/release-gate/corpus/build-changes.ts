import type { RemoteRelease } from '@shared-kernel/contracts/release/release';
import { type Change, factsOf, type Site, spread, withHostFacts, withRemote, withRemoteFacts } from './site.ts';

const EACH = 3;
const LARGE = 200_000;

const GLOBAL = [':root', 'body', '*', 'h1', '@font-face', 'html body > div', '@keyframes spin', 'button:hover'];

const firstFile = (remote: RemoteRelease, files: readonly string[]): string => files[0] ?? remote.entry;

/** One file of other weight, by its share of what it weighed. */
const weighing = (remote: RemoteRelease, file: string, gzipBytes: (before: number) => number) => {
  const before = remote.files[file];
  return before === undefined
    ? remote.files
    : { ...remote.files, [file]: { ...before, gzipBytes: gzipBytes(before.gzipBytes) } };
};

const ownScripts = (remote: RemoteRelease): readonly (readonly [page: string, file: string])[] =>
  Object.entries(remote.preload.pages).map(([page, { scripts }]) => [page, firstFile(remote, scripts)] as const);

const ofRemote = (site: Site, remote: RemoteRelease, kind: string, change: Partial<RemoteRelease>, name = '') => ({
  kind,
  name: `${remote.name} ${name}`,
  after: withRemote(site, remote.name, change),
});

const breakingIn = (site: Site, remote: RemoteRelease): readonly Change[] => {
  const { routes, files, preload } = remote;
  const one = (kind: string, change: Partial<RemoteRelease>, name = '') => ofRemote(site, remote, kind, change, name);
  const others = site.remotes.filter(({ name }) => name !== remote.name);
  const { untranslated, globalStyles } = factsOf(remote);
  return [
    ...(['EN', 'TY'] as const).map((language) => ({
      kind: 'text missing in a language',
      name: `${remote.name} ${language}`,
      after: withRemoteFacts(site, remote, { untranslated: { ...untranslated, [language]: ['page.title'] } }),
    })),
    one('title missing in a language', {
      routes: routes.map((route, place) => (place === 0 ? { ...route, title: { ...route.title, TY: '' } } : route)),
    }),
    ...spread(Object.entries(preload.pages), 1).map(([page, needs]) =>
      one('words of a page in one language', {
        preload: {
          ...preload,
          pages: { ...preload.pages, [page]: { ...needs, texts: { EN: [remote.entry], TY: [] } } },
        },
      }),
    ),
    ...spread(ownScripts(remote), EACH).map(([page, file]) =>
      one('budget exceeded', { files: weighing(remote, file, (before) => before + LARGE) }, page),
    ),
    one('budget of the start exceeded', { files: weighing(remote, remote.entry, (before) => before + LARGE) }),
    ...GLOBAL.map((selector) => ({
      kind: 'global style',
      name: `${remote.name} ${selector}`,
      after: withRemoteFacts(site, remote, { globalStyles: [...globalStyles, selector] }),
    })),
    ...others.map((other) => ({
      kind: 'style of another remote’s class',
      name: `${remote.name} ${other.name}`,
      after: withRemoteFacts(site, remote, { globalStyles: [...globalStyles, `.${other.name}-card-1t7f > li`] }),
    })),
    ...spread(Object.entries(files), 2).map(([file, known]) =>
      one('integrity missing', { files: { ...files, [file]: { ...known, integrity: '' } } }, file),
    ),
    ...spread(ownScripts(remote), 2).map(([page, file]) =>
      one(
        'preloaded file not listed',
        { files: Object.fromEntries(Object.entries(files).filter(([name]) => name !== file)) },
        page,
      ),
    ),
  ];
};

export const breakingBuilds = (site: Site): readonly Change[] => [
  ...site.remotes.flatMap((remote) => breakingIn(site, remote)),
  ...site.remotes.flatMap((remote) =>
    spread(
      factsOf(remote).flags.filter((flag) => factsOf(site.host).knownFlags.includes(flag)),
      EACH,
    ).map((flag) => ({
      kind: 'flag renamed',
      name: `${flag}, read by ${remote.name}`,
      after: withHostFacts(site, {
        knownFlags: factsOf(site.host).knownFlags.map((each) => (each === flag ? `${flag}NEW` : each)),
      }),
    })),
  ),
];

export const harmlessBuilds = (site: Site): readonly Change[] => [
  ...site.remotes.flatMap((remote) => [
    ...spread(ownScripts(remote), EACH).map(([page, file]) =>
      ofRemote(
        site,
        remote,
        'a little larger',
        { files: weighing(remote, file, (before) => Math.round(before * 1.05)) },
        page,
      ),
    ),
    ofRemote(site, remote, 'smaller', { files: weighing(remote, remote.entry, (before) => Math.round(before / 2)) }),
    {
      kind: 'flag no longer read',
      name: remote.name,
      after: withRemoteFacts(site, remote, { flags: factsOf(remote).flags.slice(1) }),
    },
    {
      kind: 'global style gone',
      name: remote.name,
      after: withRemoteFacts(site, remote, { globalStyles: [] }),
    },
  ]),
  {
    kind: 'flag added to the kernel',
    name: 'host',
    after: withHostFacts(site, { knownFlags: [...factsOf(site.host).knownFlags, 'ADDED3'] }),
  },
];
