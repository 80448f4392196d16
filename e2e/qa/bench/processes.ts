import { join } from 'node:path';
import { WORKSPACE } from '../../fixtures/site.ts';
import { createService, type Launch } from '../../services/service.ts';
import { DATABASE, PORTS } from './places.ts';

/** Starts a service as it runs in production; disposing it ends it. */
export const startService = async (launch: Launch): Promise<AsyncDisposable> => {
  const service = createService({ ...launch, env: { NODE_ENV: 'production', ...launch.env } });
  await service.start();
  return {
    [Symbol.asyncDispose]: async () => {
      await service.stop();
    },
  };
};

export const PLATFORM_URL = `http://127.0.0.1:${PORTS.platform}`;

/** Production does not start without a payment provider. Nobody pays in a bench: none has to answer. */
const NO_PAYMENTS = { PAYMENT_PROVIDER_URL: 'http://127.0.0.1:9', PAYMENT_PROVIDER_KEY: 'nobody-pays-in-a-bench' };

/** The platform with a database of the bench's own: filled on its first start, or copied from where these sources have filled one. */
export const startPlatform = (): Promise<AsyncDisposable> =>
  startService({
    script: 'platform/demo/src/main.ts',
    env: {
      PORT: String(PORTS.platform),
      PLATFORM_DATA: DATABASE,
      DEMO_ACCOUNTS: '1',
      DATABASE_TEMPLATES: join(WORKSPACE, '.site/templates'),
      ...NO_PAYMENTS,
    },
    readyUrl: `${PLATFORM_URL}/health`,
  });
