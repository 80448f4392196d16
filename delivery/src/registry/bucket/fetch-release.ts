import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '@shared-kernel/contracts/release/release';
import { RELEASE_FILE } from '../builds/build-files.ts';
import { ENCODINGS, ignoreOccupied, keepLasting, takeLasting } from '../builds/lasting-files.ts';
import { SIGNATURES_FILE } from '../keys/signatures.ts';
import { RegistryError } from '../release-name.ts';
import { placesIn } from '../store/places.ts';
import { faultsBeside, faultsWithin } from '../store/stored-faults.ts';
import { parseStored } from '../store/stored-release.ts';
import type { Bucket } from './bucket.ts';
import { keysOf } from './stored-objects.ts';

const SUFFIXES = ['', ...ENCODINGS.map(({ suffix }) => suffix)];

/** Writes the release's files and their compressed copies into a folder, but for those that an earlier one brought. */
const fetchFiles = async (bucket: Bucket, { files }: Release, prefix: string, folder: string): Promise<void> => {
  const there = new Set((await bucket.list(prefix)).map(({ key }) => key.slice(prefix.length)));
  const fetchOne = async (file: string): Promise<void> => {
    const found = there.has(file) ? await bucket.read(prefix + file) : null;
    if (found !== null) await writeFile(join(folder, file), found.bytes);
  };
  const fetchAll = async ([file, { integrity }]: readonly [string, { readonly integrity: string }]): Promise<void> => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    if (await takeLasting(dirname(folder), file, integrity, join(folder, file))) return;
    await Promise.all(SUFFIXES.map((suffix) => fetchOne(file + suffix)));
  };
  await Promise.all([...Object.entries(files).map(fetchAll), fetchOne(SIGNATURES_FILE)]);
};

const refuse = (id: string, faults: readonly string[]): void => {
  if (faults.length > 0) throw new RegistryError(`${id} is not as it was published:\n  ${faults.join('\n  ')}`);
};

/**
 * Fetches a release into a folder's registry, where it appears whole, or not at all: every byte is what its release.json says.
 * False: it is not published. Throws a RegistryError for one that is not as it was published.
 */
export const fetchRelease = async (bucket: Bucket, id: string, registry: string, at: Date): Promise<boolean> => {
  const { files, document } = keysOf(id);
  const found = await bucket.read(document);
  if (found === null) return false;
  const { release } = parseStored(
    { id, text: found.bytes.toString('utf8'), signatures: '' },
    `${bucket.address}: ${document}`,
  );
  const target = placesIn(registry).release(id);
  const packageFolder = dirname(target);
  const temporary = join(packageFolder, `.${randomUUID()}`);
  try {
    await mkdir(temporary, { recursive: true });
    await fetchFiles(bucket, release, files, temporary);
    await writeFile(join(temporary, RELEASE_FILE), found.bytes);
    refuse(id, await faultsWithin(temporary, release));
    await keepLasting(packageFolder, Object.keys(release.files), temporary);
    refuse(id, await faultsBeside(temporary, release));
    // What was published last is the newest here too.
    for (const path of [join(temporary, RELEASE_FILE), temporary]) await utimes(path, at, at);
    await rename(temporary, target).catch(ignoreOccupied);
    return true;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
};
