import type { ReleaseRoute } from 'shared-kernel/contracts/release';
import { matchPath } from 'shared-kernel/router';

/** The site's routes, of all remotes of the release document. */
export interface RouteIndex {
  /** The route that shows a path, by its own path or an alias; a query or hash is ignored. */
  find(path: string): ReleaseRoute | undefined;
  /** Whether some remote shows this path now: an entry that leads nowhere is not shown. */
  isRouted(path: string): boolean;
}

const pathnameOf = (path: string): string => path.replace(/[?#].*$/, '');

export const routeIndex = (routes: readonly ReleaseRoute[]): RouteIndex => {
  const find = (path: string): ReleaseRoute | undefined => {
    const pathname = pathnameOf(path);
    return routes.find((route) => [route.path, ...route.aliases].some((pattern) => matchPath(pattern, pathname)));
  };
  return { find, isRouted: (path) => find(path) !== undefined };
};
