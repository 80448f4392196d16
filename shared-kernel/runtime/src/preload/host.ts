import type { PreloadCall } from '@shared-kernel/contracts/release/release';
import { getBrand } from 'shared-kernel/brand';
import { today } from 'shared-kernel/clock';
import { addressOf, apiConfig, headersFor, queryOf, startPreload } from 'shared-kernel/host/api';
import { getSession } from 'shared-kernel/session';

const QUERY = '$query.';

/** A trial account is its own merchant's: who asks is said in the header, what is asked for stays the site's. */
const filled = (value: string, search: URLSearchParams): string | null => {
  if (value === '$language') return apiConfig().language();
  if (value === '$merchant') return getBrand().merchantCode;
  if (value === '$today') return today();
  return value.startsWith(QUERY) ? search.get(value.slice(QUERY.length)) : value;
};

/** The name of an answer, by the path and input of its call: a query's key has the same two. */
export const keyOfAnswer = (path: string, input: object): string => `GET ${addressOf(path, queryOf(input))}`;

/**
 * Starts the calls of a page that is about to be opened, as the document does for the first one; the page's own operations
 * take them over. `address` is the page's, with its query; what `isKnown` says is here already is not asked again.
 */
export const preloadCalls = (
  calls: readonly PreloadCall[],
  address: string,
  isKnown: (key: string) => boolean,
): void => {
  const { searchParams } = new URL(address, location.origin);
  const session = getSession();
  for (const call of calls) {
    if (call.when === 'session' && session === null) continue;
    if (call.isPlain && searchParams.size > 0) continue;
    const input = Object.fromEntries(
      Object.entries(call.query).map(([name, value]) => [name, filled(value, searchParams)]),
    );
    if (Object.values(input).includes(null)) continue;
    const key = keyOfAnswer(call.path, input);
    if (isKnown(key)) continue;
    const url = new URL(addressOf(call.path, queryOf(input)), apiConfig().origin?.() ?? location.origin);
    startPreload(key, () =>
      fetch(url, {
        headers: { Accept: 'application/json', ...headersFor(call, session?.token, undefined) },
        credentials: 'same-origin',
      }),
    );
  }
};
