import { releaseId } from 'shared-kernel/contracts/release';
import { getStatus } from 'shared-kernel/contracts/system';
import { DEFAULT_BRAND } from '../base/brand-source.ts';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { readPlatform } from '../platform/platform-read.ts';
import type { LiveSet } from '../releases/live-set.ts';

export interface Readiness {
  readonly isReady: boolean;
  /** Why not; null when it is. */
  readonly reason: string | null;
  readonly host: string | null;
  readonly revision: number | null;
  /** Since the platform last answered anything, in seconds. Null: never. */
  readonly platformAgeS: number | null;
}

const SECOND_MS = 1000;

interface ReadinessInput {
  readonly live: () => Promise<LiveSet | null>;
  /** When the platform last answered, in milliseconds since the epoch. */
  readonly platformAt: () => number | null;
}

/**
 * Whether this process can do its work: a host is live, and the platform has been reached. A platform that goes away later
 * does not count: pages go on from what is known, and every process of the document server would leave at the same time.
 */
export const createReadiness =
  ({ live, platformAt }: ReadinessInput, deps: EdgeDeps): (() => Promise<Readiness>) =>
  async () => {
    const set = await live();
    // Any answer counts, also a refusal of the merchant.
    if (platformAt() === null)
      await readPlatform(deps.platform, { endpoint: getStatus, merchant: DEFAULT_BRAND }).catch(() => undefined);
    const at = platformAt();
    const faults = [
      deps.isDraining?.() === true ? 'this process is stopping' : null,
      set === null ? 'no host release is live' : null,
      at === null ? 'the platform has not been reached yet' : null,
    ];
    const reason = faults.find((fault) => fault !== null) ?? null;
    return {
      isReady: reason === null,
      reason,
      host: set === null ? null : releaseId(set.host),
      revision: set?.revision ?? null,
      platformAgeS: at === null ? null : Math.floor((deps.clock() - at) / SECOND_MS),
    };
  };
