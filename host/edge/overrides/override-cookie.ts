import { OVERRIDE_PARAMETER, OVERRIDE_SEPARATOR, overrideCookieName } from '@shared-kernel/contracts/release/override';
import { readCookie } from '../request-context/cookies.ts';

const SECOND_MS = 1000;
const FOUND = 302;

const isSecure = ({ protocol }: URL): boolean => protocol === 'https:';

/** What the cookie of a request holds. Null: it has no override. */
export const overrideIn = (headers: Headers, site: URL): string | null =>
  readCookie(headers, overrideCookieName(isSecure(site)));

const cookieLine = (site: URL, value: string, seconds: number): string =>
  [
    `${overrideCookieName(isSecure(site))}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure(site) ? ['Secure'] : []),
  ].join('; ');

interface KeptOverride {
  readonly value: string;
  /** Milliseconds since the epoch. */
  readonly expires: number;
}

/** Leads to an address without its override, which the cookie has until its end; null ends it now. */
export const redirectWithout = (site: URL, kept: KeptOverride | null, now: number): Response => {
  const to = new URL(site);
  to.searchParams.delete(OVERRIDE_PARAMETER);
  const seconds = kept === null ? 0 : Math.max(0, Math.floor((kept.expires - now) / SECOND_MS));
  return new Response(null, {
    status: FOUND,
    headers: {
      Location: to.pathname + to.search,
      'Cache-Control': 'private, no-store',
      'Set-Cookie': cookieLine(site, kept?.value ?? '', seconds),
    },
  });
};

/** What a link's parameter asks for, beside the token that the cookie has: null ends the override. */
export const askedBy = (parameter: string, held: string | null): string | null => {
  if (parameter === '') return null;
  if (!parameter.startsWith(OVERRIDE_SEPARATOR)) return parameter;
  const [token = ''] = (held ?? '').split(OVERRIDE_SEPARATOR);
  return token + parameter;
};
