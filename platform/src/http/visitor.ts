import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** Shared with the edge, which may have set it first. */
const VISITOR_COOKIE = 'visitor';
const VISITOR_PATTERN = /^[\w.-]{16,128}$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The id of this browser: what captchas and limits are tied to. Sets the cookie when there is none. */
export const visitorOf = (context: Context): string => {
  const known = getCookie(context, VISITOR_COOKIE);
  if (known && VISITOR_PATTERN.test(known)) return known;
  const visitor = randomUUID();
  setCookie(context, VISITOR_COOKIE, visitor, { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: YEAR_SECONDS });
  return visitor;
};
