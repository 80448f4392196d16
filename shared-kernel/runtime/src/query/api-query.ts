import type { AnyEndpoint, InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { type ApiError, callApi } from 'shared-kernel/api';
import { persistedResponse, persistResponse } from './persisted-response.ts';
import { metaOf, type RefreshedBy } from './query-meta.ts';

/** What an operation may say about a query besides its call. */
export interface QueryExtra<Value, Data = Value> {
  /** False while the answer is not wanted. A guest's questions for a member's data are off without it. */
  readonly enabled?: boolean;
  /** Milliseconds for which the answer counts as fresh. */
  readonly staleTime?: number;
  /** Milliseconds for which the answer is kept while no component uses it. */
  readonly gcTime?: number;
  /** Milliseconds; false for never. */
  readonly refetchInterval?: number | false;
  readonly refetchOnWindowFocus?: boolean;
  readonly refetchOnReconnect?: boolean;
  readonly select?: (value: Value) => Data;
  readonly placeholderData?: Value | ((before: Value | undefined) => Value | undefined);
  /** The event, or events, after which the answer is out of date. */
  readonly refreshedBy?: RefreshedBy;
  /** Counts up for another answer to the same question: a captcha is good for one try. */
  readonly attempt?: number;
}

/**
 * Query options of one call, under the key `[path, input]`: for a prefetch, and under `useApi`. Whether the answer is a
 * member's comes from the endpoint. A language belongs into the input, so that a change of language is another query.
 */
export const apiQuery = <E extends AnyEndpoint, Data = ValueOf<E>>(
  endpoint: E,
  input: InputOf<E>,
  { refreshedBy, attempt, ...extra }: QueryExtra<ValueOf<E>, Data> = {},
) =>
  queryOptions<ValueOf<E>, ApiError, Data, readonly unknown[]>({
    queryKey: [endpoint.path, input, ...(attempt === undefined ? [] : [attempt])],
    queryFn: async ({ signal }) => persistResponse(endpoint, input, await callApi(endpoint, input, { signal })),
    // Of an earlier visit: shown at once, out of date from the start.
    ...(endpoint.cachedAs !== undefined && {
      initialData: () => persistedResponse(endpoint, input),
      initialDataUpdatedAt: 0,
    }),
    meta: metaOf(endpoint, refreshedBy),
    ...extra,
  });
