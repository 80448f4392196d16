import { readCookie } from './cookies.ts';

const VISITOR_COOKIE = 'visitor';
const YEAR_S = 365 * 24 * 60 * 60;
const VISITOR_ID = /^[0-9a-f-]{36}$/;

/**
 * A random name for a browser, by which releases can later be dealt out in shares. Says nothing about the person and is
 * unreadable to scripts. Null: the browser has one already.
 */
export const visitorCookie = (headers: Headers, isSecure: boolean): string | null => {
  if (VISITOR_ID.test(readCookie(headers, VISITOR_COOKIE) ?? '')) return null;
  const parts = [`${VISITOR_COOKIE}=${crypto.randomUUID()}`, 'Path=/', `Max-Age=${YEAR_S}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
};
