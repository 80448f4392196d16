import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useEvent } from 'shared-kernel/events';
import { useHost } from '../host-context.ts';
import type { RouteMatch } from './route-table.ts';

export type PageState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Page: ComponentType }
  | { readonly status: 'failed'; readonly error: unknown };

const LOADING: PageState = { status: 'loading' };

/**
 * The page of a match: at once when it is here, else after its remote has come. `retry` asks again after a
 * failure, as it does by itself when the network is back.
 */
export const usePage = (match: RouteMatch): { readonly state: PageState; readonly retry: () => void } => {
  const { pages } = useHost();
  const [state, setState] = useState<PageState>(LOADING);
  const asked = useRef(0);
  const ready = pages.ready(match);

  const ask = useCallback(() => {
    asked.current += 1;
    const mine = asked.current;
    const finish = (next: PageState) => mine === asked.current && setState(next);
    setState(LOADING);
    pages.load(match).then(
      (Page) => finish({ status: 'ready', Page }),
      (error: unknown) => finish({ status: 'failed', error }),
    );
  }, [match, pages]);

  useEffect(() => {
    if (ready !== undefined) return;
    ask();
    return () => {
      asked.current += 1;
    };
  }, [ask, ready]);

  useEvent('network.online', () => {
    if (state.status === 'failed') ask();
  });

  return { state: ready === undefined ? state : { status: 'ready', Page: ready }, retry: ask };
};
