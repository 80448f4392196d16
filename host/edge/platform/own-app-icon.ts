import { getConsolidatedSettings } from 'shared-kernel/contracts/system';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { createStaleCache } from '../base/stale-cache.ts';
import { readPlatform } from './platform-read.ts';

const FRESH_MS = 60_000;
const STALE_MS = 10 * 60_000;
const LIMIT = 200;

/** A picture's address: of the site, or of the operator's CDN. */
const isPicture = (address: string): boolean => /^(?:https?:\/\/|\/(?!\/))/.test(address);

/** The icon that the platform's settings give the installed app (`parameters.pwa.icon`, browsing §3); null where they give none. */
export const createOwnAppIcon = ({ platform, clock, log }: EdgeDeps): ((merchant: string) => Promise<string | null>) =>
  createStaleCache({
    load: async (merchant) => {
      const { parameters } = await readPlatform(platform, { endpoint: getConsolidatedSettings, merchant });
      const icon = parameters?.pwa?.icon ?? '';
      return isPicture(icon) ? icon : null;
    },
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    limit: LIMIT,
    clock,
    onFailure: (merchant, error) =>
      log({ level: 'warn', event: 'app-icon.unreadable', detail: `${merchant}: ${String(error)}` }),
  });
