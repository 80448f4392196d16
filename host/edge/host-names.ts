import type { MiddlewareHandler } from 'hono';
import { DEFAULT_BRAND } from './base/brand-source.ts';
import type { EdgeDeps } from './base/edge-deps.ts';
import type { EdgeEnv } from './base/edge-env.ts';
import { createLogOnce } from './base/log-sampling.ts';
import type { Forward } from './call-routes.ts';
import { createHostCheck, createSides, LOCAL_HOSTS } from './request-context/site-hosts.ts';
import { plain } from './responses/plain-responses.ts';

const NOT_FOUND = 404;
const MISDIRECTED = 421;

/** Routes by host name: the games' own, the site's, or an unknown one (421). */
export const answerByHostName = (
  { gamesOrigin, siteHosts = LOCAL_HOSTS, log }: EdgeDeps,
  forward: Forward,
): MiddlewareHandler<EdgeEnv> => {
  const isOurs = createHostCheck(siteHosts);
  const sideOf = createSides(gamesOrigin);
  const logOnce = createLogOnce(log);
  const detail = 'a request for a host name that SITE_HOSTS does not have';
  return async (context, next) => {
    const site = context.get('site');
    const side = sideOf(site);
    if (side === 'game') return forward(context, { merchant: DEFAULT_BRAND, isAnonymous: true });
    if (side === 'nothing') return plain('not found', NOT_FOUND);
    if (isOurs(site.hostname)) return next();
    logOnce({ level: 'warn', event: 'host.unknown', detail });
    return plain('this host name is not served here', MISDIRECTED);
  };
};
