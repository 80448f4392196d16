import { getGameOrigins } from '@shared-kernel/contracts/browse/game-origins';
import { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { createPlatformCache, readPlatform } from './platform-read.ts';

const FRESH_MS = 30_000;
const STALE_MS = 60 * 60_000;
/** Every document carries the policy. */
const MAX_ORIGINS = 16;

const ONE_ORIGIN = /^https?:\/\/[\w.-]+(?::\d+)?$/;
/** A picture of the site, or of the operator's CDN. */
const PICTURE = /^(?:https?:\/\/|\/(?!\/))/;

/** The distinct origins of URLs. Anything but one plain origin is dropped, so that no setting becomes another directive of the policy. */
export const originsOf = (urls: readonly string[]): readonly string[] => {
  const origins = urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  return [...new Set(origins)].filter((origin) => ONE_ORIGIN.test(origin)).slice(0, MAX_ORIGINS);
};

/** Origins that the platform adds to the policy of a merchant's documents. */
export interface NamedOrigins {
  /** Of pictures (`imageCDNs`). */
  readonly images: readonly string[];
  /** Of requests: the merchant's phone verification (`firebase`). */
  readonly calls: readonly string[];
  /** Of vendors' games (`GAME_VENDORS` of the platform). */
  readonly frames: readonly string[];
}

/** What documents take from a merchant's settings. */
interface MerchantSettings extends NamedOrigins {
  /** Icon of the installed app (`parameters.pwa.icon`, browsing §3). */
  readonly appIcon: string | null;
}

const NONE: MerchantSettings = { images: [], calls: [], frames: [], appIcon: null };

const NO_VENDORS = { origins: [] };

/** Empty until the platform has answered. */
export const createMerchantSettings = (deps: EdgeDeps): ((merchant: string) => Promise<MerchantSettings>) => {
  const options = { event: 'named-origins.unreadable', freshMs: FRESH_MS, staleMs: STALE_MS };
  const readFrames = createPlatformCache(deps, {
    ...options,
    load: async (merchant) =>
      originsOf(
        (await readPlatform(deps.platform, { endpoint: getGameOrigins, merchant, ifMissing: NO_VENDORS })).origins,
      ),
  });
  const readSettings = createPlatformCache(deps, {
    ...options,
    load: async (merchant) => {
      const settings = await readPlatform(deps.platform, { endpoint: getConsolidatedSettings, merchant });
      const icon = settings.parameters?.pwa?.icon ?? '';
      return {
        images: originsOf(settings.imageCDNs),
        calls: originsOf(settings.firebase ? [settings.firebase.origin] : []),
        appIcon: PICTURE.test(icon) ? icon : null,
      };
    },
  });
  return async (merchant) => {
    const [settings, frames] = await Promise.all([readSettings(merchant), readFrames(merchant)]);
    return { ...NONE, ...settings, frames: frames ?? [] };
  };
};
