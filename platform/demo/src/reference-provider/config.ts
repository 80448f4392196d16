import { resolve } from 'node:path';
import { readOrigin, readPort, withoutEmpty } from '@shared-kernel/node/environment';
import { secretsOf } from '@shared-kernel/node/secrets';

export interface ProviderConfig {
  readonly port: number;
  readonly host: string;
  /** The file of its books. */
  readonly file: string;
  /** Shared with the shop, in base64: the first signs, each is believed. */
  readonly keys: readonly string[];
  /** Where the shop hears of what has become of payments and payouts. */
  readonly callbackUrl: string;
  /** Where browsers find its pages. */
  readonly publicUrl: string;
  readonly hasDesk: boolean;
}

const DEFAULT_PORT = 8096;
const REPOSITORY = resolve(import.meta.dirname, '../../../..');

/** Reads the environment once, at start. Throws when a variable cannot be understood, or there is no key. */
export const readProviderConfig = (given: NodeJS.ProcessEnv): ProviderConfig => {
  const env = withoutEmpty(given);
  const port = readPort(env, 'PORT', DEFAULT_PORT);
  const keys = secretsOf('PAYMENT_PROVIDER_KEY', env.PAYMENT_PROVIDER_KEY, env.PAYMENT_PROVIDER_KEY_FILE);
  if (keys.length === 0) throw new Error('PAYMENT_PROVIDER_KEY_FILE has to name the key that is shared with the shop.');
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    file: resolve(env.PROVIDER_DATA ?? `${REPOSITORY}/.site/payment-provider`, 'books.sqlite'),
    keys,
    callbackUrl: env.CALLBACK_URL ?? 'http://127.0.0.1:8090/callbacks/payments',
    publicUrl: readOrigin(env, 'PUBLIC_ORIGIN') ?? `http://localhost:${port}`,
    hasDesk: env.NODE_ENV !== 'production' || env.PROVIDER_DESK === '1',
  };
};
