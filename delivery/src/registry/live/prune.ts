import type { Pointers } from '@shared-kernel/contracts/release/release';
import type { PruneRule, ReleaseStore } from '../release-store.ts';
import { historyOf } from './history.ts';
import { keptLive } from './kept-live.ts';

/** Releases that somebody may get or go back to: live, behind it, pinned, or live at some time since a moment. */
const usedSince = (pointers: Pointers, moment: Date): ReadonlySet<string> => {
  const { canaries, pins } = pointers;
  const history = historyOf(pointers);
  const since = history.filter(({ changedAt }) => new Date(changedAt) >= moment);
  const before = history.at(-since.length - 1);
  return new Set([
    ...keptLive(pointers),
    ...[...canaries, ...pins].map(({ release }) => release),
    ...[...since, ...(before === undefined ? [] : [before])].flatMap(({ live }) => Object.values(live)),
  ]);
};

type Store = Pick<ReleaseStore, 'listPackages' | 'listReleases' | 'publishedAt'>;

/** The releases that a rule lets go, oldest first. */
export const prunable = async (
  store: Store,
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
