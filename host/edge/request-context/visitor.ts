import { asVisitorId, visitorCookie as setCookie, visitorCookieName } from 'shared-kernel/contracts/visitor';
import { readCookie } from '../base/cookies.ts';

/** The cookie that names this browser (by it releases can later be dealt out in shares); null: it has one already. */
export const visitorCookie = (headers: Headers, isSecure: boolean): string | null =>
  asVisitorId(readCookie(headers, visitorCookieName(isSecure))) === null
    ? setCookie(crypto.randomUUID(), isSecure)
    : null;
