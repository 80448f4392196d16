import { getConsolidatedSettings } from 'shared-kernel/contracts/system';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { createStaleCache } from '../base/stale-cache.ts';
import { readPlatform } from './platform-read.ts';

const FRESH_MS = 30_000;
const STALE_MS = 60 * 60_000;
const LIMIT = 200;
/** A policy is sent with every document: no more hosts than that. */
const MOST_HOSTS = 16;

const ONE_HOST = /^https?:\/\/[\w.-]+(?::\d+)?$/;

/** The origins of hosts, each once; what is no address of one host is left out, so that no word of the platform becomes another directive. */
export const originsOf = (hosts: readonly string[]): readonly string[] => {
  const origins = hosts.filter((host) => URL.canParse(host)).map((host) => new URL(host).origin);
  return [...new Set(origins)].filter((origin) => ONE_HOST.test(origin)).slice(0, MOST_HOSTS);
};

/** Origins that a merchant's settings name: what its documents let in. */
export interface NamedOrigins {
  /** Of pictures (`imageCDNs`). */
  readonly images: readonly string[];
  /** That pages ask: who proves numbers for the merchant (`firebase`). */
  readonly calls: readonly string[];
}

const NONE: NamedOrigins = { images: [], calls: [] };

/** None until the platform has said so. */
export const createNamedOrigins = ({
  platform,
  clock,
  log,
}: EdgeDeps): ((merchant: string) => Promise<NamedOrigins>) => {
  const read = createStaleCache({
    load: async (merchant) => {
      const { imageCDNs, firebase } = await readPlatform(platform, { endpoint: getConsolidatedSettings, merchant });
      return { images: originsOf(imageCDNs), calls: originsOf(firebase ? [firebase.origin] : []) };
    },
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    limit: LIMIT,
    clock,
    onFailure: (merchant, error) =>
      log({ level: 'warn', event: 'named-origins.unreadable', detail: `${merchant}: ${String(error)}` }),
  });
  return async (merchant) => (await read(merchant)) ?? NONE;
};
