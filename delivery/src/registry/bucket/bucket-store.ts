import { join } from 'node:path';
import { type Release, releaseId } from '@shared-kernel/contracts/release/release';
import { isLasting, isSameRelease, RELEASE_FILE } from '../builds/build-files.ts';
import { keepLasting, otherContent } from '../builds/lasting-files.ts';
import { trustOf } from '../keys/release-keys.ts';
import { isSigned, SIGNATURES_FILE, withSignature } from '../keys/signatures.ts';
import { expandMap, mapOf } from '../maps/source-maps.ts';
import { isReleaseFolder, RegistryError } from '../release-name.ts';
import type { ReleaseStore } from '../release-store.ts';
import { createFolderStore } from '../store/folder-store.ts';
import { placesIn, type RegistryKeys } from '../store/places.ts';
import type { ChangeOptions } from '../store/pointers-file.ts';
import { isPlain, parseStored, readStored, type StoredRelease } from '../store/stored-release.ts';
import type { Bucket } from './bucket.ts';
import { pointersObjectIn, rootsOfBucket } from './bucket-documents.ts';
import { pruneBucket } from './prune-bucket.ts';
import { download, fill, KEYS_OF_RELEASES, keysOf, keysOfPackage, withFolder } from './stored-objects.ts';

/** When a release was published, in milliseconds: the bucket itself knows seconds. */
const PUBLISHED_AT = 'published-at';
const isDocument = (file: string): boolean => file === RELEASE_FILE || file === SIGNATURES_FILE;

/** A registry's bucket, and what its releases are signed and verified with. */
interface RegistryBucket extends RegistryKeys {
  readonly bucket: Bucket;
}

/** Null: it is not published. `isTrusting`: whoever signed it. */
const read = async (
  { bucket, trustedKeys }: RegistryBucket,
  id: string,
  isTrusting = false,
): Promise<StoredRelease | null> => {
  const { files, document } = keysOf(id);
  const [text, signatures] = await Promise.all([bucket.read(document), bucket.read(files + SIGNATURES_FILE)]);
  if (text === null) return null;
  const stored = { id, text: text.bytes.toString('utf8'), signatures: signatures?.bytes.toString('utf8') ?? '' };
  return parseStored(stored, `${bucket.address}: ${document}`, isTrusting ? undefined : trustedKeys);
};

/** Adds this registry's signature over what is stored, beside those of others. */
const sign = async ({ bucket, signingKey }: RegistryBucket, id: string, text: string): Promise<void> => {
  if (signingKey === undefined) return;
  const key = keysOf(id).files + SIGNATURES_FILE;
  const own = trustOf(signingKey);
  for (;;) {
    const found = await bucket.read(key);
    const list = found?.bytes.toString('utf8') ?? '';
    if (isSigned(list, text, own)) return;
    const next = withSignature(list, text, signingKey);
    if (await (found === null ? bucket.create(key, next) : bucket.replace(key, next, found.etag))) return;
  }
};

/** The release under this id, if it is this very one. Throws a RegistryError for another one. */
const readSame = async (registry: RegistryBucket, release: Release): Promise<StoredRelease | null> => {
  const id = releaseId(release);
  const stored = await read(registry, id, true);
  if (stored === null) return null;
  if (isSameRelease(stored.release, release) && (registry.signingKey === undefined || isPlain(stored))) return stored;
  throw new RegistryError(
    `${id} is already published with other content, and releases never change. Commit the change or raise the version, then build again.`,
  );
};

const listReleases = async (registry: RegistryBucket, name: string): Promise<readonly string[]> => {
  const folders = (await registry.bucket.folders(keysOfPackage(name))).filter(isReleaseFolder);
  const dated = folders.map(async (folder) => {
    const id = `${name}@${folder}`;
    const at = await publishedAt(registry, id);
    return at === null ? [] : [{ id, at: at.getTime() }];
  });
  return (await Promise.all(dated))
    .flat()
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
};

const publishedAt = async ({ bucket }: RegistryBucket, id: string): Promise<Date | null> => {
  const found = await bucket.look(keysOf(id).document);
  return found === null ? null : new Date(found.metadata[PUBLISHED_AT] ?? found.changedAt);
};

/** File servers give every release's lasting files one address. */
const refuseOtherLasting = async (registry: RegistryBucket, { name, files }: Release): Promise<void> => {
  const lasting = Object.entries(files).filter(([file]) => isLasting(file));
  if (lasting.length === 0) return;
  const others = (await listReleases(registry, name)).map((id) => read(registry, id, true));
  for (const other of await Promise.all(others))
    for (const [file, { integrity }] of lasting)
      if ((other?.release.files[file]?.integrity ?? integrity) !== integrity) throw otherContent(file);
};

