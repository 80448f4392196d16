import { QueryClient } from '@tanstack/react-query';
import { isOfSession } from './query-meta.ts';

/** Milliseconds for which an answer counts as fresh. */
const STALE_MS = 30_000;

/**
 * The site's query client. It does not retry (the API client does), tries even when the browser thinks it is offline
 * (so that a page can say what failed), and looks again on return to the tab for a member's own data only. What was
 * sent is forgotten with the page that sent it: it may hold a password.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: isOfSession,
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
