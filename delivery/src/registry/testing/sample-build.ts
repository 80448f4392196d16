import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { HostRelease, Release, RemoteRelease } from '@shared-kernel/contracts/release/release';
import { integrityOf, RELEASE_FILE } from '../builds/build-files.ts';
import type { ReleaseStore } from '../release-store.ts';
import { createFolderStore } from '../store/folder-store.ts';

/** Builds for tests: real files on the disk with the release.json that the preset would write. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

const ENTRY = 'entry.0123456789.js';
const DEFAULT_FILES: Files = { [ENTRY]: 'export const remote = "a remote";\n'.repeat(100) };

const listed = (files: Files): Release['files'] =>
  Object.fromEntries(
    Object.entries(files).map(([name, content]) => {
      const bytes = Buffer.from(content);
      return [name, { integrity: integrityOf(bytes), bytes: bytes.length, gzipBytes: bytes.length }];
    }),
  );

const sampleRemote = (files: Files, change: Partial<RemoteRelease> = {}): RemoteRelease => ({
  schema: 1,
  kind: 'remote',
  name: 'browse',
  version: '1.0.0',
  commit: 'aaaaaaa',
  builtAt: '2026-01-01T00:00:00.000Z',
  files: listed(files),
  entry: Object.keys(files)[0] ?? ENTRY,
  global: 'remote_browse',
  kernel: '^1.0.0',
  namespace: 'browse',
  routes: [],
  slots: [],
  preload: { start: { scripts: [], styles: [] }, pages: {}, locales: { EN: [], TY: [] } },
  ...change,
});

const sampleHost = (files: Files, change: Partial<HostRelease> = {}): HostRelease => ({
  schema: 1,
  kind: 'host',
  name: 'host',
  version: '1.0.0',
  commit: 'aaaaaaa',
  builtAt: '2026-01-01T00:00:00.000Z',
  files: listed(files),
  provides: { kernel: '1.2.0' },
  preload: { scripts: Object.keys(files), styles: [] },
  shares: {},
  ...change,
});

const writeBuild = async (folder: string, release: Release, files: Files): Promise<string> => {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  await writeFile(join(folder, RELEASE_FILE), JSON.stringify(release));
  return folder;
};

export interface Workbench {
  readonly registry: string;
  /** Each answers the build's folder. */
  remote(change?: Partial<RemoteRelease>, files?: Files): Promise<string>;
  host(change?: Partial<HostRelease>, files?: Files): Promise<string>;
  /** Makes a folder a package, for what looks for packages. */
  packageAt(folder: string): Promise<void>;
  dispose(): Promise<void>;
}

/** A temporary folder with an empty registry and as many builds as a test asks for. */
export const createWorkbench = async (): Promise<Workbench> => {
  const root = await mkdtemp(join(tmpdir(), 'registry-'));
  let count = 0;
  const nextFolder = (): string => join(root, `build-${++count}`);
  return {
    registry: join(root, 'registry'),
    remote: (change, files = DEFAULT_FILES) => writeBuild(nextFolder(), sampleRemote(files, change), files),
    host: (change, files = { 'host.0123456789.js': 'start();' }) =>
      writeBuild(nextFolder(), sampleHost(files, change), files),
    packageAt: async (folder) => {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'package.json'), '{}');
    },
    dispose: () => rm(root, { recursive: true, force: true }),
  };
};

/** A workbench and its empty registry, opened: what most tests of the registry begin with. */
export const openRegistry = async (): Promise<{ readonly bench: Workbench; readonly store: ReleaseStore }> => {
  const bench = await createWorkbench();
  return { bench, store: createFolderStore(bench.registry) };
};
