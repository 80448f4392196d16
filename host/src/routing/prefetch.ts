import { keyOfAnswer, preloadCalls } from 'shared-kernel/host/preload';
import { shownPath } from 'shared-kernel/host/router';
import type { QueryClient } from 'shared-kernel/query';
import { getSession } from 'shared-kernel/session';
import { completeDocument } from '../document/complete-document.ts';
import type { Host } from '../host-context.ts';
import { connection, hasRoom } from '../remotes/prefetch-pages.ts';
import { decideAccess } from './access.ts';

/** An answer that is on its way, or younger than this, is not asked again for the next page, in ms. */
const FRESH_MS = 30_000;

/** Whether the answer to a call is here, or under way, for a query of the page that is shown. */
const isHere = (queries: QueryClient, key: string): boolean =>
  queries
    .getQueryCache()
    .getAll()
    .some(({ queryKey, state }) => {
      const [path, input] = queryKey;
      if (typeof path !== 'string' || typeof input !== 'object' || input === null) return false;
      const isFresh = state.fetchStatus === 'fetching' || Date.now() - state.dataUpdatedAt < FRESH_MS;
      return isFresh && keyOfAnswer(path, input) === key;
    });

/**
 * Fetches what the page at an address needs, code and data at once, before it is opened: as the document does for the
 * first page. On a poor connection nothing is fetched on a guess (`isSure`: it is being opened). Failures wait for the page.
 */
export const prefetchPage = (
  { routes, pages, document }: Host,
  queries: QueryClient,
  to: string,
  isSure: boolean,
): void => {
  const match = routes.match(to);
  const isElsewhere = match !== undefined && match !== routes.match(shownPath());
  if (!isElsewhere || !(isSure || hasRoom(connection()))) return;
  if (decideAccess(match.route, getSession(), to).kind !== 'show') return;
  if (pages.ready(match) === undefined) pages.load(match).catch(() => undefined);
  const start = (): void => preloadCalls(match.route.starts, to, (key) => isHere(queries, key));
  // A page that is opened before the document is whole waits for what it starts.
  if (match.route.starts.length > 0) start();
  else void completeDocument(document).then(start);
};
