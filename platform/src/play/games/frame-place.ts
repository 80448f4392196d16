import type { Context } from 'hono';
import type { Platform } from '../../base/platform.ts';
import { siteHostOf, siteOriginOf } from '../../http/caller.ts';
import { isSiteHost } from '../../merchants/merchants.ts';

/** Names the site in a frame's address, so that its page knows who may hold it and whom it talks to. */
export const SITE_QUERY = 'site';

type Place = Pick<Platform, 'db' | 'config'>;

/** Whether an origin is a site's of ours. Games and sites are both secure or neither: one may not hold the other otherwise. */
export const isSiteOrigin = async ({ db, config }: Place, origin: string): Promise<boolean> => {
  if (config.gamesOrigin === undefined || !URL.canParse(origin)) return false;
  const site = new URL(origin);
  const games = new URL(config.gamesOrigin);
  return (
    site.origin === origin && site.protocol === games.protocol && site.host !== games.host && isSiteHost(db, site.host)
  );
};

export interface FramePlace {
  /** Where the frame's own files and calls are. */
  readonly own: string;
  /** Who may hold the frame; null: nobody. */
  readonly holder: string | null;
  /** True on games' own host name: there, an origin of its own is none of the site's. */
  readonly hasOrigin: boolean;
}

/** Where a frame's page was asked for, and who may hold it. */
export const framePlaceOf = async (context: Context, platform: Place): Promise<FramePlace> => {
  const own = siteOriginOf(context);
  const { gamesOrigin } = platform.config;
  if (gamesOrigin === undefined || siteHostOf(context) !== new URL(gamesOrigin).host)
    return { own, holder: own || null, hasOrigin: false };
  const site = context.req.query(SITE_QUERY) ?? '';
  return { own: gamesOrigin, holder: (await isSiteOrigin(platform, site)) ? site : null, hasOrigin: true };
};
