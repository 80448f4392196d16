import type { ComponentType } from 'react';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import type { RouteMatch } from './route-table.ts';

export interface PageLoader {
  /** The page behind a match with its texts. A failed load is forgotten. */
  load(match: RouteMatch): Promise<ComponentType>;
  /** The page if it is here already: shown without a step in between. */
  ready(match: RouteMatch): ComponentType | undefined;
}

const keyOf = ({ remote, route }: RouteMatch): string => `${remote.name}/${route.page}`;

/** Loads pages of remotes; translations come with them, so that no page is ever seen in bare keys. */
export const createPageLoader = (remotes: RemoteLoader): PageLoader => {
  const pages = new Map<string, ComponentType>();

  const load = async (match: RouteMatch): Promise<ComponentType> => {
    const { Page } = await remotes.loadPage(match.remote.name, match.route.page);
    pages.set(keyOf(match), Page);
    return Page;
  };

  return { load, ready: (match) => pages.get(keyOf(match)) };
};
