import type { MiddlewareHandler } from 'hono';
import type { EdgeDeps } from '../base/edge-deps.ts';
import type { EdgeEnv } from '../base/edge-env.ts';
import { NO_METER } from '../base/edge-meter.ts';
import { REQUEST_ID, requestIdOf, siteUrlOf } from '../request-context/request-context.ts';
import { completeCallHeaders, completeHeaders } from '../responses/complete-headers.ts';
import { plain } from '../responses/plain-responses.ts';

const BAD_REQUEST = 400;
const SECOND_MS = 1000;

/**
 * Middleware around every request: request context, default response headers, metrics and the access log.
 */
export const observe = ({
  isBehindProxy = false,
  meter = NO_METER,
  hasAccessLog = false,
  log,
}: EdgeDeps): MiddlewareHandler<EdgeEnv> => {
  return async (context, next) => {
    const begun = performance.now();
    const { method, path, raw } = context.req;
    const requestId = requestIdOf(raw.headers, isBehindProxy);
    context.set('requestId', requestId);
    context.set('kind', 'nothing');
    const site = siteUrlOf(raw, isBehindProxy);
    if (site === null) context.res = plain('the forwarded host is none', BAD_REQUEST);
    else {
      context.set('site', site);
      await next();
    }
    const { status } = context.res;
    const kind = context.get('kind');
    if (context.get('isComplete') !== true) {
      const { headers } = context.res;
      completeHeaders(headers, site?.protocol === 'https:');
      headers.set(REQUEST_ID, requestId);
      if (kind === 'call' || kind === 'game') completeCallHeaders(headers);
    }
    const ms = performance.now() - begun;
    meter.answered(kind, status, ms / SECOND_MS);
    if (hasAccessLog)
      log({ level: 'info', event: 'request.answered', requestId, kind, method, path, status, ms: Math.round(ms) });
  };
};
