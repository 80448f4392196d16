import type { AnyEndpoint, InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiError, takePreloadedAnswer } from 'shared-kernel/api';
import { useSession } from 'shared-kernel/session';
import { apiQuery, type QueryExtra } from './api-query.ts';
import { persistResponse } from './persisted-response.ts';

/** Whether to ask now: never as a guest for what only a member gets. */
export const useIsEnabled = ({ access }: AnyEndpoint, enabled = true): boolean => {
  const isSignedIn = useSession() !== null;
  return enabled && (access === 'public' || isSignedIn);
};

/**
 * Puts an answer that came before the page's code into the cache, before anything follows it there: as the library does with
 * what a server has rendered. Who wants a new answer at every showing (`staleTime` 0) asks for one.
 */
const fillPreloaded = <E extends AnyEndpoint>(
  client: QueryClient,
  endpoint: E,
  input: InputOf<E>,
  queryKey: readonly unknown[],
): void => {
  if (client.getQueryState(queryKey) !== undefined) return;
  const value = takePreloadedAnswer(endpoint, input);
  if (value !== undefined) client.setQueryData(queryKey, persistResponse(endpoint, input, value));
};

/**
 * The answer to one call: the way to read data. Asked when shown, kept for others who ask the same, forgotten at
 * sign-out if it is a member's, and never asked for a guest where the endpoint is for members. The error is an `ApiError`.
 */
export const useApi = <E extends AnyEndpoint, Data = ValueOf<E>>(
  endpoint: E,
  input: InputOf<E>,
  extra: QueryExtra<ValueOf<E>, Data> = {},
): UseQueryResult<Data, ApiError> => {
  const client = useQueryClient();
  const enabled = useIsEnabled(endpoint, extra.enabled);
  const query = apiQuery(endpoint, input, extra);
  if (enabled && extra.staleTime !== 0) fillPreloaded(client, endpoint, input, query.queryKey);
  return useQuery({ ...query, enabled });
};
