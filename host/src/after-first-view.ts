import { reportVisit, type VisitParts } from './failure/report-visit.ts';
import { followClaims } from './follow-claims.ts';
import { preloadFrame } from './frame/preload-frame.ts';
import type { Host } from './host-context.ts';
import { registerServiceWorker } from './offline-cache/register-service-worker.ts';
import { prefetchPages } from './remotes/prefetch-pages.ts';
import { watchReleases } from './watch-releases.ts';

/** What the site does once its first view is done with: fetches what comes next, keeps the site for offline, looks for new releases, follows the other tabs, and reports what the visit cost. */
export const afterFirstView = async (host: Host, visit: VisitParts): Promise<void> => {
  reportVisit(host, visit);
  if (host.partner !== null) return prefetchPages(host);
  watchReleases(host);
  followClaims();
  await Promise.all([preloadFrame(), prefetchPages(host), registerServiceWorker(document)]);
};
