import type { Pointers, Release } from '@shared-kernel/contracts/release/release';
import { parseReleaseId, RegistryError } from '../release-name.ts';
import type { ReleaseStore } from '../release-store.ts';
import { refuseDoubleClaims, refuseIncompatible } from './compatibility.ts';
import { liveOf } from './history.ts';

/** The published release. Throws a RegistryError that says what is published instead. */
export const mustRead = async (store: ReleaseStore, id: string): Promise<Release> => {
  const release = await store.readRelease(id);
  if (release !== null) return release;
  const { name } = parseReleaseId(id);
  const published = await store.listReleases(name);
  const known = published.length === 0 ? 'nothing of this package' : published.join(', ');
  throw new RegistryError(`${id} is not published. Published: ${known}.`);
};

interface Change {
  readonly from: Pointers;
  readonly to: Pointers;
  readonly action: string;
  /** What to do about a refusal, where it is not to build something else. */
  readonly advice?: string | undefined;
}

/** Every live release after the change must be able to run with every other; a new pointer is all that a player sees. */
export const refuseBrokenSet = async (store: ReleaseStore, { from, to, action, advice }: Change): Promise<void> => {
  const stays = new Set(Object.values(liveOf(from)));
  // What stays comes first: it owns what it has, and the newcomer is named as the one that claims it too.
  const live = Object.values(liveOf(to)).sort((one, other) => Number(stays.has(other)) - Number(stays.has(one)));
  const set = await Promise.all(live.map((id) => mustRead(store, id)));
  refuseIncompatible(set, action, advice);
  refuseDoubleClaims(set, action, advice);
};
