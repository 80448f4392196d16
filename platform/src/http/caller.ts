import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { getConnInfo } from '@hono/node-server/conninfo';
import { addressKey } from '@shared-kernel/contracts/wire/address-key';
import { EDGE_PROOF } from '@shared-kernel/contracts/wire/edge-proof';
import { asVisitorId, visitorCookie, visitorCookieName } from '@shared-kernel/contracts/wire/visitor';
import { isLocalRequest } from '@shared-kernel/node/local-request';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { hashToken } from '../identity/tokens.ts';
import { inRequest, requestIdOf, requestScope } from '../log/request-scope.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** What stands in `X-Forwarded-*` and `X-Request-Id` was written by the document server. */
    isFromEdge: boolean;
  }
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(one)), Buffer.from(hashToken(other)));

/**
 * Notes whether a request comes from the document server: it brings one of the secrets that both know. Without secrets
 * (`EDGE_SECRET`) whoever reaches the port is taken for it. Before everything that reads who asks.
 */
export const proveEdge =
  (secrets: readonly string[]): MiddlewareHandler =>
  async (context, next) => {
    const brought = context.req.header(EDGE_PROOF) ?? '';
    context.set('isFromEdge', secrets.length === 0 || secrets.some((secret) => isSame(brought, secret)));
    await next();
  };

/** A word of the document server about who asks; undefined where it is anybody's. */
const forwarded = (
  context: Context,
  name: 'x-forwarded-for' | 'x-forwarded-host' | 'x-forwarded-proto' | 'x-request-id',
): string | undefined => (context.get('isFromEdge') === true ? context.req.header(name) : undefined);

/** The other end of the connection; none where the app is asked in its own process. */
const peerOf = (context: Context): string | undefined => {
  try {
    return getConnInfo(context).remote.address;
  } catch {
    return undefined;
  }
};

/**
 * Where the caller comes from, as limits count it: what the outermost proxy that is ours wrote (`trusted` of them stand
 * before the platform: the edge alone, unless TRUSTED_PROXIES says more), if the edge has proved itself. What a caller writes there himself stands
 * further left and counts for nothing; where no proxy wrote one, it is the connection's other end.
 */
export const callerAddress = (context: Context, trusted: number): string | undefined => {
  const told = forwarded(context, 'x-forwarded-for')?.split(',').at(-trusted)?.trim();
  const written = told || peerOf(context);
  return written === undefined ? undefined : addressKey(written);
};

const HOST_PATTERN = /^[\w.[\]:-]{1,255}$/;

/** The host name (and port) that the browser asked for: the edge in front names it. Empty when it is none. */
export const siteHostOf = (context: Context): string => {
  const host = forwarded(context, 'x-forwarded-host') ?? context.req.header('host') ?? '';
  return HOST_PATTERN.test(host) ? host : '';
};

/** The origin of the page that asked: its host with the protocol that the edge was asked by. Empty when there is no host. */
export const siteOriginOf = (context: Context): string => {
  const host = siteHostOf(context);
  const protocol = forwarded(context, 'x-forwarded-proto') === 'https' ? 'https' : 'http';
  return host === '' ? '' : `${protocol}://${host}`;
};

/** Whether the player's browser came by TLS, as the proxy before us says. */
const isSecure = (context: Context): boolean => forwarded(context, 'x-forwarded-proto') === 'https';

/** The id that this browser brings; undefined when it brings none that we could have given it. */
const knownVisitorOf = (context: Context): string | undefined =>
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

/** Whether a process of this machine asks for itself. A call inside this process has no connection, and is one. */
export const isLocalPeer = (context: Context): boolean => {
  const { incoming } = (context.env ?? {}) as { readonly incoming?: IncomingMessage };
  return incoming === undefined || isLocalRequest(incoming);
};

const REQUEST_ID = 'X-Request-Id';

/** Names the request, in its answer and in every line that is logged while it is answered, and notes who asks. */
export const nameRequest =
  (trustedProxies: number): MiddlewareHandler =>
  async (context, next) => {
    const requestId = requestIdOf(forwarded(context, 'x-request-id'));
    const caller = {
      address: callerAddress(context, trustedProxies),
      userAgent: context.req.header('user-agent'),
      visitor: knownVisitorOf(context),
    };
    await inRequest({ requestId, ...caller }, next);
    context.header(REQUEST_ID, requestId);
  };
