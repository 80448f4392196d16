import { resolve } from 'node:path';
import { bucketAt, isBucket } from './bucket/bucket.ts';
import { rootsOfBucket } from './bucket/bucket-documents.ts';
import { createBucketStore } from './bucket/bucket-store.ts';
import type { NumberedDocuments, ReleaseStore } from './release-store.ts';
import { createFolderStore } from './store/folder-store.ts';
import { rootsIn } from './store/numbered-files.ts';
import type { RegistryKeys } from './store/places.ts';
import type { ChangeOptions } from './store/pointers-file.ts';

/** A registry as it was named: a bucket (`s3://bucket/prefix`), or a folder with its whole path. */
export const registryAt = (named: string): string => (isBucket(named) ? named : resolve(named));

/** The registry in a folder or a bucket. */
export const openRegistry = (registry: string, keys: RegistryKeys = {}, change: ChangeOptions = {}): ReleaseStore =>
  isBucket(registry) ? createBucketStore(bucketAt(registry), keys, change) : createFolderStore(registry, keys, change);

/** The roots of a registry in a folder or a bucket. */
export const rootsAt = (registry: string): NumberedDocuments =>
  isBucket(registry) ? rootsOfBucket(bucketAt(registry)) : rootsIn(registry);
