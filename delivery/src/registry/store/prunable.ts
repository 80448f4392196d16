import type { Pointers } from '@shared-kernel/contracts/release/release';
import { historyOf, namedReleases } from '../live/history.ts';
import type { PruneRule, ReleaseStore } from '../release-store.ts';

/** Releases that somebody may get or go back to: live, behind it, pinned, or live at some time since a moment. */
export const usedSince = (pointers: Pointers, moment: Date): ReadonlySet<string> => {
  const history = historyOf(pointers);
  const since = history.filter(({ changedAt }) => new Date(changedAt) >= moment);
  const before = history.at(-since.length - 1);
  return new Set([
    ...namedReleases(pointers),
    ...[...since, ...(before === undefined ? [] : [before])].flatMap(({ live, besides = [] }) => [
      ...Object.values(live),
      ...besides,
    ]),
  ]);
};

/** What pruning asks of a store. */
export type PrunedStore = Pick<ReleaseStore, 'listPackages' | 'listReleases' | 'publishedAt' | 'readRelease'>;

/** The releases that a rule lets go, oldest first. */
export const prunable = async (
  store: PrunedStore,
  pointers: Pointers,
  { olderThan, kept }: Pick<PruneRule, 'olderThan' | 'kept'>,
): Promise<readonly string[]> => {
  const used = usedSince(pointers, olderThan);
  const found: string[] = [];
  for (const name of await store.listPackages()) {
    const ids = await store.listReleases(name);
    for (const id of ids.slice(0, Math.max(0, ids.length - kept))) {
      const at = await store.publishedAt(id);
      if (!used.has(id) && (at === null || at < olderThan)) found.push(id);
    }
  }
  return found;
};

/** A publishing takes seconds: what is unfinished for so long was left by a process that ended. */
export const UNFINISHED_MS = 60 * 60_000;
