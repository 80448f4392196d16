export { keepPreviousData, type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
export { apiPages, type Pages, type PagesExtra, useApiPages } from './api-pages.ts';
export { apiQuery, type QueryExtra } from './api-query.ts';
export { createQueryClient } from './query-client.ts';
export { bindQueryEvents } from './query-events.ts';
export { useApi, useIsAsked } from './use-api.ts';
export { type ApiMutation, type MutationExtra, type Optimistic, useApiMutation } from './use-api-mutation.ts';
