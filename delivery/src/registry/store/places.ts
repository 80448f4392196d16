import { join } from 'node:path';
import type { SigningKey, TrustedKeys } from '../keys/release-keys.ts';
import { MAPS_FOLDER } from '../maps/source-maps.ts';
import { parseReleaseId } from '../release-name.ts';

/** Where things are in a registry's folder. */
export interface Places {
  readonly root: string;
  /** The releases of all packages, or of one. */
  readonly releases: (name?: string) => string;
  readonly maps: (name: string) => string;
  /** One release's files, and its source maps. Throws a RegistryError for what is no release id. */
  readonly release: (id: string) => string;
  readonly mapsOf: (id: string) => string;
}

const RELEASES_FOLDER = 'releases';

export const placesIn = (root: string): Places => {
  const releases = (name = ''): string => join(root, RELEASES_FOLDER, name);
  const maps = (name: string): string => join(root, MAPS_FOLDER, name);
  const at = (folderOf: (name: string) => string, id: string): string => {
    const { name, folder } = parseReleaseId(id);
    return join(folderOf(name), folder);
  };
  return { root, releases, maps, release: (id) => at(releases, id), mapsOf: (id) => at(maps, id) };
};

/** Without a key nothing is signed; without trusted ones no signature is asked for. */
export interface RegistryKeys {
  readonly signingKey?: SigningKey;
  readonly trustedKeys?: TrustedKeys;
  /** The same of the pointers: whoever changes what is live signs that. */
  readonly pointersKey?: SigningKey;
  readonly trustedPointersKeys?: TrustedKeys;
  /** The same of overrides: whoever makes links signs that. Without trusted ones no override is accepted. */
  readonly overridesKey?: SigningKey;
  readonly trustedOverrideKeys?: TrustedKeys;
}

/** A registry's folder, and what its releases are signed and verified with. */
export interface RegistryFolder extends RegistryKeys {
  readonly places: Places;
}
