import { runReference } from '../reference/serve.ts';
import { createProvider } from './app.ts';
import { deliverDue } from './callbacks.ts';
import { readProviderConfig } from './config.ts';
import { createPaymentService } from './payment-service.ts';
import { openStore } from './store.ts';

const TICK_MS = 250;

/** Opens the store, listens, pays out and calls back until it is closed. */
await runReference('payment provider', () => {
  const config = readProviderConfig(process.env);
  const { port, host, callbackUrl, publicUrl } = config;
  const store = openStore(config.file);
  const now = () => Date.now();
  const [key = ''] = config.keys;
  const receiver = { callbackUrl, key, now };
  const service = createPaymentService(store, { publicUrl, now });
  const { fetch } = createProvider(service, config);
  const run = (): Promise<unknown> => {
    service.endPayouts();
    return deliverDue(store, receiver);
  };
  return { port, host, fetch, work: { everyMs: TICK_MS, run }, close: store.close };
});
