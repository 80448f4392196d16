import type { Combination } from '@shared-kernel/contracts/release/combinations';
import { compositionIdOf } from '@shared-kernel/contracts/release/composition-id';
import { type Pointers, type Release, type RemoteRelease, releaseId } from '@shared-kernel/contracts/release/release';
import { claimedTwice } from '@shared-kernel/contracts/release/route-conflicts';
import type { EdgeDeps, LogEntry } from '../base/edge-deps.ts';
import { baseUrlOf } from './assets.ts';
import type { LiveRemote, LiveSet } from './live-set.ts';
import type { createReleaseReader } from './readable-releases.ts';

const HOST = 'host';
interface AssembleDeps extends Pick<EdgeDeps, 'assetOrigins' | 'fits'> {
  readonly readable: ReturnType<typeof createReleaseReader>;
  readonly logOnce: (entry: LogEntry) => void;
  /** Releases that nothing stands in for. */
  readonly alone: readonly string[];
}

/** The fallback of a canary or pinned release is what is live for others. */
const findAll = ({ packages }: Pointers, combination: Combination, { readable, alone }: AssembleDeps) =>
  Promise.all(
    Object.entries(combination)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([name, wanted]) => {
        const pointer = packages[name];
        const others = pointer === undefined || alone.includes(wanted) ? [] : [pointer.live, ...pointer.previous];
        const [live, fallback] = await readable([...new Set([wanted, ...others])], 2);
        return { name, live, fallback, isWhole: live !== undefined && releaseId(live) === wanted };
      }),
  );

const reportFaults = (remotes: readonly LiveRemote[], { assetOrigins, logOnce }: AssembleDeps): void => {
  for (const detail of claimedTwice(remotes.map(({ live }) => live)))
    logOnce({ level: 'error', event: 'route.claimed-twice', detail });
  for (const { live } of remotes)
    if (baseUrlOf(assetOrigins, live) === null)
      logOnce({
        level: 'error',
        event: 'origin.missing',
        detail: `${live.name} is live, but no origin serves its files`,
      });
};

interface Assembled {
  /** Null: no host is readable. */
  readonly set: LiveSet | null;
  /** False: a live release could not be read. A later try may succeed. */
  readonly isWhole: boolean;
}

/** Reads the releases of a combination, and their fallbacks, which the pointers name. */
export const assembleSet = async (
  pointers: Pointers,
  combination: Combination,
  deps: AssembleDeps,
): Promise<Assembled> => {
  const found = await findAll(pointers, combination, deps);
  const host = found.find(({ live }) => live?.kind === HOST)?.live;
  const isTextTrusted = found.every(({ live }) => live === undefined || live.texts === 'trusted');
  // A fallback for another kernel would break the page, and so would one that violates the document's Trusted Types.
  const canRun = (release: Release | undefined): release is RemoteRelease =>
    release?.kind === 'remote' &&
    (host?.kind !== HOST || deps.fits(host, release)) &&
    (!isTextTrusted || release.texts === 'trusted');
  const remotes = found.flatMap(({ live, fallback }) =>
    live?.kind === 'remote' ? [{ live, fallback: canRun(fallback) ? fallback : null }] : [],
  );
  reportFaults(remotes, deps);
  const isWhole = found.every((one) => one.isWhole);
  if (host?.kind !== HOST) return { set: null, isWhole };
  const missing = found.flatMap(({ name, live }) => (live === undefined ? [name] : []));
  const compositionId = await compositionIdOf([host, ...remotes.map(({ live }) => live)].map(releaseId));
  return { set: { revision: pointers.revision, host, remotes, compositionId, missing, isTextTrusted }, isWhole };
};
