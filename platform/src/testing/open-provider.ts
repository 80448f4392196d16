import { setTimeout as sleep } from 'node:timers/promises';
import { createProvider } from '../../demo/src/reference-provider/app.ts';
import { deliverDue } from '../../demo/src/reference-provider/callbacks.ts';
import { createPaymentService } from '../../demo/src/reference-provider/payment-service.ts';
import { openStore } from '../../demo/src/reference-provider/store.ts';
import { createApp } from '../app.ts';
import type { Databases } from '../database/database.ts';
import { serveApp } from './serve-app.ts';
import { TEST_CONFIG } from './test-config.ts';

/**
 * The reference provider and a platform that it works for, both on loopback. The provider's hour is the test's: nothing is
 * called back or paid out before `tick`.
 */
export const openProvider = async (databases: Databases) => {
  const key = Buffer.alloc(32, 'shared').toString('base64');
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  const store = openStore(':memory:');
  const service = createPaymentService(store, { publicUrl: 'https://pay.example', now });
  const pages = createProvider(service, { keys: [key], hasDesk: true });
  let isReached = true;
  let thinksMs = 0;
  const provider = await serveApp({
    fetch: async (request) => {
      await sleep(thinksMs);
      return isReached ? pages.fetch(request) : new Response('Closed.', { status: 503 });
    },
  });
  const api = createApp(databases, { ...TEST_CONFIG, paymentProvider: { url: provider.origin, keys: [key] } });
  const platform = await serveApp(api.app);
  const receiver = { callbackUrl: `${platform.origin}/callbacks/payments`, key, now: () => Date.now() };
  return {
    api,
    key,
    service,
    store,
    callbackUrl: receiver.callbackUrl,
    /** The payer presses on the page of a payment. */
    press: (url: string, form: Readonly<Record<string, string>>) =>
      pages.request(new URL(url).pathname, { method: 'POST', body: new URLSearchParams(form) }),
    page: (url: string) => pages.request(new URL(url).pathname),
    /** Pays out and calls back with all that is due `afterMs` from now. */
    tick: async (afterMs = 0) => {
      ahead = afterMs;
      service.endPayouts();
      // What follows a callback may be due by then, too.
      await deliverDue({ ...store, dueMessages: () => store.dueMessages(now()) }, receiver);
      ahead = 0;
    },
    /** Whether the provider answers. */
    answers: (does: boolean) => {
      isReached = does;
    },
    /** How long the provider takes for an answer from now on. */
    thinks: (ms: number) => {
      thinksMs = ms;
    },
    close: async () => {
      await provider.close();
      await platform.close();
      store.close();
    },
  };
};
export type OpenProvider = Awaited<ReturnType<typeof openProvider>>;
