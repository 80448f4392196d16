import type { Context } from 'hono';
import type { EdgeDeps } from './base/edge-deps.ts';
import type { EdgeApp, EdgeEnv } from './base/edge-env.ts';
import type { DocumentServer } from './document-server.ts';
import { callerAddress, type Origin } from './reverse-proxy/forwarded-headers.ts';
import { PLATFORM_PATHS, type ProxyDeps, proxyToPlatform } from './reverse-proxy/proxy.ts';

/** Forwards a request to the platform for a merchant, with or without credentials. */
export type Forward = (context: Context<EdgeEnv>, whose: Pick<Origin, 'merchant' | 'isAnonymous'>) => Promise<Response>;

const clientOf = ({ env }: Context<EdgeEnv>, { clientAddress, isBehindProxy = false }: EdgeDeps) => ({
  clientAddress: clientAddress?.(env),
  isBehindProxy,
});

export const addressOfCaller = (context: Context<EdgeEnv>, deps: EdgeDeps): string | undefined =>
  callerAddress(context.req.raw, clientOf(context, deps));

export const createForward =
  (deps: EdgeDeps, callDeps: ProxyDeps): Forward =>
  (context, whose) => {
    context.set('kind', whose.isAnonymous === true ? 'game' : 'call');
    const about = { site: context.get('site'), requestId: context.get('requestId') };
    return proxyToPlatform(context.req.raw, { ...whose, ...clientOf(context, deps), ...about }, callDeps);
  };

/** Routes of the platform, for the merchant of the host name. */
export const addCallRoutes = (app: EdgeApp, documents: DocumentServer, forward: Forward): void => {
  app.on(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], [...PLATFORM_PATHS], async (context) => {
    const { merchant } = await documents.visitOf(context.req.raw, context.get('site').hostname);
    return forward(context, { merchant });
  });
};
