import { enabledParts } from '@shared-kernel/contracts/release/enabled-parts';
import type { DocumentRemote, ReleaseDocument, ReleaseRoute } from '@shared-kernel/contracts/release/release';
import { createRouteTable, type RouteTable as Table } from '@shared-kernel/contracts/release/route-table';

export interface RouteMatch {
  readonly remote: DocumentRemote;
  readonly route: ReleaseRoute;
}

export type RouteTable = Table<RouteMatch>;

/** The site's routes, composed from what each live remote's release declares: a page whose flag is off has none. */
export const routesOf = ({ remotes, startup }: ReleaseDocument): RouteTable =>
  createRouteTable(
    remotes.flatMap(({ live }) =>
      enabledParts(live.routes, startup.whitelabel.flags).map((route) => ({ remote: live, route })),
    ),
    ({ route }) => route,
  );
