import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createGuardedServer, DEFAULT_SERVER_LIMITS } from '@shared-kernel/node/guarded-server';
import { createProvider } from './app.ts';
import { deliverDue } from './callbacks.ts';
import { type ProviderConfig, readProviderConfig } from './config.ts';
import { createPaymentService } from './payment-service.ts';
import { openStore } from './store.ts';

const TICK_MS = 250;
const DRAIN_MS = 2_000;

/** Opens the store, listens, pays out and calls back until it is closed. */
const serveProvider = async (config: ProviderConfig) => {
  const store = openStore(config.file);
  const now = () => Date.now();
  const [key = ''] = config.keys;
  const receiver = { callbackUrl: config.callbackUrl, key, now };
  const service = createPaymentService(store, { publicUrl: config.publicUrl, now });
  const guarded = createGuardedServer(getRequestListener(createProvider(service, config).fetch), DEFAULT_SERVER_LIMITS);
  guarded.server.listen(config.port, config.host);
  await once(guarded.server, 'listening');
  const address = guarded.server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');

  let isOpen = true;
  const work = (async () => {
    while (isOpen) {
      service.endPayouts();
      await deliverDue(store, receiver);
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

const provider = await (async () => serveProvider(readProviderConfig(process.env)))().catch((error: unknown) => {
  console.error(`payment provider: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
console.log(`payment provider: listening on http://127.0.0.1:${provider.port}`);

const stop = async (): Promise<void> => {
  await provider.close();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
