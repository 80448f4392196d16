import { randomUUID } from 'node:crypto';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe } from 'node:test';
import { bucketAt } from '../bucket/bucket.ts';
import { createBucketStore } from '../bucket/bucket-store.ts';
import type { ReleaseStore } from '../release-store.ts';
import { createFolderStore } from '../store/folder-store.ts';
import type { RegistryKeys } from '../store/places.ts';
import type { ChangeOptions } from '../store/pointers-file.ts';
import { type BucketServer, bucketServerOfSuite } from './bucket-server.ts';
import { createWorkbench, type Workbench } from './sample-build.ts';

/** An empty registry with a workbench, and what a stranger does to it who can write there. */
export interface TestRegistry {
  readonly kind: 'folder' | 'bucket';
  readonly bench: Workbench;
  /** What `--registry` takes. */
  readonly address: string;
  readonly store: ReleaseStore;
  /** Another writer or reader of the same registry. */
  open(keys?: RegistryKeys, change?: ChangeOptions): ReleaseStore;
  /** The file on this machine's disk where the bytes of a registry's file are. */
  at(path: string): string;
  /** Names of what is below a folder. */
  list(folder: string): Promise<readonly string[]>;
  /** As if it had been written at that time. */
  date(path: string, time: Date): Promise<void>;
}

const OBJECT = /\._S3rver_object$/;

/** One in a folder. */
export const folderRegistry = async (): Promise<TestRegistry> => {
  const bench = await createWorkbench();
  const at = (path: string): string => join(bench.registry, path);
  return {
    kind: 'folder',
    bench,
    address: bench.registry,
    store: createFolderStore(bench.registry),
    open: (keys, change) => createFolderStore(bench.registry, keys, change),
    at,
    list: (folder) => readdir(at(folder)),
    date: (path, time) => utimes(at(path), time, time),
  };
};

const bucketRegistry = async (server: BucketServer): Promise<TestRegistry> => {
  const bench = await createWorkbench();
  const prefix = randomUUID();
  const address = `s3://${server.bucket}/${prefix}`;
  const open = (keys?: RegistryKeys, change?: ChangeOptions) => createBucketStore(bucketAt(address), keys, change);
  const at = (path: string): string => server.at(join(prefix, path));
  return {
    kind: 'bucket',
    bench,
    address,
    store: open(),
    open,
    at,
    list: async (folder) => {
      const path = at(join(folder, 'x')).replace(/\/[^/]*$/, '');
      const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
      const objects = entries.filter(({ name }) => OBJECT.test(name));
      return objects.map((entry) => relative(path, join(entry.parentPath, entry.name)).replace(OBJECT, ''));
    },
    date: async (path, time) => {
      await utimes(at(path), time, time);
      const metadata = at(path).replace(OBJECT, '._S3rver_metadata.json');
      const said = await readFile(metadata, 'utf8');
      await writeFile(metadata, said.replace(/("x-amz-meta-published-at": ")[^"]*/, `$1${time.toISOString()}`));
    },
  };
};

/** A suite that every kind of registry passes. */
export const eachRegistry = (suite: (open: () => Promise<TestRegistry>) => void): void => {
  describe('a registry in a folder', () => suite(folderRegistry));
  describe('a registry in a bucket', () => {
    const server = bucketServerOfSuite();
    suite(() => bucketRegistry(server()));
  });
};
