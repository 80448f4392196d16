import { stat } from 'node:fs/promises';
import { setTimeout as sleep, setInterval as ticks } from 'node:timers/promises';
import { isRegistryError, isReleaseFolder } from '../release-name.ts';
import { placesIn } from '../store/places.ts';
import { bucketAt } from './bucket.ts';
import { createBucketStore } from './bucket-store.ts';
import { fetchRelease } from './fetch-release.ts';
import { keysOfPackage } from './stored-objects.ts';

/** One package's releases, fetched from a bucket into a folder's registry. */
export interface Mirror {
  readonly registry: string;
  /** Fetches a release that is published and not here. What cannot be had is reported. */
  fetch(folder: string): Promise<void>;
  /** Fetches the published releases that are not here, the newest first, all of them or until there is enough. */
  catchUp(isEnough?: () => Promise<boolean>): Promise<void>;
  /** Does so from now on, before anybody asks. */
  follow(): void;
}

export interface MirrorOptions {
  /** `s3://bucket/prefix` */
  readonly address: string;
  readonly name: string;
  /** Of this machine; may be emptied while nobody serves from it. */
  readonly registry: string;
  /** Told of what is wrong with the bucket, or a release in it; null: nothing any more. */
  readonly report: (fault: { readonly event: string; readonly detail: string } | null) => void;
}

const FOLLOW_MS = 1000;
/** Whatever is asked for, the bucket is listed no more often. */
const LIST_MS = 250;
/** One that is not as it was published is not fetched again and again. */
const REFUSED_MS = 60_000;
/** For each file. */
const FETCH_TIMEOUT_MS = 30_000;
/** A visitor may wait for it. */
const LIST_TIMEOUT_MS = 3000;

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A copy of one package's releases in a bucket: what file servers serve from. */
export const createMirror = ({ address, name, registry, report }: MirrorOptions): Mirror => {
  const bucket = bucketAt(address, { timeoutMs: FETCH_TIMEOUT_MS });
  const listed = bucketAt(address, { timeoutMs: LIST_TIMEOUT_MS, attempts: 1 });
  const store = createBucketStore(bucket);
  const places = placesIn(registry);
  const fetching = new Map<string, Promise<void>>();
  const refusedUntil = new Map<string, number>();
  let next: Promise<ReadonlySet<string>> | null = null;
  let listedAt = 0;

  /** As it is after the call: what was published before it is there. */
  const list = (): Promise<ReadonlySet<string>> => {
    next ??= (async () => {
      await sleep(Math.max(0, listedAt + LIST_MS - Date.now()), undefined, { ref: false });
      next = null;
      listedAt = Date.now();
      return new Set((await listed.folders(keysOfPackage(name))).filter(isReleaseFolder));
    })();
    return next;
  };

  const fetchOnce = async (folder: string): Promise<void> => {
    const id = `${name}@${folder}`;
    if ((await isThere(places.release(id))) || Date.now() < (refusedUntil.get(folder) ?? 0)) return;
    try {
      const at = await store.publishedAt(id);
      if (at !== null) await fetchRelease(bucket, id, registry, at);
    } catch (error) {
      if (!isRegistryError(error)) throw error;
      refusedUntil.set(folder, Date.now() + REFUSED_MS);
      report({ event: 'release.unreadable', detail: error.message });
    }
  };

  const fetch = (folder: string): Promise<void> => {
    const known = fetching.get(folder) ?? fetchOnce(folder).finally(() => fetching.delete(folder));
    fetching.set(folder, known);
    return known;
  };

  const guarded = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
      report(null);
    } catch (error) {
      report({ event: 'registry.unreadable', detail: error instanceof Error ? error.message : String(error) });
    }
  };

  /** Published and not here, the newest first. */
  const listMissing = async (): Promise<readonly string[]> => {
    const missing: { readonly folder: string; readonly at: number }[] = [];
    for (const folder of await list()) {
      if (await isThere(places.release(`${name}@${folder}`))) continue;
      const at = await store.publishedAt(`${name}@${folder}`);
      if (at !== null) missing.push({ folder, at: at.getTime() });
    }
    return missing.sort((a, b) => b.at - a.at).map(({ folder }) => folder);
  };

  const catchUp = (isEnough = async (): Promise<boolean> => false): Promise<void> =>
    guarded(async () => {
      for (const folder of await listMissing()) {
        await fetch(folder);
        if (await isEnough()) return;
      }
    });

  return {
    registry,
    fetch: (folder) =>
      guarded(async () => {
        if ((await list()).has(folder)) await fetch(folder);
      }),
    catchUp,
    follow: () => {
      const run = async (): Promise<void> => {
        await catchUp();
        for await (const _ of ticks(FOLLOW_MS, undefined, { ref: false })) await catchUp();
      };
      void run();
    },
  };
};
