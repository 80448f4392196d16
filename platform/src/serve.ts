import { randomBytes } from 'node:crypto';
import { serve as listen } from '@hono/node-server';
import { createApp } from './app.ts';
import { JOBS } from './areas.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { writeHolder } from './database/folder-lock.ts';
import { ensureEncryptionKey } from './http/sealed-body.ts';
import { startJobs } from './jobs/job-loop.ts';
import { checkLedger } from './ledger/check.ts';
import { seed } from './seed/seed.ts';

export interface RunningPlatform {
  readonly port: number;
  close(): Promise<void>;
}

/** Opens the database, fills it if it is new, and listens. */
export const serve = async (config: Config): Promise<RunningPlatform> => {
  const database = await openDatabase(config);
  const { db } = database;
  await database.exclusively(async () => {
    await ensureEncryptionKey(db, new Date());
    await seed(db, new Date());
  });
  const { app, platform } = createApp(db, config);
  const checkToken = randomBytes(24).toString('base64url');
  app.get('/internal/ledger-check', async (context) => {
    if (context.req.header('Authorization') !== `Bearer ${checkToken}`) return context.notFound();
    return context.json(await checkLedger(db));
  });
  const { server, port } = await new Promise<{ server: ReturnType<typeof listen>; port: number }>((resolve) => {
    const started = listen({ fetch: app.fetch, port: config.port, hostname: config.host }, (info) =>
      resolve({ server: started, port: info.port }),
    );
  });
  if (database.kind === 'embedded') await writeHolder(config.dataFolder, { pid: process.pid, port, checkToken });
  const stopJobs = await startJobs(platform, JOBS);
  const close = async (): Promise<void> => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await stopJobs();
    await database.close();
  };
  return { port, close };
};
