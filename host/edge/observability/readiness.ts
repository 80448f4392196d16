import { releaseId } from '@shared-kernel/contracts/release/release';
import { getStatus } from '@shared-kernel/contracts/system/system';
import { DEFAULT_BRAND } from '../base/brand-source.ts';
import type { EdgeDeps } from '../base/edge-deps.ts';
import type { EdgeApp } from '../base/edge-env.ts';
import { readPlatform } from '../platform/platform-read.ts';
import type { LiveSet } from '../releases/live-set.ts';
import { plain } from '../responses/plain-responses.ts';

export interface Readiness {
  readonly isReady: boolean;
  /** Null when ready. */
  readonly reason: string | null;
  readonly host: string | null;
  readonly revision: number | null;
  /** Seconds since the platform's last answer. Null: none yet. */
  readonly platformAgeS: number | null;
}

const SECOND_MS = 1000;
const UNAVAILABLE = 503;

interface ReadinessInput {
  readonly live: () => Promise<LiveSet | null>;
  /** Time of the platform's last answer, in milliseconds since the epoch. */
  readonly platformAt: () => number | null;
}

/** Wraps the platform and records the time of its last answer (milliseconds since the epoch). */
export const trackPlatformAnswers = ({ platform, clock }: Pick<EdgeDeps, 'platform' | 'clock'>) => {
  let answeredAt: number | null = null;
  return {
    platformAt: (): number | null => answeredAt,
    platform: async (request: Request): Promise<Response> => {
      const answer = await platform(request);
      answeredAt = clock();
      return answer;
    },
  };
};

/**
 * Ready: a host release is live, and the platform has answered since the start. A later outage of the platform does not count: pages are
 * served from the cache, and all document servers would turn unready at once.
 */
export const createReadiness =
  ({ live, platformAt }: ReadinessInput, deps: EdgeDeps): (() => Promise<Readiness>) =>
  async () => {
    const set = await live();
    // Any answer counts, also an error.
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

/** Health check and readiness check of this process. */
export const addProbeRoutes = (app: EdgeApp, readiness: () => Promise<Readiness>): void => {
  app.get('/_health', (context) => {
    context.set('kind', 'probe');
    return plain('ok', 200);
  });
  app.get('/_ready', async (context) => {
    context.set('kind', 'probe');
    const state = await readiness();
    return Response.json(state, {
      status: state.isReady ? 200 : UNAVAILABLE,
      headers: { 'Cache-Control': 'no-store' },
    });
  });
};
