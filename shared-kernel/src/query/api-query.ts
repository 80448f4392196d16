import { queryOptions } from '@tanstack/react-query';
import { type ApiError, callApi } from 'shared-kernel/api';
import type { AnyEndpoint, InputOf, ValueOf } from 'shared-kernel/contracts/endpoint';

/** What a page may say about a query besides its call. */
export interface QueryExtra<Value, Data> {
  readonly enabled?: boolean;
  /** Milliseconds. */
  readonly staleTime?: number;
  /** Milliseconds; false for never. */
  readonly refetchInterval?: number | false;
  readonly select?: (value: Value) => Data;
  readonly placeholderData?: Value | ((before: Value | undefined) => Value | undefined);
}

/**
 * Query options of one call, under the key `[path, input]`. Options, not a hook: pages, prefetches and event bindings
 * share them. A language belongs into the input, so that a change of language is another query.
 */
export const apiQuery = <E extends AnyEndpoint, Data = ValueOf<E>>(
  endpoint: E,
  input: InputOf<E>,
  extra: QueryExtra<ValueOf<E>, Data> = {},
) =>
  queryOptions<ValueOf<E>, ApiError, Data, readonly [E['path'], InputOf<E>]>({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => callApi(endpoint, input, { signal }),
    meta: { access: endpoint.access },
    ...extra,
  });
