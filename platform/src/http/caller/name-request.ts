import type { MiddlewareHandler } from 'hono';
import { inRequest, requestIdOf } from '../../log/request-scope.ts';
import { callerAddress } from './address.ts';
import { forwarded } from './forwarded.ts';
import { knownVisitorOf } from './visitor.ts';

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
