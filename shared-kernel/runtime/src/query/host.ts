/** The page's one query client, and what it does when the session or the wallet changes. */

export { QueryClientProvider } from '@tanstack/react-query';
export * from './query.ts';
export { createQueryClient } from './query-client.ts';
export { bindQueryEvents } from './query-events.ts';
