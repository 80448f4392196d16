import { type Pointers, type Release, releaseId } from '@shared-kernel/contracts/release/release';
import {
  isRegistryError,
  isSameBuild,
  liveOf,
  type PublishedRelease,
  parseReleaseId,
  promote,
  publishReleases,
  type ReleaseStore,
  readBuild,
} from '../../registry/registry.ts';
import type { Progress } from '../terminal/progress.ts';

/**
 * Which builds go live by themselves. `checkout`: this checkout's, unless a person chose what is live: a developer's site
 * shows the developer's sources. `new`: those that the registry did not have, so that a container that starts again changes nothing.
 */
type Policy = 'checkout' | 'new';

type Published = Pick<PublishedRelease, 'id' | 'isNew'>;

const nameOf = (id: string): string => parseReleaseId(id).name;

const say = (before: Pointers, after: Pointers, progress: Progress): void => {
  const former = liveOf(before);
  const news = Object.entries(liveOf(after)).flatMap(([name, id]) => (former[name] === id ? [] : [id]));
  if (after.revision === before.revision) progress.say(`live as before (revision ${after.revision})`);
  else progress.say(`live: ${news.join(', ')} (revision ${after.revision})`);
};

/** A release that may stand for a build; null for one that nobody may get (no trusted key has signed it). */
const readTrusted = async (store: ReleaseStore, id: string): Promise<Release | null> => {
  try {
    return await store.readRelease(id);
  } catch (error) {
    if (isRegistryError(error)) return null;
    throw error;
  }
};

/** What is live, or was taken back, and is this very build under another commit's name. */
const earlierNameOf = async (store: ReleaseStore, pointers: Pointers, build: Release): Promise<string | undefined> => {
  const live = pointers.packages[build.name]?.live;
  const takenBack = (pointers.takenBack ?? []).filter((wanted) => wanted.startsWith(`${build.name}@`));
  for (const id of [...(live === undefined ? [] : [live]), ...takenBack]) {
    const known = id === releaseId(build) ? null : await readTrusted(store, id);
    if (known !== null && isSameBuild(known, build)) return id;
  }
  return undefined;
};

/** A build that is live under another commit's name keeps that name, and is not fetched anew; one that was taken back stays back. */
const publish = async (store: ReleaseStore, folders: readonly string[]): Promise<readonly Published[]> => {
  const pointers = await store.readPointers();
  const earlier: string[] = [];
  const news: string[] = [];
  for (const folder of folders) {
    const id = await earlierNameOf(store, pointers, await readBuild(folder));
    if (id === undefined) news.push(folder);
    else earlier.push(id);
  }
  const published = await publishReleases(store, news);
  return [...earlier.map((id) => ({ id, isNew: false })), ...published];
};

/**
 * Publishes the builds and makes them live together, but for those that a person took back and those that are live already,
 * under whatever commit.
 */
export const releasePackages = async (
  store: ReleaseStore,
  builds: readonly string[],
  progress: Progress,
  policy: Policy = 'checkout',
): Promise<void> => {
  const published = await publish(store, builds);
  const before = await store.readPointers();
  const takenBack = new Set(before.takenBack);
  const isTakenBack = (id: string): boolean => takenBack.has(id) || takenBack.has(nameOf(id));
  const chosen = new Set(before.chosen);
  const isReplaceable = (name: string): boolean =>
    before.packages[name] === undefined || (policy === 'checkout' && !chosen.has(name));
  const isWanted = ({ id, isNew }: Published): boolean => !isTakenBack(id) && (isNew || isReplaceable(nameOf(id)));
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
