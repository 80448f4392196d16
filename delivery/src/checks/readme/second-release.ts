import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRelease, RELEASE_FILE } from '../../registry/builds/build-files.ts';
import {
  createFolderStore,
  promote,
  publishRelease,
  RegistryError,
  readRegistryKeys,
} from '../../registry/registry.ts';

/**
 * Makes another release of the same files live, so that a registry which has seen one build can prove a roll-back.
 * Throws a RegistryError when the package has no live release.
 */
export const releaseAgain = async (registry: string, dist: string, name: string): Promise<void> => {
  const store = createFolderStore(registry, await readRegistryKeys(registry, process.env));
  const { packages } = await store.readPointers();
  if (packages[name] === undefined) {
    throw new RegistryError(`${name} is not live in ${registry}.`);
  }
  const copy = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    await cp(dist, copy, { recursive: true });
    const release = parseRelease(await readFile(join(copy, RELEASE_FILE), 'utf8'), copy);
    await writeFile(join(copy, RELEASE_FILE), JSON.stringify({ ...release, commit: `${release.commit}.again` }));
    const { id } = await publishRelease(store, copy);
    await promote(store, [id]);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
};
