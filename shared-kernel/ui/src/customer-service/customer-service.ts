import { type getConsolidatedSettings, getCustomerServiceLink } from '@shared-kernel/contracts/system/system';
import type { AnyEndpoint, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { showToast, TOAST_SHORT_MS } from '@shared-kernel/ui/toast';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useRoutes } from 'shared-kernel/frame';
import { openedAddress, openOutside } from 'shared-kernel/links';
import { apiQuery, useApi, useQueryClient } from 'shared-kernel/query';
import { useNavigate } from 'shared-kernel/router';

type Entry = ValueOf<typeof getConsolidatedSettings>['customerService'][number];

/** Who of customer service is asked for: its channel, and the call that the settings name for its link. */
export type ServiceEntry = Pick<Entry, 'type' | 'path'>;

/** Under this path are the site's own pages; what else is on its host name (a chat behind the API) opens beside it. */
const SITE_PAGES = '/m/';

/** A link leads to the same place for a while: once had, it opens without another wait. */
const HELD_MS = 5 * 60_000;

/** The API's own paths: the call carries the member's token, which nobody else may have. */
const isOfApi = (path: string): path is AnyEndpoint['path'] => /^\/(?:wps|lgw)\//.test(path);

/** The settings' path as it is called; undefined where there is none of the API's. */
const pathOf = (encoded: string): AnyEndpoint['path'] | undefined => {
  try {
    const path = decodeURIComponent(encoded);
    return isOfApi(path) ? path : undefined;
  } catch {
    return undefined;
  }
};

/** The call for a link: the one that the settings give an entry, else by its channel, else the first of all. */
const linkOf = (entry?: ServiceEntry) => {
  const path = pathOf(entry?.path ?? '');
  if (path !== undefined) return [{ ...getCustomerServiceLink, path }, {}] as const;
  return [getCustomerServiceLink, entry === undefined ? {} : { type: entry.type }] as const;
};

/** Has the link of customer service ready where its button is shown: the press opens at once. */
export const useServiceLink = () => useApi(...linkOf(), { staleTime: HELD_MS });

/**
 * Opens the customer-service link, of one entry if it is named: a page of the site in place, anything else beside it.
 * Says so when the link does not come, and when it leads to a page that no live remote shows.
 */
export const useCustomerService = (failedText?: string): ((entry?: ServiceEntry) => void) => {
  const tCommon = useCommonTexts();
  const navigate = useNavigate();
  const routes = useRoutes();
  const client = useQueryClient();
  const fail = () =>
    void showToast({ text: failedText ?? tCommon('serviceFailed'), tone: 'bad', durationMs: TOAST_SHORT_MS });
  const open = async (entry?: ServiceEntry): Promise<void> => {
    try {
      const { link } = await client.fetchQuery(apiQuery(...linkOf(entry), { staleTime: HELD_MS }));
      const address = openedAddress(link);
      if (address === undefined) return fail();
      const { origin, pathname, search, href } = new URL(address);
      if (origin !== window.location.origin || !pathname.startsWith(SITE_PAGES)) openOutside(href);
      else if (routes.isRouted(pathname)) void navigate(`${pathname}${search}`);
      else fail();
    } catch {
      fail();
    }
  };
  return (entry) => void open(entry);
};
