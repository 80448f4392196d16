import { readMap } from '../maps/source-maps.ts';
import type { ReleaseStore } from '../release-store.ts';
import { addRelease } from './add-release.ts';
import { listPackages, listReleases, publishedAt } from './list-releases.ts';
import { findFaults, readRelease, signRelease } from './look-at-release.ts';
import { placesIn } from './places.ts';
import { pointersFileIn } from './pointers-file.ts';
import { pruneFolder } from './prune-folder.ts';
import type { RegistryFolder, RegistryKeys } from './registry-folder.ts';

/**
 * A registry in a folder: `releases/<name>/<version+commit>/…`, beside them `releases/<name>/files/…` for what several
 * releases have in common (the same bytes, linked), `maps/<name>/<version+commit>/…` with the source maps, and one
 * `pointers.json`.
 */
export const createFolderStore = (root: string, keys: RegistryKeys = {}): ReleaseStore => {
  const places = placesIn(root);
  const folder: RegistryFolder = { ...keys, places };
  const { readPointers, changePointers, hold } = pointersFileIn(root);
  const reading = {
    publishedAt: (id: string) => publishedAt(folder, id),
    listPackages: () => listPackages(folder),
    listReleases: (name: string) => listReleases(folder, name),
    readRelease: (id: string) => readRelease(folder, id),
  };
  return {
    ...reading,
    readPointers,
    changePointers,
    prune: (rule) => hold((pointers) => pruneFolder(places, reading, pointers, rule)),
    addRelease: (release, sourceFolder) => addRelease(folder, release, sourceFolder),
    signRelease: (id) => signRelease(folder, id),
    findFaults: (id) => findFaults(folder, id),
    readMap: (id, file) => readMap(places.mapsOf(id), file),
  };
};
