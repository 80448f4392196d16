import { setInterval as ticks } from 'node:timers/promises';
import type { Pointers } from '@shared-kernel/contracts/release/release';
import {
  isUntrustedError,
  keysOfRoot,
  namedReleases,
  parsePointers,
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
import { createHeldReleases } from './held-releases.ts';
import type { ServerState } from './server-state.ts';

/** Time between two checks of the pointers. */
const CHECK_MS = 1000;
/** The same behind a network: what takes its time there must still be seen within a second. */
const REMOTE_CHECK_MS = 400;
/** The mark of pointers that were not read from the registry. */
const NO_MARK = '';

/** Where a registry is kept. */
export interface RegistryPlace {
  /** The registry, read with these keys. */
  open(keys: RegistryKeys): ReleaseStore;
  /** Another one whenever the pointer document may be: cheaper than reading it. */
  readMark(): Promise<string>;
  /** The text of the pointer document. */
  readPointers(): Promise<string>;
  /** Behind a network: it is checked by the clock and never while a visitor waits, once there is something to serve. */
  readonly isRemote?: boolean;
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
  /** What this server remembers, by a root. */
  readonly state?: ServerState | null;
}

/**
 * Follows a registry, whose pointers it checks at most once a second. Pointers that are unreadable, or that the root's keys do not
 * vouch for, leave the last good ones in force. A release that no trusted key has signed is unreadable.
 */
export const followPointers = (
  place: RegistryPlace,
  log: (entry: LogEntry) => void,
  { root = null, trustedKeys = null, state = null }: ReleaseTrust,
): FollowedReleases => {
  let keys: RegistryKeys = root === null ? (trustedKeys === null ? {} : { trustedKeys }) : keysOfRoot(root);
  let store = place.open(keys);
  const logOnce = createLogOnce(log);
  const roots = root === null ? null : followRoots(root, { roots: store.roots, state, logOnce });
  const releases = createHeldReleases();
  if (root === null && trustedKeys === null)
    log({ level: 'warn', event: 'releases.unverified', detail: 'neither ROOT_FILE nor RELEASE_KEYS_FILE is set' });
  let held: { readonly pointers: Pointers; readonly mark: string } | null = null;
  let checkAt = 0;
  let isFailing = false;
  let readAt: number | null = null;
  let checking: Promise<Pointers> | null = null;

  /** What this server served before it was started anew, if the keys that counted then still vouch for it. */
  const recall = async (): Promise<void> => {
    if (roots === null || state === null) return;
    try {
      const trusted = await roots.recall();
      const text = await state.readPointers();
      if (text === null) return;
      const pointers = parsePointers(text, 'STATE', trusted.trustedPointersKeys);
      keys = trusted;
      store = place.open(trusted);
      if (place.isRemote === true) await releases.hold(store, namedReleases(pointers)).catch(() => undefined);
      held = { pointers, mark: NO_MARK };
    } catch (error) {
      logOnce({ level: 'error', event: 'state.unreadable', detail: String(error) });
    }
  };
  const recalled = recall();

  const read = async (): Promise<Pointers> => {
    const trusted = roots === null ? null : await roots.follow();
    if (trusted !== null) {
      keys = trusted;
      store = place.open(trusted);
    }
    const text = await place.readPointers();
    const pointers = parsePointers(text, 'pointers.json', trusted?.trustedPointersKeys);
    const refusal = roots === null ? null : refusalOf(pointers, held?.pointers ?? null, Date.now());
    if (refusal !== null) throw new UntrustedError(refusal);
    if (place.isRemote === true) await releases.hold(store, namedReleases(pointers));
    if (roots !== null) await state?.keepPointers(text);
    return pointers;
  };

  const report = (error: unknown): void => {
    if (isUntrustedError(error)) logOnce({ level: 'error', event: 'pointers.refused', detail: error.message });
    else logOnce({ level: 'warn', event: 'pointers.unreadable', detail: String(error) });
  };

  const check = async (): Promise<Pointers> => {
    await recalled;
    try {
      const mark = await place.readMark();
      if (held?.mark !== mark) held = { mark, pointers: await read() };
      else if (releases.hasGaps()) await releases.hold(store, namedReleases(held.pointers));
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

  /** One at a time. */
  const checkOnce = (): Promise<Pointers> => {
    checking ??= check().finally(() => {
      checking = null;
    });
    return checking;
  };

  const checkByTheClock = async (): Promise<void> => {
    // A registry that has answered nothing yet is asked, and reported, by those who come for a page.
    for await (const _ of ticks(REMOTE_CHECK_MS, undefined, { ref: false })) await checkOnce().catch(() => undefined);
  };
  if (place.isRemote === true) void checkByTheClock();

  return {
    pointersAt: () => readAt,
    overrideKeys: () => keys.trustedOverrideKeys ?? null,
    pointersUntil: () => (held?.pointers.expires === undefined ? null : Date.parse(held.pointers.expires)),
    readPointers: async () => {
      await recalled;
      return held !== null && (place.isRemote === true || Date.now() < checkAt) ? held.pointers : checkOnce();
    },
    readRelease: (id) => releases.readRelease(store, id),
  };
};
