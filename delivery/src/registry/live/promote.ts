import type { Pointers } from '@shared-kernel/contracts/release/release';
import { type GateOptions, passGate } from '../release-gate/release-gate.ts';
import { parseReleaseId } from '../release-name.ts';
import type { ReleaseStore } from '../release-store.ts';
import { canariesBeside } from './canaries.ts';
import { mustRead, refuseBrokenSet } from './compatibility.ts';
import { refuseFrozen } from './freezes.ts';
import { liveOf } from './history.ts';

type LivePointer = Pointers['packages'][string];

/** How many former releases a roll-back can go through. */
const KEPT_PREVIOUS = 10;

const pointTo = (id: string, current: LivePointer | undefined): LivePointer => {
  if (current === undefined) return { live: id, previous: [] };
  const previous = [current.live, ...current.previous].filter((former) => former !== id);
  return { live: id, previous: previous.slice(0, KEPT_PREVIOUS) };
};

/** Going back by name is taking back: what a former release replaces by a person's hand must not return by itself. */
const replacedByFormer = (id: string, current: LivePointer | undefined): readonly string[] =>
  current?.previous.includes(id) === true ? [current.live] : [];

interface PromoteOptions extends GateOptions {
  /** False: a start or a deployment promotes, not a person; what was taken back stays marked so. */
  readonly isByHand?: boolean;
}

/** The pointers with these releases live, and what a person's hand says about the others. */
const withLive = (pointers: Pointers, ids: readonly string[], isByHand: boolean): Pointers => {
  const packages = { ...pointers.packages };
  const takenBack = new Set(pointers.takenBack);
  const chosen = new Set(pointers.chosen);
  for (const id of ids) {
    const { name } = parseReleaseId(id);
    if (isByHand) for (const gone of replacedByFormer(id, packages[name])) takenBack.add(gone);
    for (const wanted of [id, name]) takenBack.delete(wanted);
    if (isByHand) chosen.add(name);
    else chosen.delete(name);
    packages[name] = pointTo(id, packages[name]);
  }
  const canaries = canariesBeside(pointers, liveOf({ packages }));
  return { ...pointers, packages, canaries, takenBack: [...takenBack], chosen: [...chosen] };
};

/**
 * Makes published releases live, all at once: a host and the remotes that need it can only go together. What was live
 * becomes the fallback. A canary whose every release is live ends. Throws a RegistryError when one is not published, some
 * combination would not fit together, or nothing new may go live.
 */
export const promote = async (
  store: ReleaseStore,
  ids: readonly string[],
  { isByHand = true, ...gate }: PromoteOptions = {},
): Promise<Pointers> => {
  const current = await store.readPointers();
  if (ids.every((id) => current.packages[parseReleaseId(id).name]?.live === id)) return current;
  const action = `promote ${ids.join(' ')}`;
  return store.changePointers(action, async (pointers) => {
    refuseFrozen(pointers);
    for (const id of ids) await mustRead(store, id);
    const next = withLive(pointers, ids, isByHand);
    await refuseBrokenSet(store, { from: pointers, to: next, action });
    await passGate(store, { from: pointers, to: next, releases: ids, action }, gate);
    return next;
  });
};
