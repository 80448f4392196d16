import type { ReleaseRoute } from '@shared-kernel/contracts/release/release';
import { createRouteTable } from '@shared-kernel/contracts/release/route-table';

/** The site's routes, of all remotes of the release document. */
export interface RouteIndex {
  /** The route that shows a path, by its own path or an alias; a query or hash is ignored. */
  find(path: string): ReleaseRoute | undefined;
  /** Whether some remote shows this path now: an entry that leads nowhere is not shown. */
  isRouted(path: string): boolean;
}

export const routeIndex = (routes: readonly ReleaseRoute[]): RouteIndex => {
  const { match } = createRouteTable(routes, (route) => route);
  return { find: match, isRouted: (path) => match(path) !== undefined };
};
