import type { Canary, Freeze, Pin } from '@shared-kernel/contracts/release/release';
import type { ReleaseStore } from '../release-store.ts';
import { presentFreezes } from './freezes.ts';
import { presentPins } from './pins.ts';

/** What a published release is for now. */
export type ReleaseState = 'live' | 'canary' | 'pinned' | 'fallback' | 'earlier' | 'taken back' | 'published';

export interface ReleaseStatus {
  readonly id: string;
  readonly state: ReleaseState;
  /** When it was published; null: it no longer is. */
  readonly publishedAt: Date | null;
}

export interface PackageStatus {
  readonly name: string;
  /** True: a person took the whole package out. */
  readonly isRetired: boolean;
  /** The live one first, then what a roll-back goes through, then the others, newest first. */
  readonly releases: readonly ReleaseStatus[];
}

export interface RegistryStatus {
  readonly revision: number;
  readonly changedAt: string;
  /** How long document servers take it over. Left out: unsigned. */
  readonly expires?: string;
  readonly packages: readonly PackageStatus[];
  readonly canaries: readonly Canary[];
  /** Those that have not ended, as the freezes. */
  readonly pins: readonly Pin[];
  readonly freezes: readonly Freeze[];
}

/** What is live, what a roll-back leads to, and what else is published. */
export const status = async (store: ReleaseStore): Promise<RegistryStatus> => {
  const pointers = await store.readPointers();
  const { revision, changedAt, expires, packages, canaries, takenBack = [] } = pointers;
  const pins = presentPins(pointers);
  const isTried = (id: string): boolean => canaries.some(({ releases }) => releases.includes(id));
  const isPinned = (id: string): boolean => pins.some(({ release }) => release === id);
  const names = [...new Set([...Object.keys(packages), ...(await store.listPackages())])].sort();
  const rows = names.map(async (name): Promise<PackageStatus> => {
    const published = await store.listReleases(name);
    const pointer = packages[name];
    const inOrder = pointer === undefined ? [] : [pointer.live, ...pointer.previous];
    const others = published.toReversed().filter((id) => !inOrder.includes(id));
    const stateOf = (id: string): ReleaseState => {
      const place = inOrder.indexOf(id);
      if (place !== 0 && isTried(id)) return 'canary';
      if (place !== 0 && isPinned(id)) return 'pinned';
      if (place >= 0) return (['live', 'fallback'] as const)[place] ?? 'earlier';
      return takenBack.includes(id) ? 'taken back' : 'published';
    };
    return {
      name,
      isRetired: takenBack.includes(name),
      releases: await Promise.all(
        [...inOrder, ...others].map(async (id) => ({
          id,
          state: stateOf(id),
          publishedAt: await store.publishedAt(id),
        })),
      ),
    };
  });
  return {
    revision,
    changedAt,
    ...(expires !== undefined && { expires }),
    packages: await Promise.all(rows),
    canaries,
    pins,
    freezes: presentFreezes(pointers),
  };
};
