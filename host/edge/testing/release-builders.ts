import { createHash } from 'node:crypto';
import {
  type HostRelease,
  type Pointers,
  RELEASE_SCHEMA,
  type Release,
  type ReleaseRoute,
  type RemoteRelease,
  releaseId,
} from '@shared-kernel/contracts/release/release';
import type { ReleaseSource } from '../base/edge-deps.ts';

const COMMIT = 'abc1234';

const filesOf = (names: readonly string[]): Release['files'] =>
  Object.fromEntries(names.map((name) => [name, { integrity: `sha384-${name}`, bytes: 100, gzipBytes: 50 }]));

const identity = (name: string, files: readonly string[]) =>
  ({
    schema: RELEASE_SCHEMA,
    name,
    version: '1.0.0',
    commit: COMMIT,
    builtAt: '2026-07-01T00:00:00Z',
    files: filesOf(files),
  }) as const;

/** A published host, with one shared module outside its start files. */
export const aHost = (over: Partial<HostRelease> = {}): HostRelease => ({
  ...identity('host', ['start.js', 'host.js', 'host.css', 'dialog.js', 'reddit-sans-latin-wght.1234.woff2']),
  kind: 'host',
  provides: { kernel: '1.0.0', react: '19.3.1' },
  preload: { scripts: ['start.js', 'host.js'], styles: ['host.css'] },
  shares: { 'shared-kernel/ui/dialog': { scripts: ['dialog.js'], styles: [] } },
  ...over,
});

export const aRoute = (over: Partial<ReleaseRoute> = {}): ReleaseRoute => ({
  path: '/m/somewhere',
  aliases: [],
  page: 'page',
  title: { EN: 'Somewhere', TY: 'Saanman' },
  access: 'public',
  rejectsTrial: false,
  frame: { header: 'title', back: 'history', bottomMenu: true },
  starts: [],
  ...over,
});

/** A published remote whose every file carries its name, so that a test sees whose tag it is. */
export const aRemote = (name: string, over: Partial<RemoteRelease> = {}): RemoteRelease => {
  const file = (part: string): string => `${name}-${part}`;
  const scripts = ['entry.js', 'start.js', 'page.js', 'other.js', 'en.js', 'ty.js'].map(file);
  return {
    ...identity(name, [...scripts, file('page.css'), file('page.js.map')]),
    kind: 'remote',
    entry: file('entry.js'),
    global: `remote_${name}`,
    kernel: '^1.0.0',
    namespace: name,
    routes: [aRoute({ path: `/m/${name}` })],
    slots: [],
    preload: {
      start: { scripts: [file('entry.js'), file('start.js')], styles: [] },
      pages: {
        page: { scripts: [file('page.js')], styles: [file('page.css')], consumes: ['shared-kernel/ui/dialog'] },
        other: { scripts: [file('other.js')], styles: [], consumes: [] },
      },
      locales: { EN: [file('en.js')], TY: [file('ty.js')] },
    },
    ...over,
  };
};

/** The browse remote's home, with its aliases and first calls, and a lottery page with a parameter. */
export const aBrowseRemote = (over: Partial<RemoteRelease> = {}): RemoteRelease =>
  aRemote('browse', {
    routes: [
      aRoute({
        path: '/m/home',
        aliases: ['/', '/m', '/m/index', '/m/index.html'],
        title: { EN: 'Home', TY: 'Tahanan' },
        frame: { header: 'home', back: 'home', bottomMenu: true },
        starts: [
          {
            path: '/wps/announcement/list',
            query: {
              types: 'B,PL,PU,H',
              groupName: 'm_home',
              platform: 'M',
              merchantCode: '$merchant',
              language: '$language',
            },
            when: 'always',
          },
          { path: '/wps/wallets/balance', query: {}, module: 'FUNDTRANS3', when: 'session' },
        ],
      }),
      aRoute({ path: '/m/draw/:code', page: 'other', title: { EN: 'Draw', TY: 'Bola' } }),
    ],
    ...over,
  });

/** A registry in memory, with the two moves that a real one makes. */
export interface MemoryRegistry extends ReleaseSource {
  promote(release: Release): void;
  rollback(name: string): void;
  /** Stores a release without making it live. */
  publish(release: Release): void;
  /** Who gets something else than what is live. */
  steer(rollouts: Partial<Pick<Pointers, 'canaries' | 'pins'>>): void;
  /** While true, the pointer document cannot be read. */
  isUnreadable: boolean;
  /** How often releases were read, by id. */
  readonly reads: Map<string, number>;
}

export const aRegistry = (...live: readonly Release[]): MemoryRegistry => {
  const published = new Map<string, Release>();
  const packages: Record<string, { live: string; previous: string[] }> = {};
  let revision = 0;
  let rollouts: Pick<Pointers, 'canaries' | 'pins'> = { canaries: [], pins: [] };

  const registry: MemoryRegistry = {
    isUnreadable: false,
    reads: new Map(),
    promote: (release) => {
      const id = releaseId(release);
      const before = packages[release.name];
      published.set(id, release);
      packages[release.name] = { live: id, previous: before === undefined ? [] : [before.live, ...before.previous] };
      revision += 1;
    },
    publish: (release) => {
      published.set(releaseId(release), release);
    },
    steer: (change) => {
      rollouts = { ...rollouts, ...change };
      revision += 1;
    },
    rollback: (name) => {
      const [live, ...previous] = packages[name]?.previous ?? [];
      if (live === undefined) throw new Error(`${name} has nothing to go back to`);
      packages[name] = { live, previous };
      revision += 1;
    },
    readPointers: async (): Promise<Pointers> => {
      if (registry.isUnreadable) throw new Error('half written');
      return {
        schema: RELEASE_SCHEMA,
        revision,
        changedAt: '2026-07-01T00:00:00Z',
        packages: structuredClone(packages),
        ...rollouts,
      };
    },
    readRelease: async (id) => {
      registry.reads.set(id, (registry.reads.get(id) ?? 0) + 1);
      return published.get(id) ?? null;
    },
  };
  for (const release of live) registry.promote(release);
  return registry;
};

/** The release with files that a file server can check: each contains its name. */
export const whole = (release: Release): Release => ({
  ...release,
  files: Object.fromEntries(
    Object.keys(release.files).map((file) => [
      file,
      {
        integrity: `sha384-${createHash('sha384').update(file).digest('base64')}`,
        bytes: file.length,
        gzipBytes: file.length,
      },
    ]),
  ),
});
