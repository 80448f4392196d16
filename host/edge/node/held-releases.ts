import type { Release } from '@shared-kernel/contracts/release/release';
import { BucketError, type ReleaseStore } from 'delivery/registry';

type Reader = Pick<ReleaseStore, 'readRelease'>;

/** The releases that pointers name, read before anybody asks for them: no visitor waits for a registry behind a network. */
export interface HeldReleases {
  /** Reads those that are not held yet, and lets the others go. Throws a BucketError, and then nothing has changed. */
  hold(store: Reader, ids: readonly string[]): Promise<void>;
  /** Whether one of them could not be read, or is missing. */
  hasGaps(): boolean;
  readRelease(store: Reader, id: string): Promise<Release | null>;
}

export const createHeldReleases = (): HeldReleases => {
  let held = new Map<string, Release | Error | null>();
  const isWhole = (found: Release | Error | null | undefined): found is Release =>
    found != null && !(found instanceof Error);
  const read = async (store: Reader, id: string): Promise<readonly [string, Release | Error | null]> => {
    const known = held.get(id);
    if (isWhole(known)) return [id, known];
    const found = await store.readRelease(id).catch((error: Error) => {
      if (error instanceof BucketError) throw error;
      return error;
    });
    return [id, found];
  };
  return {
    hold: async (store, ids) => {
      held = new Map(await Promise.all([...new Set(ids)].map((id) => read(store, id))));
    },
    hasGaps: () => ![...held.values()].every(isWhole),
    readRelease: async (store, id) => {
      const known = held.get(id);
      if (known === undefined) return store.readRelease(id);
      if (known instanceof Error) throw known;
      return known;
    },
  };
};
