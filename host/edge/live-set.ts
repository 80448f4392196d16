import { claimedTwice } from 'shared-kernel/contracts/claims';
import {
  type HostRelease,
  type Pointers,
  type Release,
  type RemoteRelease,
  releaseId,
} from 'shared-kernel/contracts/release';
import { sha256Hex } from './digest.ts';
import type { EdgeDeps } from './edge-deps.ts';

const HOST = 'host';
const COMPOSITION_ID_LENGTH = 8;
/** How long a set that lacks a release which should be there is used before it is put together anew. */
const RETRY_MS = 1000;

export interface LiveRemote {
  readonly live: RemoteRelease;
  readonly fallback: RemoteRelease | null;
}

/** The releases that belong together: one object for each revision of the pointer document. */
export interface LiveSet {
  readonly revision: number;
  readonly host: HostRelease;
  readonly remotes: readonly LiveRemote[];
  readonly compositionId: string;
}

interface Held {
  readonly revision: number;
  readonly set: LiveSet | null;
  readonly retryAt: number;
}

const NEVER = Number.POSITIVE_INFINITY;

const composeId = async (host: HostRelease, remotes: readonly LiveRemote[]): Promise<string> => {
  const ids = [host, ...remotes.map(({ live }) => live)].map(releaseId).sort();
  return (await sha256Hex(ids.join('\n'))).slice(0, COMPOSITION_ID_LENGTH);
};

/**
 * Follows the registry: the live set of the newest pointers that could be read. A remote that was never published is not
 * in it; one whose live release cannot be read is served from the newest earlier release that can. Null: no host yet.
 */
export const createLiveSetReader = ({ releases, fits, clock, log }: EdgeDeps): (() => Promise<LiveSet | null>) => {
  const read = new Map<string, Release>();
  let held: Held | null = null;
  let pending: { readonly revision: number; readonly result: Promise<Held> } | null = null;

  const readOnce = async (id: string): Promise<Release | null> => {
    const known = read.get(id);
    if (known !== undefined) return known;
    try {
      const found = await releases.readRelease(id);
      if (found !== null) read.set(id, found);
      else log({ level: 'error', event: 'release.missing', detail: id });
      return found;
    } catch (error) {
      log({ level: 'error', event: 'release.unreadable', detail: `${id}: ${String(error)}` });
      return null;
    }
  };

  const readable = async (ids: readonly string[], count: number): Promise<Release[]> => {
    const found: Release[] = [];
    for (const id of ids) {
      const one = found.length < count ? await readOnce(id) : null;
      if (one !== null) found.push(one);
    }
    return found;
  };

  const assemble = async (pointers: Pointers): Promise<Held> => {
    const names = Object.keys(pointers.packages).sort();
    const found = await Promise.all(
      names.map(async (name) => {
        const pointer = pointers.packages[name];
        const ids = pointer === undefined ? [] : [pointer.live, ...pointer.previous];
        const [live, fallback] = await readable(ids, 2);
        return { live, fallback, isWhole: live !== undefined && releaseId(live) === pointer?.live };
      }),
    );
    const host = found.find(({ live }) => live?.kind === HOST)?.live;
    // A fallback for another kernel would break where the live release only failed to arrive.
    const canRun = (release: Release | undefined): release is RemoteRelease =>
      release?.kind === 'remote' && (host?.kind !== HOST || fits(host, release));
    const remotes = found.flatMap(({ live, fallback }) =>
      live?.kind === 'remote' ? [{ live, fallback: canRun(fallback) ? fallback : null }] : [],
    );
    for (const detail of claimedTwice(remotes.map(({ live }) => live)))
      log({ level: 'error', event: 'route.claimed-twice', detail });
    const { revision } = pointers;
    const retryAt = found.every(({ isWhole }) => isWhole) ? NEVER : clock() + RETRY_MS;
    if (host?.kind !== HOST) return { revision, set: held?.set ?? null, retryAt };
    return { revision, set: { revision, host, remotes, compositionId: await composeId(host, remotes) }, retryAt };
  };

  return async () => {
    try {
      const pointers = await releases.readPointers();
      if (held?.revision === pointers.revision && clock() < held.retryAt) return held.set;
      if (pending?.revision !== pointers.revision)
        pending = { revision: pointers.revision, result: assemble(pointers) };
      const mine = pending;
      held = await mine.result;
      if (pending === mine) pending = null;
    } catch (error) {
      log({ level: 'error', event: 'pointers.unreadable', detail: String(error) });
    }
    return held?.set ?? null;
  };
};
