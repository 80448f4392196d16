import type { Pointers } from 'shared-kernel/contracts/release';
import { liveOf, parseReleaseId, promote, publishReleases, type ReleaseStore } from '../../registry/registry.ts';
import type { Progress } from '../terminal/progress.ts';

/**
 * Which builds go live by themselves. `checkout`: this checkout's, unless a person chose what is live: a developer's site
 * shows the developer's sources. `new`: those that the registry did not have, so that a container that starts again changes nothing.
 */
type Policy = 'checkout' | 'new';

const nameOf = (id: string): string => parseReleaseId(id).name;

const say = (before: Pointers, after: Pointers, progress: Progress): void => {
  const former = liveOf(before);
  const news = Object.entries(liveOf(after)).flatMap(([name, id]) => (former[name] === id ? [] : [id]));
  if (after.revision === before.revision) progress.say(`live as before (revision ${after.revision})`);
  else progress.say(`live: ${news.join(', ')} (revision ${after.revision})`);
};

/** Publishes the builds and makes them live together, but for those that a person took back. */
export const releasePackages = async (
  store: ReleaseStore,
  builds: readonly string[],
  progress: Progress,
  policy: Policy = 'checkout',
): Promise<void> => {
  const published = await publishReleases(store, builds);
  const before = await store.readPointers();
  const takenBack = new Set(before.takenBack);
  const isTakenBack = (id: string): boolean => takenBack.has(id) || takenBack.has(nameOf(id));
  const chosen = new Set(before.chosen);
  const isReplaceable = (name: string): boolean =>
    before.packages[name] === undefined || (policy === 'checkout' && !chosen.has(name));
  const isWanted = ({ id, isNew }: (typeof published)[number]): boolean =>
    !isTakenBack(id) && (isNew || isReplaceable(nameOf(id)));
  const after = await promote(
    store,
    published.filter(isWanted).map(({ id }) => id),
    { isByHand: false },
  );
  say(before, after, progress);
  for (const { id } of published.filter((one) => !isWanted(one))) {
    const { live } = after.packages[nameOf(id)] ?? {};
    if (live === id) continue;
    const why = isTakenBack(id) ? 'was taken back' : 'was published before';
    progress.say(`${id} ${why}; ${live ?? 'nothing'} stays live. To change that: pnpm release promote ${id}`);
  }
};