const listKeys = async ({ bucket }: RegistryBucket, id: string): Promise<ReadonlySet<string>> => {
  const { files } = keysOf(id);
  return new Set((await bucket.list(files)).map(({ key }) => key.slice(files.length)));
};

/**
 * Creates a build's files, and its document last: from then on it is published. Of a release that lost files since, those that
 * are missing. False: this very release was there.
 */
const addRelease = async (registry: RegistryBucket, release: Release, source: string | null): Promise<boolean> => {
  const id = releaseId(release);
  const { bucket } = registry;
  const { files, maps, document } = keysOf(id);
  const before = await readSame(registry, release);
  const there = before === null ? null : await listKeys(registry, id);
  const isWhole = there !== null && (source === null || Object.keys(release.files).every((file) => there.has(file)));
  if (before === null) await refuseOtherLasting(registry, release);
  const isNew =
    !isWhole &&
    (await withFolder(async (folder) => {
      const staged = placesIn(folder);
      await createFolderStore(folder).addRelease(release, source);
      const text = (await readStored(staged.release(id), id))?.text ?? '';
      const put = () => fill(bucket, files, staged.release(id), isDocument);
      await Promise.all([fill(bucket, maps, staged.mapsOf(id)), put()]);
      if (before !== null) return false;
      await sign(registry, id, text);
      const isFirst = await bucket.create(document, text, { [PUBLISHED_AT]: new Date().toISOString() });
      // What a pruning took away while this was no release yet.
      await put();
      return isFirst;
    }));
  // Others who published it at this moment may have built it, and signed it, with another date.
  const stored = await readSame(registry, release);
  if (stored !== null) await sign(registry, id, stored.text);
  return isNew;
};

/** A copy of a release in a folder's registry, with its lasting files beside it as a file server has them. */
const withCopy = <Value>(
  { bucket }: RegistryBucket,
  id: string,
  work: (folder: string) => Promise<Value>,
): Promise<Value> =>
  withFolder(async (folder) => {
    const place = placesIn(folder).release(id);
    const files = await download(bucket, keysOf(id).files, place);
    await keepLasting(join(place, '..'), files, place);
    return work(folder);
  });

const signRelease = async (registry: RegistryBucket, id: string): Promise<void> => {
  const { signingKey } = registry;
  await withCopy(registry, id, (folder) =>
    createFolderStore(folder, signingKey === undefined ? {} : { signingKey }).signRelease(id),
  );
  const stored = await read(registry, id, true);
  if (stored !== null) await sign(registry, id, stored.text);
};

const brotliSizes = async ({ bucket }: RegistryBucket, id: string): Promise<ReadonlyMap<string, number>> => {
  const { files } = keysOf(id);
  const copies = (await bucket.list(files)).filter(({ key }) => key.endsWith('.br'));
  return new Map(copies.map(({ key, size }) => [key.slice(files.length, -'.br'.length), size]));
};

const readMap = async ({ bucket }: RegistryBucket, id: string, file: string): Promise<string | null> => {
  const stored = await bucket.read(keysOf(id).maps + mapOf(file));
  return stored === null ? null : expandMap(stored.bytes);
};

/** A registry in a bucket, by the keys that a folder's has as paths; lasting files are with each release. */
export const createBucketStore = (
  bucket: Bucket,
  keys: RegistryKeys = {},
  change: ChangeOptions = {},
): ReleaseStore => {
  const registry: RegistryBucket = { ...keys, bucket };
  const pointers = pointersObjectIn(bucket, keys, change);
  const { history, readPointers, changePointers } = pointers;
  const reading = {
    publishedAt: (id: string) => publishedAt(registry, id),
    listPackages: () => bucket.folders(KEYS_OF_RELEASES),
    listReleases: (name: string) => listReleases(registry, name),
    readRelease: async (id: string) => (await read(registry, id))?.release ?? null,
  };
  return {
    ...reading,
    history,
    roots: rootsOfBucket(bucket),
    readPointers,
    changePointers,
    prune: (rule) => pruneBucket(bucket, reading, pointers, rule),
    addRelease: (release, source) => addRelease(registry, release, source),
    signRelease: (id) => signRelease(registry, id),
    brotliSizes: (id) => brotliSizes(registry, id),
    findFaults: (id) =>
      withCopy(registry, id, (folder) => createFolderStore(folder, keys).findFaults(id)).catch((error: unknown) => [
        error instanceof Error ? error.message : String(error),
      ]),
    readMap: (id, file) => readMap(registry, id, file),
  };
};
