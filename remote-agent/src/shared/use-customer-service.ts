import { callApi } from 'shared-kernel/api';
import { getCustomerServiceLink } from 'shared-kernel/contracts/system';
import { useRoutes } from 'shared-kernel/frame';
import { useTranslation } from 'shared-kernel/i18n';
import { useNavigate } from 'shared-kernel/router';
import { showToast, TOAST_SHORT_MS } from 'shared-kernel/ui/toast';

/** Beside the site; where the browser refuses a new tab, in this one. */
const openOutside = (address: string): void => {
  const tab = window.open(address, '_blank');
  if (tab === null) window.location.assign(address);
  else tab.opener = null;
};

/** Opens the customer-service link: a page of the site in place, anything else beside it. Says so when it cannot. */
export const useCustomerService = (): (() => Promise<void>) => {
  const { t } = useTranslation('agent');
  const navigate = useNavigate();
  const routes = useRoutes();
  return async () => {
    const fail = () => showToast({ text: t('service.failed'), tone: 'bad', durationMs: TOAST_SHORT_MS });
    try {
      const { link } = await callApi(getCustomerServiceLink, {});
      const { origin, pathname, search, href } = new URL(link, window.location.origin);
      if (origin !== window.location.origin) openOutside(href);
      else if (routes.isRouted(pathname)) void navigate(`${pathname}${search}`);
      else fail();
    } catch {
      fail();
    }
  };
};
