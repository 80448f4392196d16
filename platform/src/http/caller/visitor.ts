import { randomUUID } from 'node:crypto';
import { asVisitorId, visitorCookie, visitorCookieName } from '@shared-kernel/contracts/wire/visitor';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { requestScope } from '../../log/request-scope.ts';
import { forwarded } from './forwarded.ts';

/** Whether the player's browser came by TLS, as the proxy before us says. */
const isSecure = (context: Context): boolean => forwarded(context, 'x-forwarded-proto') === 'https';

/** The id that this browser brings; undefined when it brings none that we could have given it. */
export const knownVisitorOf = (context: Context): string | undefined =>
  asVisitorId(getCookie(context, visitorCookieName(isSecure(context)))) ?? undefined;

/** The id of this browser: what captchas and limits are tied to. Sets the cookie when there is none. */
export const visitorOf = (context: Context): string => {
  const known = knownVisitorOf(context);
  if (known !== undefined) return known;
  const visitor = randomUUID();
  context.header('Set-Cookie', visitorCookie(visitor, isSecure(context)), { append: true });
  const scope = requestScope();
  if (scope) scope.visitor = visitor;
  return visitor;
};
