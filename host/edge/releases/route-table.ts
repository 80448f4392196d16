import { enabledParts } from '@shared-kernel/contracts/release/enabled-parts';
import type { ReleaseRoute } from '@shared-kernel/contracts/release/release';
import { createRouteTable, type RouteTable as Table } from '@shared-kernel/contracts/release/route-table';
import type { LiveRemote } from './live-set.ts';

export interface RouteMatch {
  readonly remote: LiveRemote;
  readonly route: ReleaseRoute;
}

export type RouteTable = Table<RouteMatch>;

/** Maps paths to remotes, by the routes of the live releases and the merchant's flags. */
export const routesOf = (remotes: readonly LiveRemote[], flags: Readonly<Record<string, boolean>>): RouteTable =>
  createRouteTable(
    remotes.flatMap((remote) => enabledParts(remote.live.routes, flags).map((route) => ({ remote, route }))),
    ({ route }) => route,
  );
