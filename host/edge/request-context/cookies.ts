import { asVisitorId, visitorCookie, visitorCookieName } from '@shared-kernel/contracts/wire/visitor';

export const readCookie = (headers: Headers, name: string): string | null => {
  for (const pair of (headers.get('Cookie') ?? '').split(';')) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim();
  }
  return null;
};

/** The browser's name, as a request brings it. Null: it brings none. */
export const knownVisitor = (headers: Headers, isSecure: boolean): string | null =>
  asVisitorId(readCookie(headers, visitorCookieName(isSecure)));

/** The browser of a request, by which releases are dealt out in shares. */
export interface VisitorOfRequest {
  readonly id: string;
  /** `Set-Cookie` that names the browser. Null: the request carries its name. */
  readonly cookie: string | null;
}

/** The browser's name, or a new one. */
export const visitorOf = (headers: Headers, isSecure: boolean): VisitorOfRequest => {
  const known = knownVisitor(headers, isSecure);
  if (known !== null) return { id: known, cookie: null };
  const id = crypto.randomUUID();
  return { id, cookie: visitorCookie(id, isSecure) };
};
