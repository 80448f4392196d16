export {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
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
export { useApi, useIsEnabled } from './use-api.ts';
export { type ApiMutation, type MutationExtra, type Optimistic, useApiMutation } from './use-api-mutation.ts';
