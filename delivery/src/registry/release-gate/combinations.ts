import { type Pointers, type Release, releaseId } from '@shared-kernel/contracts/release/release';
import { DAY_MS } from '@shared-kernel/node/durations';
import { type ReadCombination, readCombinations } from '../live/compatibility.ts';
import { historyOf, liveOf } from '../live/history.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { TriedCombination } from './judge.ts';

/** A visit that began on what was live then follows the site within a minute, unless its tab sleeps or its player is busy. */
const VISIT_MS = DAY_MS;

/** A set with the candidates in place of the releases of their packages. */
const withCandidates = (set: readonly Release[], candidates: readonly Release[]): readonly Release[] => [
  ...set.filter(({ name }) => !candidates.some((candidate) => candidate.name === name)),
  ...candidates,
];

/** Every live combination with these releases in place of those of their packages; they alone where nothing is live. */
export const combinedWith = async (
  store: ReleaseStore,
  candidates: readonly Release[],
): Promise<readonly ReadCombination[]> => {
  const live = await readCombinations((id) => store.readRelease(id), await store.readPointers());
  const combined = live.map(({ set, whose }) => ({ set: withCandidates(set, candidates), whose }));
  return combined.length === 0 ? [{ set: candidates, whose: '' }] : combined;
};

/** What was live in the last day and no longer is, with when it ended. */
const pastSets = (
  pointers: Pointers,
  now: number,
): readonly { readonly live: readonly string[]; readonly until: string }[] => {
  const history = historyOf(pointers);
  return history.slice(0, -1).flatMap(({ live, besides = [] }, index) => {
    const until = history[index + 1]?.changedAt ?? '';
    if (Date.parse(until) < now - VISIT_MS) return [];
    const ids = Object.values(live);
    const tried = besides.map((id) => [...ids.filter((other) => nameOf(other) !== nameOf(id)), id]);
    return [ids, ...tried].map((each) => ({ live: each, until }));
  });
};

const nameOf = (id: string): string => id.slice(0, id.indexOf('@'));

/** The combinations of visits that are still under way, with the candidates in them: the newest first. */
export const pastCombinations = async (
  store: ReleaseStore,
  candidates: readonly Release[],
  now = Date.now(),
): Promise<readonly TriedCombination[]> => {
  const past = new Map<string, { readonly live: readonly string[]; readonly until: string }>();
  for (const each of pastSets(await store.readPointers(), now).toReversed()) {
    const key = [...each.live].sort().join(' ');
    if (!past.has(key)) past.set(key, each);
  }
  return Promise.all(
    [...past.values()].map(async ({ live, until }) => {
      const read = await Promise.all(live.map((id) => store.readRelease(id)));
      const set = read.filter((release) => release !== null);
      return { set: withCandidates(set, candidates), whose: `visits from before ${until}`, isPast: true };
    }),
  );
};

/** The releases that are live for all. */
export const liveReleases = async (store: ReleaseStore, pointers: Pointers): Promise<readonly Release[]> => {
  const read = await Promise.all(Object.values(liveOf(pointers)).map((id) => store.readRelease(id)));
  return read.filter((release) => release !== null);
};

export const idsOf = (releases: readonly Release[]): ReadonlySet<string> => new Set(releases.map(releaseId));
