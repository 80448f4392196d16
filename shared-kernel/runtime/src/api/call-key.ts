import type { AnyEndpoint, InputOf } from '@shared-kernel/contracts/wire/endpoint';

/** The query of an input: fields without a value are left out, the rest sorted by name. */
export const queryOf = (input: object): string => {
  const fields = Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]): [string, string] => [key, String(value)]);
  const query = new URLSearchParams(fields);
  query.sort();
  return query.toString();
};

/** A call's address on the API's origin: the path, and its query if it has one. */
export const addressOf = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`);

/** The name under which the document keeps a call that it started: `GET <path>?<query sorted by key>`, no `?` without a query. */
export const callKey = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): string =>
  `${endpoint.method} ${addressOf(endpoint.path, queryOf(input))}`;
