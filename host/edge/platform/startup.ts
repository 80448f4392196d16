import type { ReleaseDocument } from '@shared-kernel/contracts/release/release';
import { getStatus, getWhitelabel } from '@shared-kernel/contracts/system/system';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { createPlatformCache, readPlatform } from './platform-read.ts';

export type Startup = ReleaseDocument['startup'];
/** Maintenance wins over the region restriction (specification: browsing §4). */
export type SiteStatus = 'open' | 'maintenance' | 'region';

const FRESH_MS = 2000;
const STALE_MS = 10_000;
const LIMIT = 200;

export const siteStatusOf = ({ status }: Startup): SiteStatus => {
  if (status.maintenance) return 'maintenance';
  return status.regionRestriction ? 'region' : 'open';
};

/** The merchant's code stands in for names that the platform leaves out. */
const named = (whitelabel: Startup['whitelabel'], merchant: string): Startup['whitelabel'] => ({
  ...whitelabel,
  merchantCode: whitelabel.merchantCode || merchant,
  name: whitelabel.name || merchant,
});

/**
 * A merchant's flags and white label, at most some seconds old; the last known ones during an outage of the platform. Without known flags
 * the site counts as open. Null: the white label was never loaded.
 */
export const createStartupReader = (deps: EdgeDeps): ((merchant: string) => Promise<Startup | null>) => {
  const options = { event: 'platform.unreachable', freshMs: FRESH_MS, staleMs: STALE_MS };
  const readStatus = createPlatformCache(deps, {
    ...options,
    load: (merchant) => readPlatform(deps.platform, { endpoint: getStatus, merchant }),
  });
  const readWhitelabel = createPlatformCache(deps, {
    ...options,
    load: async (merchant) => named(await readPlatform(deps.platform, { endpoint: getWhitelabel, merchant }), merchant),
  });
  // Equal pairs keep their identity, by which the composer recognises an unchanged startup.
  const pairs = new Map<string, { readonly known: Startup['status'] | null; readonly startup: Startup }>();

  return async (merchant) => {
    const [known, whitelabel] = await Promise.all([readStatus(merchant), readWhitelabel(merchant)]);
    if (whitelabel === null) return null;
    const last = pairs.get(merchant);
    if (last !== undefined && last.known === known && last.startup.whitelabel === whitelabel) return last.startup;
    const status = known ?? {
      maintenance: false,
      regionRestriction: false,
      serverTime: new Date(deps.clock()).toISOString(),
    };
    const startup = { status, whitelabel };
    if (pairs.size >= LIMIT) pairs.clear();
    pairs.set(merchant, { known, startup });
    return startup;
  };
};
