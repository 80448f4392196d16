import type { ComponentType } from 'react';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import type { RouteMatch } from './route-table.ts';

export interface PageLoader {
  /** The page behind a match with its texts. A failed load is forgotten. */
  load(match: RouteMatch): Promise<ComponentType>;
  /** The page if it is here already: shown without a step in between. */
  ready(match: RouteMatch): ComponentType | undefined;
  /** The page stands: it will not be replaced in this visit. */
  markDrawn(match: RouteMatch): void;
  /** The first page that stood in this document, and when, in ms from the navigation's start. */
  firstDrawn(): { readonly remote: string; readonly ms: number } | undefined;
  /** Puts the former release's page in the place of one that threw before it ever stood, once. False: it stays. */
  replace(match: RouteMatch): Promise<boolean>;
}

const keyOf = ({ remote, route }: RouteMatch): string => `${remote.name}/${route.page}`;

/** Loads pages of remotes; translations come with them, so that no page is ever seen in bare keys. */
export const createPageLoader = (remotes: RemoteLoader): PageLoader => {
  const pages = new Map<string, ComponentType>();
  /** Pages that have been drawn or replaced. */
  const settled = new Set<string>();
  let first: ReturnType<PageLoader['firstDrawn']>;
  const load = async (match: RouteMatch): Promise<ComponentType> => {
    const { Page } = await remotes.loadPage(match.remote.name, match.route.page);
    pages.set(keyOf(match), Page);
    return Page;
  };
  const replace = async (match: RouteMatch): Promise<boolean> => {
    const key = keyOf(match);
    if (settled.has(key)) return false;
    const former = await remotes.loadFormerPage(match.remote.name, match.route.page).catch(() => null);
    if (former === null) return false;
    settled.add(key);
    pages.set(key, former.Page);
    return true;
  };
  return {
    load,
    ready: (match) => pages.get(keyOf(match)),
    markDrawn: (match) => {
      first ??= { remote: match.remote.name, ms: performance.now() };
      settled.add(keyOf(match));
    },
    firstDrawn: () => first,
    replace,
  };
};
