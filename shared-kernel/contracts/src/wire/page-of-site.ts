const SITE = 'https://site.invalid';
const AREA = '/m';

/** An address with a query; fields without a value are left out. */
export const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
};

/**
 * The page of this site that an address names (path, query and hash), or undefined. Whatever goes where an address says
 * asks this first: another origin, or a path outside /m, would be an open redirect.
 */
export const pageOfSite = (address: string | null | undefined): string | undefined => {
  if (address?.startsWith(AREA) !== true || !URL.canParse(address, SITE)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, SITE);
  const isPage = origin === SITE && (pathname === AREA || pathname.startsWith(`${AREA}/`));
  return isPage ? `${pathname}${search}${hash}` : undefined;
};
