import type { ReleaseRoute } from '../contracts/release.d.ts';
/** The site's routes, of all remotes of the release document. */
export interface RouteIndex {
    /** The route that shows a path, by its own path or an alias; a query or hash is ignored. */
    find(path: string): ReleaseRoute | undefined;
    /** Whether some remote shows this path now: an entry that leads nowhere is not shown. */
    isRouted(path: string): boolean;
}
export declare const routeIndex: (routes: readonly ReleaseRoute[]) => RouteIndex;
