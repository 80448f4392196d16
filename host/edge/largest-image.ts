import { getAnnouncements } from 'shared-kernel/contracts/content';
import type { ReleaseRoute } from 'shared-kernel/contracts/release';
import type { Language } from 'shared-kernel/contracts/values';
import type { EdgeDeps } from './edge-deps.ts';
import { readPlatform } from './platform-read.ts';
import { createStaleCache } from './stale-cache.ts';

const FRESH_MS = 5000;
const STALE_MS = 10 * 60_000;
const LIMIT = 200;
const BANNER_TYPE = 'B';

interface ImageQuestion {
  readonly route: ReleaseRoute;
  readonly merchant: string;
  readonly language: Language;
}

/** The query of a route's announcements call, or null when the route shows no banners. */
const bannerQuery = ({ route, merchant, language }: ImageQuestion): Record<string, string> | null => {
  const call = route.starts.find(({ path }) => path === getAnnouncements.path);
  if (call?.query.types?.split(',').includes(BANNER_TYPE) !== true) return null;
  const filled: Readonly<Record<string, string>> = { $merchant: merchant, $language: language };
  return Object.fromEntries(Object.entries(call.query).map(([name, value]) => [name, filled[value] ?? value]));
};

/**
 * The picture that will be the largest paint: the first banner of a route that starts with banners. Null when there is
 * none or the platform has not said yet; a document never waits long for it.
 */
export const createLargestImage = ({
  platform,
  clock,
  log,
}: EdgeDeps): ((of: ImageQuestion) => Promise<string | null>) => {
  const read = createStaleCache({
    load: async (key) => {
      const { merchant, query } = JSON.parse(key);
      const { banners } = await readPlatform(platform, { endpoint: getAnnouncements, merchant, query });
      return banners[0]?.imageUrl ?? null;
    },
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    limit: LIMIT,
    clock,
    onFailure: (_key, error) => log({ level: 'warn', event: 'banners.unreadable', detail: String(error) }),
  });
  return async (question) => {
    const query = bannerQuery(question);
    return query === null ? null : read(JSON.stringify({ merchant: question.merchant, query }));
  };
};
