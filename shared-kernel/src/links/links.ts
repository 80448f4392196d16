/** Where a link of the content leads: a page of the site, an address outside it, or nowhere. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'outside'; readonly href: string }
  | { readonly kind: 'none' };

/** In-app links go to their own path; links starting with http open externally (browsing §2, routes). */
export const targetOfLink = (link: string): LinkTarget => {
  if (/^https?:\/\//i.test(link)) return { kind: 'outside', href: link };
  if (/^\/(?!\/)/.test(link)) return { kind: 'page', to: link };
  return { kind: 'none' };
};
