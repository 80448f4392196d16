import type { DocumentRemote, ReleaseDocument, ReleaseRoute } from 'shared-kernel/contracts/release';
import { matchPath } from 'shared-kernel/router';

export interface RouteMatch {
  readonly remote: DocumentRemote;
  readonly route: ReleaseRoute;
}

export interface RouteTable {
  /** Every live route, in the document's order. */
  readonly routes: readonly ReleaseRoute[];
  /** The remote and route that show a pathname, if any. */
  match(pathname: string): RouteMatch | undefined;
}

/** The site's routes, composed from what each live remote's release declares. */
export const createRouteTable = (document: ReleaseDocument): RouteTable => {
  const entries = document.remotes.flatMap(({ live }) => live.routes.map((route) => ({ remote: live, route })));
  return {
    routes: entries.map(({ route }) => route),
    match: (pathname) =>
      entries.find(({ route }) =>
        [route.path, ...route.aliases].some((pattern) => matchPath(pattern, pathname) !== null),
      ),
  };
};
