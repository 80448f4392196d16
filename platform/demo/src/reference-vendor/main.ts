import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createGuardedServer, DEFAULT_SERVER_LIMITS } from '@shared-kernel/node/guarded-server';
import { createVendor } from './app.ts';
import { readVendorConfig, type VendorConfig } from './config.ts';
import { createRounds } from './rounds.ts';
import { openStore } from './store.ts';
import { createWallet } from './wallet.ts';

const TICK_MS = 500;
const DRAIN_MS = 2_000;

/** Opens the store, listens, and takes up what was left, until it is closed. */
const serveVendor = async (config: VendorConfig) => {
  const store = openStore(config.file);
  const now = () => Date.now();
  const wallet = createWallet(config);
  const rounds = createRounds(store, wallet, now);
  const app = createVendor({ store, wallet, rounds, siteOrigins: config.siteOrigins });
  const guarded = createGuardedServer(getRequestListener(app.fetch), DEFAULT_SERVER_LIMITS);
  guarded.server.listen(config.port, config.host);
  await once(guarded.server, 'listening');
  const address = guarded.server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');

  let isOpen = true;
  const work = (async () => {
    while (isOpen) {
      await rounds.takeUpLeft();
      await sleep(TICK_MS);
    }
  })();
  const close = async (): Promise<void> => {
    isOpen = false;
    await guarded.drain(DRAIN_MS);
    await work;
    store.close();
  };
  return { port: address.port, close };
};

const vendor = await (async () => serveVendor(readVendorConfig(process.env)))().catch((error: unknown) => {
  console.error(`vendor: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
console.log(`vendor: listening on http://127.0.0.1:${vendor.port}`);

const stop = async (): Promise<void> => {
  await vendor.close();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
