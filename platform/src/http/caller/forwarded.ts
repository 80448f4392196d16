import { timingSafeEqual } from 'node:crypto';
import { EDGE_PROOF } from '@shared-kernel/contracts/wire/edge-proof';
import type { Context, MiddlewareHandler } from 'hono';
import { hashToken } from '../../identity/tokens.ts';

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
export const forwarded = (
  context: Context,
  name: 'x-forwarded-for' | 'x-forwarded-host' | 'x-forwarded-proto' | 'x-request-id',
): string | undefined => (context.get('isFromEdge') === true ? context.req.header(name) : undefined);
