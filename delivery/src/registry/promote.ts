import type { Pointers, Release } from 'shared-kernel/contracts/release';
import { refuseIncompatible } from './compatibility.ts';
import { refuseDoubleClaims } from './refuse-double-claims.ts';
import { RegistryError } from './registry-error.ts';
import { parseReleaseId } from './release-name.ts';
import type { ReleaseStore } from './release-store.ts';

type LivePointer = Pointers['packages'][string];

/** How many former releases a roll-back can go through. */
const KEPT_PREVIOUS = 10;

const mustRead = async (store: ReleaseStore, id: string): Promise<Release> => {
  const release = await store.readRelease(id);
  if (release !== null) return release;
  const { name } = parseReleaseId(id);
  const published = await store.listReleases(name);
  const known = published.length === 0 ? 'nothing of this package' : published.join(', ');
  throw new RegistryError(`${id} is not published. Published: ${known}.`);
};

/** Every live release after the change must be able to run with every other; a new pointer is all that a player sees. */
const refuseBrokenSet = async (
  store: ReleaseStore,
  { from, to }: { readonly from: Pointers; readonly to: Pointers },
  action: string,
): Promise<void> => {
  const liveIn = ({ packages }: Pointers): readonly string[] => Object.values(packages).map(({ live }) => live);
  const stays = new Set(liveIn(from));
  // What stays comes first: it owns what it has, and the newcomer is named as the one that claims it too.
  const live = [...liveIn(to)].sort((one, other) => Number(stays.has(other)) - Number(stays.has(one)));
  const set = await Promise.all(live.map((id) => mustRead(store, id)));
  refuseIncompatible(set, action);
  refuseDoubleClaims(set, action);
};

const pointTo = (id: string, current: LivePointer | undefined): LivePointer => {
  if (current === undefined) return { live: id, previous: [] };
  const previous = [current.live, ...current.previous].filter((former) => former !== id);
  return { live: id, previous: previous.slice(0, KEPT_PREVIOUS) };
};

/**
 * Makes published releases live, all at once: a host and the remotes that need it can only go together. What was live
 * becomes the fallback. Throws a RegistryError when one is not published, or the live set would not fit together.
 */
export const promote = async (store: ReleaseStore, ids: readonly string[]): Promise<Pointers> => {
  const current = await store.readPointers();
  if (ids.length > 0 && ids.every((id) => current.packages[parseReleaseId(id).name]?.live === id)) return current;
  return store.changePointers(async (pointers) => {
    const packages = { ...pointers.packages };
    for (const id of ids) {
      const { name } = parseReleaseId(id);
      await mustRead(store, id);
      packages[name] = pointTo(id, packages[name]);
    }
    const next = { ...pointers, packages };
    await refuseBrokenSet(store, { from: pointers, to: next }, `promote ${ids.join(', ')}`);
    return next;
  });
};

/** Goes back to the release before the live one, which is forgotten as a fallback. Throws a RegistryError without one. */
export const rollback = (store: ReleaseStore, name: string): Promise<Pointers> =>
  store.changePointers(async (pointers) => {
    const pointer = pointers.packages[name];
    if (pointer === undefined) throw new RegistryError(`${name} has no live release: nothing to roll back.`);
    const [target, ...previous] = pointer.previous;
    if (target === undefined) throw new RegistryError(`${name} has no earlier release than ${pointer.live}.`);
    const next = { ...pointers, packages: { ...pointers.packages, [name]: { live: target, previous } } };
    await refuseBrokenSet(store, { from: pointers, to: next }, `roll ${name} back to ${target}`);
    return next;
  });
