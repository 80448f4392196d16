import type { Pointers, Release } from 'shared-kernel/contracts/release';

/** Where releases live. The folder is the first implementation; an object store can be the next. */
export interface ReleaseStore {
  /** The published release, or null. Throws a RegistryError when what is stored cannot be read. */
  readRelease(id: string): Promise<Release | null>;
  /** Ids of all published releases of a package, oldest first. */
  listReleases(name: string): Promise<readonly string[]>;
  /** Names of all packages that have a release. */
  listPackages(): Promise<readonly string[]>;
  /**
   * Stores the release with its files, read from `sourceFolder`, whole or not at all. False when it was there already.
   * Null: the files stay where they are served from (a development server).
   */
  addRelease(release: Release, sourceFolder: string | null): Promise<boolean>;
  /** The pointer document; revision 0 with no packages before the first promotion. */
  readPointers(): Promise<Pointers>;
  /** Replaces the pointer document by what `change` makes of it; one writer at a time, readers see the old or the new. */
  changePointers(change: (current: Pointers) => Promise<Pointers> | Pointers): Promise<Pointers>;
}
