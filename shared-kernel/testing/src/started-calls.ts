import type { PreloadCall } from '@shared-kernel/contracts/release/release';
import { waitFor } from '@testing-library/react';
import type { setupServer } from 'msw/node';
import { today } from 'shared-kernel/clock';
import { getLanguage } from 'shared-kernel/i18n';
import { addressOf, queryOf } from 'shared-kernel/testing/call-key';

interface Route {
  readonly starts?: readonly PreloadCall[];
}

const MERCHANT = 'tala';

const fill = (value: string): string | null => {
  if (value === '$language') return getLanguage();
  if (value === '$merchant') return MERCHANT;
  if (value === '$today') return today();
  return value.startsWith('$query.') ? new URLSearchParams(location.search).get(value.slice(7)) : value;
};

const keyOf = ({ path, query }: PreloadCall): string =>
  addressOf(path, queryOf(Object.fromEntries(Object.entries(query).map(([name, value]) => [name, fill(value)]))));

/**
 * Renders a page and waits until it has asked for everything that its route's document starts, with the same query, key by
 * key: a call that differs is made twice, on every visit, and nobody sees it. `open` renders the page at its address.
 */
export const expectStartedCalls = async (
  server: ReturnType<typeof setupServer>,
  route: Route | undefined,
  open: () => Promise<unknown>,
): Promise<void> => {
  const { starts = [] } = route ?? {};
  if (starts.length === 0) throw new Error('The route starts nothing: there is nothing to compare the page with.');
  const asked: string[] = [];
  const listen = ({ request }: { readonly request: Request }): void => {
    const url = new URL(request.url);
    asked.push(addressOf(url.pathname, queryOf(Object.fromEntries(url.searchParams))));
  };
  server.events.on('request:start', listen);
  try {
    await open();
    await waitFor(() => expect(asked).toEqual(expect.arrayContaining(starts.map(keyOf))));
  } finally {
    server.events.removeListener('request:start', listen);
  }
};
