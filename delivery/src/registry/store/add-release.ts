import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Release, releaseId } from '@shared-kernel/contracts/release/release';
import { isSameRelease } from '../builds/build-files.ts';
import { addSignature } from '../keys/signatures.ts';
import { keepMaps } from '../maps/source-maps.ts';
import { RegistryError } from '../registry-error.ts';
import type { RegistryFolder } from './registry-folder.ts';
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
export const addRelease = async (
  folder: RegistryFolder,
  release: Release,
  sourceFolder: string | null,
): Promise<boolean> => {
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
