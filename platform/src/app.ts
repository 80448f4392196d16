import { Hono } from 'hono';
import { ENDPOINTS, EXAMPLES } from 'shared-kernel/contracts/catalogue';
import { AREAS, JOBS } from './areas.ts';
import type { Platform } from './base/platform.ts';
import { PlatformError } from './base/platform-error.ts';
import { createClock } from './clock/clock.ts';
import { controlApi } from './control/control.api.ts';
import type { Database } from './database/database.ts';
import type { Api } from './http/answer.ts';
import { refuseBrokenAddress } from './http/broken-address.ts';
import { docsPage } from './http/docs-page.ts';
import { sendError } from './http/envelope.ts';
import { openApiDocument } from './http/openapi.ts';

/** The whole platform on one database. It keeps nothing between requests, so any number of processes may run it. */
export const createApp = (db: Database, config: Platform['config']): Api => {
  const app = new Hono();
  const platform: Platform = { db, config, clock: createClock(db, config.hasControl) };
  const api: Api = { app, platform, answered: new Set() };
  app.use(refuseBrokenAddress);
  if (config.hasControl) controlApi(app, platform, JOBS);
  for (const { apis } of AREAS) for (const register of apis) register(api);
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.get('/openapi.json', (context) => context.json(openApiDocument(ENDPOINTS, EXAMPLES)));
  app.get('/docs', (context) => context.html(docsPage(ENDPOINTS, EXAMPLES)));
  app.notFound((context) =>
    sendError(context, new PlatformError('not.found', `Nothing answers ${context.req.method} ${context.req.path}.`)),
  );
  app.onError((error, context) => sendError(context, error));
  return api;
};
