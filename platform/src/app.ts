import { ENDPOINTS, EXAMPLES } from '@shared-kernel/contracts/catalogue';
import { Hono } from 'hono';
import { AREAS } from './areas.ts';
import type { Platform } from './base/platform.ts';
import { PlatformError } from './base/platform-error.ts';
import { createClock } from './clock/clock.ts';
import type { Databases } from './database/database.ts';
import type { Api } from './http/answer.ts';
import { nameRequest, proveEdge } from './http/caller.ts';
import { outboxPage } from './http/desk/outbox-page.ts';
import { sendError } from './http/envelope.ts';
import { refuseBrokenAddress } from './http/input/refuse-input.ts';
import { createMeter } from './http/meter.ts';
import { docsPage } from './http/openapi/docs-page.ts';
import { openApiDocument } from './http/openapi/openapi.ts';
import { walletDocument } from './play/play.public.ts';

/**
 * The whole platform on one database. It keeps nothing between requests, so any number of processes may run it.
 * `additions` register before the areas: their middleware sees every call.
 */
export const createApp = (
  { db, playDb, jobsDb, signals }: Databases,
  config: Platform['config'],
  additions: readonly ((api: Api) => void)[] = [],
  closing: AbortSignal = new AbortController().signal,
): Api => {
  const app = new Hono();
  const platform: Platform = { db, playDb, jobsDb, signals, config, clock: createClock(db, config.hasControl) };
  const api: Api = { app, platform, answered: new Set(), meter: createMeter(), closing };
  app.use(api.meter.measure);
  app.use(proveEdge(config.edgeSecrets));
  app.use(nameRequest(config.trustedProxies));
  app.use(refuseBrokenAddress);
  for (const register of additions) register(api);
  for (const { apis } of AREAS) for (const register of apis) register(api);
  outboxPage(app, platform);
  app.get('/health', (context) => context.json({ status: 'ok' }));
  if (config.hasDocs) {
    app.get('/openapi.json', (context) => context.json(openApiDocument(ENDPOINTS, EXAMPLES)));
    app.get('/openapi-vendors.json', (context) => context.json(walletDocument()));
    app.get('/docs', (context) => context.html(docsPage(ENDPOINTS, EXAMPLES)));
  }
  app.notFound((context) =>
    sendError(context, new PlatformError('not.found', `Nothing answers ${context.req.method} ${context.req.path}.`)),
  );
  app.onError((error, context) => sendError(context, error));
  return api;
};
