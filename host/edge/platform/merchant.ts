import { getDomainRoute } from 'shared-kernel/contracts/system';
import { type BrandSource, DEFAULT_BRAND } from '../base/brand-source.ts';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { createStaleCache } from '../base/stale-cache.ts';
import { readPlatform } from './platform-read.ts';

/** A merchant's code is its brand's name. */
const DEFAULT_MERCHANT = DEFAULT_BRAND;

/** `luna.localhost` and the like, so that every brand opens on a machine without a name server. */
const LOCAL_SUFFIX = '.localhost';
const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const MINUTE_MS = 60_000;
const FRESH_MS = 5 * MINUTE_MS;
const STALE_MS = 60 * MINUTE_MS;
const LIMIT = 500;

const localMerchant = async (hostname: string, brands: BrandSource): Promise<string | null> => {
  if (LOCAL_HOSTS.has(hostname)) return DEFAULT_MERCHANT;
  if (!hostname.endsWith(LOCAL_SUFFIX)) return null;
  const label = hostname.slice(0, hostname.indexOf('.'));
  return (await brands(label)) === null ? DEFAULT_MERCHANT : label;
};

/** Host name → merchant: local names by rule, others by the platform's domain table; unknown ones are the default brand's. */
export const createMerchantLookup = ({
  platform,
  brands,
  clock,
  log,
}: EdgeDeps): ((hostname: string) => Promise<string>) => {
  const routed = createStaleCache({
    load: async (domain) => {
      const route = await readPlatform(platform, {
        endpoint: getDomainRoute,
        merchant: DEFAULT_MERCHANT,
        query: { domain },
      });
      return route.merchantCode;
    },
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    limit: LIMIT,
    clock,
    onFailure: (domain, error) =>
      log({ level: 'warn', event: 'merchant.unknown', detail: `${domain}: ${String(error)}` }),
  });
  return async (hostname) => (await localMerchant(hostname, brands)) ?? (await routed(hostname)) ?? DEFAULT_MERCHANT;
};
