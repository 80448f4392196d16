import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ApiError } from 'shared-kernel/api';
import type { AnyEndpoint, InputOf, ValueOf } from 'shared-kernel/contracts/endpoint';
import { useSession } from 'shared-kernel/session';
import { apiQuery, type QueryExtra } from './api-query.ts';

/** Whether to ask now: never as a guest for what only a member gets. */
export const useIsAsked = ({ access }: AnyEndpoint, enabled = true): boolean => {
  const isSignedIn = useSession() !== null;
  return enabled && (access === 'public' || isSignedIn);
};

/**
 * The answer to one call: the way to read data. Asked when shown, kept for others who ask the same, forgotten at
 * sign-out if it is a member's, and never asked for a guest where the endpoint is for members. The error is an `ApiError`.
 */
export const useApi = <E extends AnyEndpoint, Data = ValueOf<E>>(
  endpoint: E,
  input: InputOf<E>,
  extra: QueryExtra<ValueOf<E>, Data> = {},
): UseQueryResult<Data, ApiError> =>
  useQuery({ ...apiQuery(endpoint, input, extra), enabled: useIsAsked(endpoint, extra.enabled) });
