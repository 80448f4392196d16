import type { ReleaseDocument } from 'shared-kernel/contracts/release';
import { getStatus, getWhitelabel } from 'shared-kernel/contracts/system';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { createStaleCache } from '../base/stale-cache.ts';
import { readPlatform } from './platform-read.ts';

export type Startup = ReleaseDocument['startup'];
/** What the visitor gets: maintenance wins when both flags are set (specification: browsing §4). */
export type Gate = 'open' | 'maintenance' | 'region';

const FRESH_MS = 2000;
const STALE_MS = 10_000;
const LIMIT = 200;

export const gateOf = ({ status }: Startup): Gate => {
  if (status.maintenance) return 'maintenance';
  return status.regionRestriction ? 'region' : 'open';
};

/** A platform that answers with its flags alone leaves the names to the merchant's code. */
const named = (whitelabel: Startup['whitelabel'], merchant: string): Startup['whitelabel'] => ({
  ...whitelabel,
  merchantCode: whitelabel.merchantCode || merchant,
  name: whitelabel.name || merchant,
});

/**
 * The platform's flags and white label for a merchant, at most a few seconds old while the platform answers. When it does
 * not, the last known ones serve: without flags the site is taken to be open, and its calls say for themselves what fails.
 * Null: the brand has never been known.
 */
export const createStartupReader = ({
  platform,
  clock,
  log,
}: EdgeDeps): ((merchant: string) => Promise<Startup | null>) => {
  const options = {
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    limit: LIMIT,
    clock,
    onFailure: (merchant: string, error: unknown) =>
      log({ level: 'warn', event: 'platform.unreachable', detail: `${merchant}: ${String(error)}` }),
  };
  const readStatus = createStaleCache({
    ...options,
    load: (merchant) => readPlatform(platform, { endpoint: getStatus, merchant }),
  });
  const readWhitelabel = createStaleCache({
    ...options,
    load: async (merchant) => named(await readPlatform(platform, { endpoint: getWhitelabel, merchant }), merchant),
  });
  // The same pair is the same object, so that what was composed from it is recognised without comparing texts.
  const pairs = new Map<string, { readonly known: Startup['status'] | null; readonly startup: Startup }>();

  return async (merchant) => {
    const [known, whitelabel] = await Promise.all([readStatus(merchant), readWhitelabel(merchant)]);
    if (whitelabel === null) return null;
    const last = pairs.get(merchant);
    if (last !== undefined && last.known === known && last.startup.whitelabel === whitelabel) return last.startup;
    const status = known ?? {
      maintenance: false,
      regionRestriction: false,
      serverTime: new Date(clock()).toISOString(),
    };
    const startup = { status, whitelabel };
    if (pairs.size >= LIMIT) pairs.clear();
    pairs.set(merchant, { known, startup });
    return startup;
  };
};
