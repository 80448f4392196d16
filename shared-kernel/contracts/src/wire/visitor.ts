/**
 * The cookie by which edge and platform know a browser again, whoever of them set it: the rules are here, once. It is a
 * random name, says nothing about the person and is unreadable to scripts.
 */
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const VISITOR_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Behind TLS the prefix makes the browser refuse one that another host of the domain, or a page without TLS, has set: nobody
 * can give a player a name that they know.
 */
export const visitorCookieName = (isSecure: boolean): string => (isSecure ? '__Host-visitor' : 'visitor');

/** A name as one of ours would be, or null: what a browser brings otherwise is no name. */
export const asVisitorId = (brought: string | null | undefined): string | null =>
  typeof brought === 'string' && VISITOR_ID.test(brought) ? brought : null;

/** The `Set-Cookie` line that names a browser. */
export const visitorCookie = (id: string, isSecure: boolean): string => {
  const parts = [
    `${visitorCookieName(isSecure)}=${id}`,
    'Path=/',
    `Max-Age=${YEAR_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
};
