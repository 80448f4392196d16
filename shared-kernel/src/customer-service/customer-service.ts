import type { InputOf } from 'shared-kernel/contracts/endpoint';
import { getCustomerServiceLink } from 'shared-kernel/contracts/system';
import { useRoutes } from 'shared-kernel/frame';
import { useKitTexts } from 'shared-kernel/kit';
import { apiQuery, useApi, useQueryClient } from 'shared-kernel/query';
import { useNavigate } from 'shared-kernel/router';
import { showToast, TOAST_SHORT_MS } from 'shared-kernel/ui/toast';

export type ServiceChannel = NonNullable<InputOf<typeof getCustomerServiceLink>['type']>;

/** Under this path are the site's own pages; what else is on its host name (a chat behind the API) opens beside it. */
const SITE_PAGES = '/m/';

/** Beside the site; where the browser refuses a new tab, in this one. */
const openOutside = (address: string): void => {
  const tab = window.open(address, '_blank');
  if (tab === null) window.location.assign(address);
  else tab.opener = null;
};

/** A link leads to the same place for a while: once had, it opens without another wait. */
const HELD_MS = 5 * 60_000;

const linkOf = (type?: ServiceChannel) => [getCustomerServiceLink, type === undefined ? {} : { type }] as const;

/** Has the link of a channel, of the first one if none is named, ready where its button is shown: the press opens at once. */
export const useServiceLink = (type?: ServiceChannel) => useApi(...linkOf(type), { staleTime: HELD_MS });

/**
 * Opens the customer-service link, of one channel if it is named: a page of the site in place, anything else beside it.
 * Says so when the link does not come, and when it leads to a page that no live remote shows.
 */
export const useCustomerService = (failedText?: string): ((type?: ServiceChannel) => void) => {
  const kit = useKitTexts();
  const navigate = useNavigate();
  const routes = useRoutes();
  const client = useQueryClient();
  const fail = () =>
    void showToast({ text: failedText ?? kit('serviceFailed'), tone: 'bad', durationMs: TOAST_SHORT_MS });
  const open = async (type?: ServiceChannel): Promise<void> => {
    try {
      const { link } = await client.fetchQuery(apiQuery(...linkOf(type), { staleTime: HELD_MS }));
      const { origin, pathname, search, href } = new URL(link, window.location.origin);
      if (origin !== window.location.origin || !pathname.startsWith(SITE_PAGES)) openOutside(href);
      else if (routes.isRouted(pathname)) void navigate(`${pathname}${search}`);
      else fail();
    } catch {
      fail();
    }
  };
  return (type) => void open(type);
};
