/** Where a link of the content leads: a page of the site, an address outside it, or nowhere. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'outside'; readonly href: string }
  | { readonly kind: 'none' };

const SITE = 'https://site.invalid';

/** Browsers read a backslash as a slash and leave out tabs and line ends: what looks like a path may name another site. */
const isOfSite = (path: string): boolean => URL.canParse(path, SITE) && new URL(path, SITE).origin === SITE;

/** In-app links go to their own path; links starting with http open externally (browsing §2, routes). */
export const targetOfLink = (link: string): LinkTarget => {
  if (/^https?:\/\//i.test(link)) return { kind: 'outside', href: link };
  if (link.startsWith('/') && isOfSite(link)) return { kind: 'page', to: link };
  return { kind: 'none' };
};

/** What a browser opens: pages, mail, telephone, and the shops and chats that a site's links lead to. It runs none of them here. */
const OPENED: ReadonlySet<string> = new Set(
  'http https mailto tel sms market itms-apps itms-services tg viber whatsapp fb-messenger'
    .split(' ')
    .map((scheme) => `${scheme}:`),
);

/**
 * The whole address of a link of the settings or of customer service, a path being one of this site's; undefined for what
 * would be run or read here instead of opened (`javascript:`, `data:`, `blob:` …) and for what is no address.
 */
export const openedAddress = (link: string): string | undefined => {
  const site = globalThis.location.origin;
  if (link.trim() === '' || !URL.canParse(link, site)) return undefined;
  const { protocol, href } = new URL(link, site);
  return OPENED.has(protocol) ? href : undefined;
};

/** Opens an address of `openedAddress` beside the site; where the browser refuses a new tab, in this one. */
export const openOutside = (address: string): void => {
  const tab = window.open(address, '_blank');
  if (tab === null) window.location.assign(address);
  else tab.opener = null;
};
