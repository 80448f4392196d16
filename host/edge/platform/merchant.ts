import { getDomainRoute } from '@shared-kernel/contracts/system/system';
import { type BrandSource, DEFAULT_BRAND } from '../base/brand-source.ts';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { createPlatformCache, readPlatform } from './platform-read.ts';

/** A merchant's code is its brand's name. */
const DEFAULT_MERCHANT = DEFAULT_BRAND;

/** `luna.localhost` opens the brand `luna` without a name server. */
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

/** Host name → merchant: local names by rule, others by the platform's domain table, unknown ones the default brand. */
export const createMerchantLookup = (deps: EdgeDeps): ((hostname: string) => Promise<string>) => {
  const routed = createPlatformCache(deps, {
    event: 'merchant.unknown',
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    limit: LIMIT,
    load: async (domain) => {
      const asked = { endpoint: getDomainRoute, merchant: DEFAULT_MERCHANT, query: { domain } };
      return (await readPlatform(deps.platform, asked)).merchantCode;
    },
  });
  return async (hostname) =>
    (await localMerchant(hostname, deps.brands)) ?? (await routed(hostname)) ?? DEFAULT_MERCHANT;
};
