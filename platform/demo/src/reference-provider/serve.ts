import { once } from 'node:events';
import { getRequestListener } from '@hono/node-server';
import { createGuardedServer, DEFAULT_SERVER_LIMITS } from '@shared-kernel/node/guarded-server';
import { createProvider } from './app.ts';
import { deliverDue } from './callbacks.ts';
import type { ProviderConfig } from './config.ts';
import { createPaymentService } from './payment-service.ts';
import { openStore } from './store.ts';

const TICK_MS = 250;
const DRAIN_MS = 2_000;

export interface RunningProvider {
  readonly port: number;
  close(): Promise<void>;
}

/** Opens the store, listens, pays out and calls back until it is closed. */
export const serveProvider = async (config: ProviderConfig): Promise<RunningProvider> => {
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
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
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
