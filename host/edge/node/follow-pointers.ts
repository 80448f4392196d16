import type { Pointers } from '@shared-kernel/contracts/release/release';
import {
  isUntrustedError,
  keysOfRoot,
  type RegistryKeys,
  type ReleaseStore,
  type Root,
  type TrustedKeys,
  UntrustedError,
} from 'delivery/registry';
import type { LogEntry, ReleaseSource } from '../base/edge-deps.ts';
import { createLogOnce } from '../base/log-sampling.ts';
import { hasExpired, refusalOf } from '../releases/accept-pointers.ts';
import { followRoots } from './follow-roots.ts';

/** Time between two checks of the pointers. */
const CHECK_MS = 1000;

/** Where a registry is kept. */
export interface RegistryPlace {
  /** The registry, read with these keys. */
  open(keys: RegistryKeys): ReleaseStore;
  /** Another one whenever the pointer document may be: cheaper than reading it. */
  readMark(): Promise<string>;
}

export interface FollowedReleases extends ReleaseSource {
  /** Time of the last successful read, in milliseconds since the epoch. */
  readonly pointersAt: () => number | null;
  /** Whose signature of an override counts. Null: nobody's. */
  readonly overrideKeys: () => TrustedKeys | null;
  /** End of the validity of the pointers in force, in milliseconds since the epoch. Null: they are unsigned. */
  readonly pointersUntil: () => number | null;
}

/** Whose signature counts. A root: of releases and pointers, by the registry's newest root that follows it. Keys: of releases alone. */
export interface ReleaseTrust {
  readonly root?: Root | null;
  readonly trustedKeys?: TrustedKeys | null | undefined;
}

/**
 * Follows a registry, whose pointers it checks at most once a second. Pointers that are unreadable, or that the root's keys do not
 * vouch for, leave the last good ones in force. A release that no trusted key has signed is unreadable.
 */
export const followPointers = (
  place: RegistryPlace,
  log: (entry: LogEntry) => void,
  { root = null, trustedKeys = null }: ReleaseTrust,
): FollowedReleases => {
  let keys: RegistryKeys = root === null ? (trustedKeys === null ? {} : { trustedKeys }) : keysOfRoot(root);
  let store = place.open(keys);
  const logOnce = createLogOnce(log);
  const follow = root === null ? null : followRoots(root, store.roots, logOnce);
  if (root === null && trustedKeys === null)
    log({ level: 'warn', event: 'releases.unverified', detail: 'neither ROOT_FILE nor RELEASE_KEYS_FILE is set' });
  let held: { readonly pointers: Pointers; readonly mark: string } | null = null;
  let checkAt = 0;
  let isFailing = false;
  let readAt: number | null = null;

  const read = async (): Promise<Pointers> => {
    if (follow !== null) {
      keys = await follow();
      store = place.open(keys);
    }
    const pointers = await store.readPointers();
    const refusal = follow === null ? null : refusalOf(pointers, held?.pointers ?? null, Date.now());
    if (refusal !== null) throw new UntrustedError(refusal);
    return pointers;
  };

  const report = (error: unknown): void => {
    if (isUntrustedError(error)) logOnce({ level: 'error', event: 'pointers.refused', detail: error.message });
    else logOnce({ level: 'warn', event: 'pointers.unreadable', detail: String(error) });
  };

  const check = async (): Promise<Pointers> => {
    try {
      const mark = await place.readMark();
      if (held?.mark !== mark) held = { mark, pointers: await read() };
      if (isFailing) logOnce.reset();
      isFailing = false;
      readAt = Date.now();
    } catch (error) {
      if (held === null) throw error;
      isFailing = true;
      report(error);
    }
    const { pointers } = held;
    if (hasExpired(pointers, Date.now()))
      logOnce({
        level: 'error',
        event: 'pointers.expired',
        detail: `revision ${pointers.revision}: ${pointers.expires}`,
      });
    checkAt = Date.now() + CHECK_MS;
    return pointers;
  };

  return {
    pointersAt: () => readAt,
    overrideKeys: () => keys.trustedOverrideKeys ?? null,
    pointersUntil: () => (held?.pointers.expires === undefined ? null : Date.parse(held.pointers.expires)),
    readPointers: async () => (held !== null && Date.now() < checkAt ? held.pointers : check()),
    readRelease: (id) => store.readRelease(id),
  };
};
