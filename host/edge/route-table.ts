import type { ReleaseRoute } from 'shared-kernel/contracts/release';
import type { LiveRemote } from './live-set.ts';

export interface RouteMatch {
  readonly remote: LiveRemote;
  readonly route: ReleaseRoute;
}

export type RouteTable = (path: string) => RouteMatch | null;

/** Without a trailing slash; the root keeps its own. */
const normalise = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

const SPECIAL = /[.*+?^${}()|[\]\\]/g;
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(SPECIAL, '\\$&').replace(/:[A-Za-z]\w*/g, '[^/]+')}$`);

/** Who owns a path: exact paths and aliases first, then patterns with `:params`, in the remotes' order. */
export const createRouteTable = (remotes: readonly LiveRemote[]): RouteTable => {
  const exact = new Map<string, RouteMatch>();
  const patterns: { readonly pattern: RegExp; readonly match: RouteMatch }[] = [];
  for (const remote of remotes) {
    for (const route of remote.live.routes) {
      const match = { remote, route };
      for (const path of [route.path, ...route.aliases].map(normalise)) {
        if (path.includes('/:')) patterns.push({ pattern: patternOf(path), match });
        else if (!exact.has(path)) exact.set(path, match);
      }
    }
  }
  return (path) => {
    const normal = normalise(path);
    return exact.get(normal) ?? patterns.find(({ pattern }) => pattern.test(normal))?.match ?? null;
  };
};
