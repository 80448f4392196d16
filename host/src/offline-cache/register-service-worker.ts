import { isNativeApp } from 'shared-kernel/device';

const SCOPE = '/m/';
const CODE = 'script[src][integrity], link[rel="stylesheet"][integrity]';
const FONT = 'link[rel="preload"][as="font"]';

/** What this page is made of, as the worker would have kept it had it been there before. */
const filesOfPage = (page: Document): readonly { readonly url: string; readonly integrity: string }[] =>
  [...page.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(`${CODE}, ${FONT}`)].map((tag) => ({
    url: tag instanceof HTMLScriptElement ? tag.src : tag.href,
    integrity: tag.getAttribute('integrity') ?? '',
  }));

/**
 * Brings the service worker that the document names: from the next page on, the site opens without a network too. A document
 * that names none brings none, and has a worker of before look for its successor, which removes it; browsers would do so when
 * they find the time. The native app keeps its own pages.
 */
export const registerServiceWorker = async (page: Document): Promise<void> => {
  const { worker } = page.documentElement.dataset;
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || isNativeApp()) return;
  if (worker === undefined) {
    await (await serviceWorker.getRegistration(SCOPE))?.update();
    return;
  }
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register(worker, { scope: SCOPE, updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  if (isFirst) active?.postMessage({ page: window.location.href, files: filesOfPage(page) });
};
