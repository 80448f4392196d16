import type { Pointers, Release } from '@shared-kernel/contracts/release/release';

/** What may go: older than a moment, and not among the newest of its package. */
export interface PruneRule {
  readonly olderThan: Date;
  readonly kept: number;
  /** True: nothing is removed, only named. */
  readonly isDryRun: boolean;
}

export interface Pruned {
  readonly releases: readonly string[];
  /** Files in the registry's folder that belong to no release any more, or that a killed writer left. */
  readonly files: readonly string[];
}

/** Documents that are created under a number and never replaced. */
export interface NumberedDocuments {
  /** Ascending. */
  list(): Promise<readonly number[]>;
  /** Null: there is none of this number. */
  read(number: number): Promise<string | null>;
  /** Whole or not at all. False: there is one of this number. */
  create(number: number, text: string): Promise<boolean>;
}

/** Where releases live: in a folder, or in a bucket. */
export interface ReleaseStore {
  /**
   * The published release, or null. Throws a RegistryError when what is stored cannot be read, or no trusted key has
   * signed it.
   */
  readRelease(id: string): Promise<Release | null>;
  /** Ids of all published releases of a package, oldest first. */
  listReleases(name: string): Promise<readonly string[]>;
  /** When a release was published; null: it is not. */
  publishedAt(id: string): Promise<Date | null>;
  /** Names of all packages that have a release. */
  listPackages(): Promise<readonly string[]>;
  /**
   * Stores the release with its files, read from `sourceFolder`, whole or not at all. False when it was there already.
   * Null: the files stay where they are served from (a development server).
   */
  addRelease(release: Release, sourceFolder: string | null): Promise<boolean>;
  /** Adds this registry's signature. Throws a RegistryError without a key, and for files that are not as published. */
  signRelease(id: string): Promise<void>;
  /** What is wrong with a stored release, one sentence each: signature, bytes, compressed copies, files that nobody listed. */
  findFaults(id: string): Promise<readonly string[]>;
  /** Removes releases that nobody gets any more, and what unfinished work left; never while another writer is at work. */
  prune(rule: PruneRule): Promise<Pruned>;
  /** Bytes of the brotli copies of a release's files, by file; those without one are left out. */
  brotliSizes(id: string): Promise<ReadonlyMap<string, number>>;
  /** The source map of a release's file, as JSON; null: none was published with it. Never served. */
  readMap(id: string, file: string): Promise<string | null>;
  /** The records of the history, by revision. */
  readonly history: NumberedDocuments;
  /** Which keys may sign what, by version. */
  readonly roots: NumberedDocuments;
  /** The pointer document; revision 0 with no packages before the first promotion. */
  readPointers(): Promise<Pointers>;
  /**
   * Replaces the pointer document by what `change` makes of it, as its next revision; one writer at a time, readers see the
   * old or the new. `action` says in the history what was done.
   */
  changePointers(action: string, change: (current: Pointers) => Promise<Pointers> | Pointers): Promise<Pointers>;
}
