export {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { apiQuery, type QueryExtra } from './api-query.ts';
export { createQueryClient } from './query-client.ts';
export { bindQueryEvents } from './query-events.ts';
