import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import type { ReleaseRoute } from '@shared-kernel/contracts/release/release';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { EdgeDeps } from '../base/edge-deps.ts';
import { createPlatformCache, readPlatform } from './platform-read.ts';

const FRESH_MS = 5000;
const STALE_MS = 10 * 60_000;
const BANNER_TYPE = 'B';

interface ImageQuestion {
  readonly route: ReleaseRoute;
  readonly merchant: string;
  readonly language: Language;
}

/** The query of a route's announcements call. Null: the route shows no banners, though it may request the same types to share home's answer. */
const bannerQuery = ({ route, merchant, language }: ImageQuestion): Record<string, string> | null => {
  if (route.frame.header !== 'home') return null;
  const call = route.starts.find(({ path }) => path === getAnnouncements.path);
  if (call?.query.types?.split(',').includes(BANNER_TYPE) !== true) return null;
  const filled: ReadonlyMap<string, string> = new Map([
    ['$merchant', merchant],
    ['$language', language],
  ]);
  return Object.fromEntries(Object.entries(call.query).map(([name, value]) => [name, filled.get(value) ?? value]));
};

/** The picture of the largest contentful paint: the first banner of a route that begins with banners. Null: there is none, or it is not known yet. */
export const createLargestImage = (deps: EdgeDeps): ((of: ImageQuestion) => Promise<string | null>) => {
  const read = createPlatformCache(deps, {
    event: 'banners.unreadable',
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    load: async (key) => {
      const { merchant, query } = JSON.parse(key);
      const { banners } = await readPlatform(deps.platform, { endpoint: getAnnouncements, merchant, query });
      return banners[0]?.imageUrl ?? null;
    },
  });
  // Cached by route object, which lives as long as its release.
  const keys = new WeakMap<ReleaseRoute, Map<string, string | null>>();
  const keyOf = (question: ImageQuestion): string | null => {
    const { route, merchant, language } = question;
    const ofRoute = keys.get(route) ?? new Map<string, string | null>();
    keys.set(route, ofRoute);
    const visit = `${merchant} ${language}`;
    const known = ofRoute.get(visit);
    if (known !== undefined) return known;
    const query = bannerQuery(question);
    const key = query === null ? null : JSON.stringify({ merchant, query });
    ofRoute.set(visit, key);
    return key;
  };

  return async (question) => {
    const key = keyOf(question);
    return key === null ? null : read(key);
  };
};
