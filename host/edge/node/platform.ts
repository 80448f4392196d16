import type { EdgeDeps } from '../base/edge-deps.ts';
import { createGamesOriginCheck } from '../platform/games-origin.ts';
import { createPlatformPool, type PlatformPool } from '../reverse-proxy/upstream-pool.ts';
import { instanceAt } from './upstreams.ts';

const LOOK_EVERY_MS = 500;

interface PlatformDeps extends Pick<EdgeDeps, 'clock' | 'gamesOrigin' | 'log'> {
  /** What every call to the platform carries, so that it believes who the caller is said to be. */
  readonly edgeSecret: string | undefined;
}

/** The platform at its addresses, looked at twice a second: one, or several that stand in for each other. */
export const platformAt = (
  urls: readonly string[],
  { edgeSecret, gamesOrigin, ...deps }: PlatformDeps,
): Pick<PlatformPool, 'send' | 'instances'> => {
  const hear = createGamesOriginCheck({ gamesOrigin, log: deps.log });
  const pool = createPlatformPool(
    urls.map((url) => instanceAt(new URL(url).origin, { edgeSecret, hear })),
    deps,
  );
  const lookAgain = (): void => {
    void pool.look().finally(() => setTimeout(lookAgain, LOOK_EVERY_MS).unref());
  };
  lookAgain();
  return pool;
};
