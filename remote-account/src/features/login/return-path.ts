import { paths } from '../../paths.ts';

const SITE = 'https://site.invalid';
const AREA = '/m/';

/**
 * Where to go after login: the same-site path that `back` names, or home. Anything else (another origin, a path
 * outside /m/, the login page itself) is refused, so that a link to the login page cannot send a member elsewhere.
 */
export const returnPath = (back: string | null): string => {
  if (back?.startsWith(AREA) !== true || !URL.canParse(back, SITE)) return paths.home;
  const { origin, pathname, search, hash } = new URL(back, SITE);
  if (origin !== SITE || !pathname.startsWith(AREA) || pathname === paths.login) return paths.home;
  return `${pathname}${search}${hash}`;
};
