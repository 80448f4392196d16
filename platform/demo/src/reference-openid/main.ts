import { once } from 'node:events';
import { getRequestListener } from '@hono/node-server';
import { createGuardedServer, DEFAULT_SERVER_LIMITS } from '@shared-kernel/node/guarded-server';
import { createOpenid } from './app.ts';
import { type OpenidConfig, readOpenidConfig } from './config.ts';

const DRAIN_MS = 2_000;

/** Listens until it is closed. Browsers and the platform find it at the same address. */
const serveOpenid = async (config: OpenidConfig) => {
  const issuer = `http://localhost:${config.port}`;
  const app = await createOpenid({ ...config, issuer });
  const guarded = createGuardedServer(getRequestListener(app.fetch), DEFAULT_SERVER_LIMITS);
  guarded.server.listen(config.port, config.host);
  await once(guarded.server, 'listening');
  return { issuer, close: () => guarded.drain(DRAIN_MS) };
};

const provider = await (async () => serveOpenid(readOpenidConfig(process.env)))().catch((error: unknown) => {
  console.error(`sign-in provider: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
console.log(`sign-in provider: listening on ${provider.issuer}`);

const stop = async (): Promise<void> => {
  await provider.close();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
