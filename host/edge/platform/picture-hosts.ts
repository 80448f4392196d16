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

/** The origins of picture hosts, each once; what is no address of one host is left out, so that no word of the platform becomes another directive. */
export const originsOf = (hosts: readonly string[]): readonly string[] => {
  const origins = hosts.filter((host) => URL.canParse(host)).map((host) => new URL(host).origin);
  return [...new Set(origins)].filter((origin) => ONE_HOST.test(origin)).slice(0, MOST_HOSTS);
};

const NONE: readonly string[] = [];

/** The hosts that a merchant's settings name for pictures (`imageCDNs`): what its documents let in. None until the platform has said so. */
export const createPictureHosts = ({
  platform,
  clock,
  log,
}: EdgeDeps): ((merchant: string) => Promise<readonly string[]>) => {
  const read = createStaleCache({
    load: async (merchant) => {
      const { imageCDNs } = await readPlatform(platform, { endpoint: getConsolidatedSettings, merchant });
      return originsOf(imageCDNs);
    },
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    limit: LIMIT,
    clock,
    onFailure: (merchant, error) =>
      log({ level: 'warn', event: 'picture-hosts.unreadable', detail: `${merchant}: ${String(error)}` }),
  });
  return async (merchant) => (await read(merchant)) ?? NONE;
};
