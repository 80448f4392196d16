import { Hono } from 'hono';
import { ENDPOINTS } from 'shared-kernel/contracts/catalogue';
import { agentApi } from './agent/agent.api.ts';
import { betsApi } from './bets/bets.api.ts';
import { captchaApi } from './captcha/captcha.api.ts';
import { artRoutes } from './catalogue/art.routes.ts';
import { catalogueApi } from './catalogue/catalogue.api.ts';
import { contentApi } from './content/content.api.ts';
import { createClock } from './control/clock.ts';
import { controlApi } from './control/control.api.ts';
import type { Database } from './database/database.ts';
import { downloadRoutes } from './downloads/downloads.routes.ts';
import { gamesApi } from './games/games.api.ts';
import type { Api } from './http/answer.ts';
import { docsPage } from './http/docs-page.ts';
import { sendError } from './http/envelope.ts';
import { openApiDocument } from './http/openapi.ts';
import type { Platform } from './http/platform.ts';
import { PlatformError } from './http/platform-error.ts';
import { membersApi } from './members/members.api.ts';
import { sessionApi } from './session/session.api.ts';
import { serviceRoutes } from './system/customer-service.ts';
import { systemApi } from './system/system.api.ts';
import { walletApi } from './wallet/wallet.api.ts';
import { winnersApi } from './winners/winners.api.ts';

const FEATURES = [
  systemApi,
  sessionApi,
  captchaApi,
  catalogueApi,
  gamesApi,
  winnersApi,
  betsApi,
  contentApi,
  membersApi,
  walletApi,
  agentApi,
];

/** The whole platform on one database. It keeps nothing between requests, so any number of processes may run it. */
export const createApp = (db: Database, config: Platform['config']): Api => {
  const app = new Hono();
  const platform: Platform = { db, config, clock: createClock(db, config.hasControl) };
  const api: Api = { app, platform, answered: new Set() };
  if (config.hasControl) controlApi(app, platform);
  for (const feature of FEATURES) feature(api);
  artRoutes(app, platform);
  downloadRoutes(app, platform);
  serviceRoutes(app);
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.get('/openapi.json', (context) => context.json(openApiDocument(ENDPOINTS)));
  app.get('/docs', (context) => context.html(docsPage(ENDPOINTS)));
  app.notFound((context) =>
    sendError(context, new PlatformError('not.found', `Nothing answers ${context.req.method} ${context.req.path}.`)),
  );
  app.onError((error, context) => sendError(context, error));
  return api;
};
