/**
 * For remotes of 1603177, as long as one may be live (`pnpm skew` plays them): what is written today reads through `useApi`
 * and changes through `useApiMutation`.
 * @public
 */
export {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { apiQuery, type QueryExtra } from './api-query.ts';
export { metaOf } from './query-meta.ts';
export {
  createSubmissionKey,
  type OpenSubmission,
  type SubmissionKey,
  type SubmissionStore,
} from './submission-key.ts';
export { useApi, useIsAsked } from './use-api.ts';
export { type ApiMutation, type MutationExtra, type Optimistic, useApiMutation } from './use-api-mutation.ts';
