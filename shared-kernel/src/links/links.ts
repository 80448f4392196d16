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
