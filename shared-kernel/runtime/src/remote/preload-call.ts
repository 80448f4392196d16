import type { PreloadCall } from '@shared-kernel/contracts/release/release';
import { type AnyEndpoint, type InputOf, isRepeatable } from '@shared-kernel/contracts/wire/endpoint';

type Filled<Value> = Value | `$${'language' | 'merchant' | 'today'}` | `$query.${string}`;

/**
 * Declares a GET that the document starts before any code arrives. Its input must come out the same, key by key, as
 * what the page's own operation sends: the API client matches by method, path and sorted query.
 */
export const preloadCall = <E extends AnyEndpoint>(
  endpoint: E,
  input: { readonly [Key in keyof InputOf<E>]: Filled<InputOf<E>[Key]> },
): PreloadCall => {
  if (!isRepeatable(endpoint)) throw new Error(`${endpoint.path} changes something: it is never started ahead.`);
  return {
    path: endpoint.path,
    query: Object.fromEntries(
      Object.entries(input)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([key, value]) => [key, String(value)]),
    ),
    ...(endpoint.module === undefined ? {} : { module: endpoint.module }),
    when: endpoint.access === 'session' ? 'session' : 'always',
  };
};
