import { asVisitorId, visitorCookie as setCookie, visitorCookieName } from '@shared-kernel/contracts/wire/visitor';

export const readCookie = (headers: Headers, name: string): string | null => {
  for (const pair of (headers.get('Cookie') ?? '').split(';')) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim();
  }
  return null;
};

/** The cookie that names this browser, by which releases can be dealt out in shares. Null: the request carries one. */
export const visitorCookie = (headers: Headers, isSecure: boolean): string | null =>
  asVisitorId(readCookie(headers, visitorCookieName(isSecure))) === null
    ? setCookie(crypto.randomUUID(), isSecure)
    : null;
