import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useHost } from '../host-context.ts';
import type { RouteMatch } from './route-table.ts';

export type PageState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Page: ComponentType }
  | { readonly status: 'failed'; readonly error: unknown };

const LOADING: PageState = { status: 'loading' };

/** The page of a match: at once when it is here, else after its remote has come. `retry` asks again after a failure. */
export const usePage = (match: RouteMatch): { readonly state: PageState; readonly retry: () => void } => {
  const { pages } = useHost();
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly match: RouteMatch; readonly state: PageState } | null>(null);
  const ready = pages.ready(match);

  useEffect(() => {
    if (ready !== undefined) return;
    let isCurrent = true;
    const finish = (state: PageState) => isCurrent && setLoaded({ match, state });
    setLoaded(null);
    pages.load(match).then(
      (Page) => finish({ status: 'ready', Page }),
      (error: unknown) => finish({ status: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again with everything else unchanged.
  }, [match, pages, ready, tries]);

  const retry = useCallback(() => setTries((count) => count + 1), []);
  if (ready !== undefined) return { state: { status: 'ready', Page: ready }, retry };
  return { state: loaded?.match === match ? loaded.state : LOADING, retry };
};
