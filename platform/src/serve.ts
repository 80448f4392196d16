import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createGuardedServer, DEFAULT_SERVER_LIMITS, type ServerLimits } from '@shared-kernel/node/guarded-server';
import { within } from '@shared-kernel/node/within';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from './app.ts';
import { JOBS } from './areas.ts';
import type { Config } from './base/config.ts';
import { checkDatabase } from './check-database.ts';
import type { Database, OpenDatabase } from './database/database.ts';
import { writeHolder } from './database/folder-lock.ts';
import { openDatabase } from './database/open-database.ts';
import { portProblem, StartError } from './database/start-error.ts';
import type { Api } from './http/answer.ts';
import { ensureEncryptionKey } from './http/keys/encryption-keys.ts';
import { startJobs } from './jobs/job-loop.ts';
import { log } from './log/log.ts';
import { hasBearer, metricsRoute } from './server/metrics.ts';
import { readiness } from './server/probes.ts';

const SERVER_LIMITS: ServerLimits = {
  ...DEFAULT_SERVER_LIMITS,
  /** Longer than the document server keeps a connection, so that none is closed under a request that is on its way. */
  idleMs: 65_000,
};

export interface RunningPlatform {
  readonly port: number;
  /** `the Postgres tala at db:5432`, `the folder …`: nobody shall fill another one than he meant. */
  readonly database: string;
  close(): Promise<void>;
}

/** Without a provider each payout would be called paid at once, with no bank asked. */
const refuseWithoutProvider = ({ isProduction, paymentProvider }: Config): void => {
  if (!isProduction || paymentProvider) return;
  throw new StartError(
    'NODE_ENV=production needs a payment provider: set PAYMENT_PROVIDER_URL and PAYMENT_PROVIDER_KEY_FILE.',
  );
};

/** What is cut may hold a connection still: the process ends all the same, and the database takes back what was not committed. */
const CLOSE_LIMIT_MS = 2_000;

const listenOn = async (server: Server, { port, host }: Config): Promise<number> => {
  server.listen(port, host);
  await once(server, 'listening').catch((error) => {
    throw portProblem(port, host, error);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
};

const describeDatabase = ({ kind, name }: OpenDatabase): string =>
  kind === 'postgres' ? `the Postgres ${name}` : `the folder ${name}`;

/** What a deployment adds to the platform. */
export interface Deployment {
  readonly additions: readonly ((api: Api) => void)[];
  /** Runs before the database is opened. */
  prepare?(config: Config): Promise<void>;
  /** Runs before the platform listens, in one process at a time. */
  fill(db: Database, config: Config): Promise<void>;
}

/** Opens the database, lets the deployment fill it, and listens. */
export const serve = async (config: Config, deployment?: Deployment): Promise<RunningPlatform> => {
  refuseWithoutProvider(config);
  await deployment?.prepare?.(config);
  const database = await openDatabase(config);
  await database.exclusively(async (db) => {
    await deployment?.fill(db, config);
    await ensureEncryptionKey(db, new Date(), config.wrappingKeys);
  });
  if (config.isProduction && config.edgeSecrets.length === 0) log({ level: 'warn', event: 'caller.unproved' });
  const closing = new AbortController();
  const { app, platform, meter } = createApp(database, config, deployment?.additions, closing.signal);
  const checkToken = randomBytes(24).toString('base64url');
  app.get('/internal/ledger-check', async (context) => {
    if (!hasBearer(context, checkToken)) return context.notFound();
    return context.json(await checkDatabase(database.jobsDb));
  });
  const guarded = createGuardedServer(getRequestListener(app.fetch), SERVER_LIMITS);
  collectDefaultMetrics({ register: meter.registry });
  metricsRoute(app, meter.registry, database, config.metricsToken);
  readiness(app, database.db, { server: guarded, gamesOrigin: config.gamesOrigin });
  const port = await listenOn(guarded.server, config);
  if (database.kind === 'embedded') await writeHolder(config.dataFolder, { port, checkToken });
  const stopJobs = await startJobs(platform, JOBS);
  const close = async (): Promise<void> => {
    log({ level: 'info', event: 'platform.draining', inFlight: guarded.inFlight });
    closing.abort();
    const [cut] = await Promise.all([guarded.drain(config.drainMs), stopJobs(config.drainMs)]);
    await within(database.close(), CLOSE_LIMIT_MS, undefined);
    log({ level: cut > 0 ? 'warn' : 'info', event: 'platform.ended', cut });
  };
  return { port, database: describeDatabase(database), close };
};
