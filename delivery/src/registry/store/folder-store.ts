import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Release, releaseId } from '@shared-kernel/contracts/release/release';
import { isSameRelease, RELEASE_FILE } from '../builds/build-files.ts';
import { addSignature } from '../keys/signatures.ts';
import { keepMaps, readMap } from '../maps/source-maps.ts';
import { isReleaseFolder, RegistryError } from '../release-name.ts';
import type { ReleaseStore } from '../release-store.ts';
import { rootsIn } from './numbered-files.ts';
import { placesIn, type RegistryFolder, type RegistryKeys } from './places.ts';
import { type ChangeOptions, pointersFileIn } from './pointers-file.ts';
import { pruneFolder } from './prune-folder.ts';
import { faultsOfStored } from './stored-faults.ts';
import { copyBuild, isPlain, readStored } from './stored-release.ts';

/** Whether this very release is there; it gets this registry's signature when it had none. */
const isPublished = async ({ places, signingKey }: RegistryFolder, release: Release): Promise<boolean> => {
  const id = releaseId(release);
  const stored = await readStored(places.release(id), id);
  if (stored === null) return false;
  if (!isSameRelease(stored.release, release) || (signingKey !== undefined && !isPlain(stored))) {
    throw new RegistryError(
      `${id} is already published with other content, and releases never change. Commit the change or raise the version, then build again.`,
    );
  }
  if (signingKey !== undefined) await addSignature(places.release(id), stored.text, signingKey);
  return true;
};

/** Copies a build into the registry, whole or not at all. False: this very release was there. */
const addRelease = async (folder: RegistryFolder, release: Release, sourceFolder: string | null): Promise<boolean> => {
  const { places, signingKey } = folder;
  if (await isPublished(folder, release)) return false;
  const id = releaseId(release);
  const target = places.release(id);
  const temporary = join(dirname(target), `.${randomUUID()}`);
  try {
    const text = await copyBuild(release, sourceFolder, temporary);
    if (signingKey !== undefined) await addSignature(temporary, text, signingKey);
    if (sourceFolder !== null) await keepMaps(release, sourceFolder, places.mapsOf(id));
    await rename(temporary, target);
    return true;
  } catch (error) {
    // Somebody else has published the same meanwhile.
    if (await isPublished(folder, release)) return false;
    throw error;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
};

const listFolders = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
};

/** Null: it is not published. */
const publishedAt = async ({ places }: RegistryFolder, id: string): Promise<Date | null> => {
  const found = await stat(join(places.release(id), RELEASE_FILE)).catch(() => null);
  return found?.mtime ?? null;
};

const brotliSizes = async ({ places }: RegistryFolder, id: string): Promise<ReadonlyMap<string, number>> => {
  const stored = await readStored(places.release(id), id);
  const sizes = Object.keys(stored?.release.files ?? {}).map(async (file) => {
    const found = await stat(join(places.release(id), `${file}.br`)).catch(() => null);
    return found === null ? [] : [[file, found.size] as const];
  });
  return new Map((await Promise.all(sizes)).flat());
};

const listPackages = ({ places }: RegistryFolder): Promise<readonly string[]> => listFolders(places.releases());

/** Of one package, oldest first. */
const listReleases = async (folder: RegistryFolder, name: string): Promise<readonly string[]> => {
  const folders = (await listFolders(folder.places.releases(name))).filter(isReleaseFolder);
  const dated = folders.map(async (each) => {
    const id = `${name}@${each}`;
    return { id, at: (await publishedAt(folder, id))?.getTime() ?? 0 };
  });
  return (await Promise.all(dated)).sort((a, b) => a.at - b.at).map(({ id }) => id);
};

/** Null: it is not published. Throws a RegistryError for one that no trusted key has signed. */
const readRelease = async ({ places, trustedKeys }: RegistryFolder, id: string): Promise<Release | null> =>
  (await readStored(places.release(id), id, trustedKeys))?.release ?? null;

/** What is not as it was published, one line each. */
const findFaults = async ({ places, trustedKeys }: RegistryFolder, id: string): Promise<readonly string[]> => {
  try {
    const stored = await readStored(places.release(id), id, trustedKeys);
    return stored === null ? [`${id} is not published`] : await faultsOfStored(places.release(id), stored.release);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};

/** Adds this registry's signature to a release whose files are as it says. Throws a RegistryError with what is not. */
const signRelease = async ({ places, signingKey }: RegistryFolder, id: string): Promise<void> => {
  if (signingKey === undefined) throw new RegistryError('There is no key to sign with: RELEASE_KEY_FILE.');
  const stored = await readStored(places.release(id), id);
  if (stored === null) throw new RegistryError(`${id} is not published.`);
  const faults = [
    ...(isPlain(stored) ? [] : [`${RELEASE_FILE} says more than a release of this schema`]),
    ...(await faultsOfStored(places.release(id), stored.release)),
  ];
  if (faults.length > 0) throw new RegistryError(`${id} is not signed:\n  ${faults.join('\n  ')}`);
  await addSignature(places.release(id), stored.text, signingKey);
};

/**
 * A registry in a folder: `releases/<name>/<version+commit>/…`, beside them `releases/<name>/files/…` for what several
 * releases have in common (the same bytes, linked), `maps/<name>/<version+commit>/…` with the source maps, one
 * `pointers.json`, `history/<revision>.json`, and `roots/<version>.json`.
 */
export const createFolderStore = (root: string, keys: RegistryKeys = {}, change: ChangeOptions = {}): ReleaseStore => {
  const places = placesIn(root);
  const folder: RegistryFolder = { ...keys, places };
  const { history, readPointers, changePointers, hold } = pointersFileIn(root, keys, change);
  const reading = {
    publishedAt: (id: string) => publishedAt(folder, id),
    listPackages: () => listPackages(folder),
    listReleases: (name: string) => listReleases(folder, name),
    readRelease: (id: string) => readRelease(folder, id),
  };
  return {
    ...reading,
    history,
    roots: rootsIn(root),
    readPointers,
    changePointers,
    prune: (rule) => hold((pointers) => pruneFolder(places, reading, pointers, rule)),
    addRelease: (release, sourceFolder) => addRelease(folder, release, sourceFolder),
    signRelease: (id) => signRelease(folder, id),
    brotliSizes: (id) => brotliSizes(folder, id),
    findFaults: (id) => findFaults(folder, id),
    readMap: (id, file) => readMap(places.mapsOf(id), file),
  };
};
