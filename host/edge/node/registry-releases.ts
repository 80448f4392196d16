import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { bucketAt, createBucketStore, createFolderStore, isBucket } from 'delivery/registry';
import type { LogEntry } from '../base/edge-deps.ts';
import { type FollowedReleases, followPointers, type RegistryPlace, type ReleaseTrust } from './follow-pointers.ts';
import { keepDocuments } from './kept-documents.ts';

const POINTERS_FILE = 'pointers.json';
/** For each request to a bucket: the next check tries again. */
const BUCKET_TIMEOUT_MS = 3000;

const inFolder = (folder: string): RegistryPlace => {
  const file = join(folder, POINTERS_FILE);
  return {
    open: (keys) => createFolderStore(folder, keys),
    readMark: async () => {
      const { mtimeMs, ino, size } = await stat(file);
      return `${mtimeMs} ${ino} ${size}`;
    },
    readPointers: () => readFile(file, 'utf8'),
  };
};

const inBucket = (address: string, state: ReleaseTrust['state']): RegistryPlace => {
  const remote = bucketAt(address, { timeoutMs: BUCKET_TIMEOUT_MS, attempts: 1 });
  const bucket = state == null ? remote : keepDocuments(remote, state.folder);
  const must = <Found>(found: Found | null): Found => {
    if (found === null) throw new Error(`${address} has no ${POINTERS_FILE}`);
    return found;
  };
  return {
    open: (keys) => createBucketStore(bucket, keys),
    readMark: async () => must(await bucket.look(POINTERS_FILE)).etag,
    readPointers: async () => must(await bucket.read(POINTERS_FILE)).bytes.toString('utf8'),
    isRemote: true,
  };
};

/** Follows a registry in a folder or a bucket. */
export const registryReleases = (
  registry: string,
  log: (entry: LogEntry) => void,
  trust: ReleaseTrust,
): FollowedReleases =>
  followPointers(isBucket(registry) ? inBucket(registry, trust.state) : inFolder(registry), log, trust);
