import { resolve } from 'node:path';
import { readOrigin, readPort, withoutEmpty } from '@shared-kernel/node/environment';
import { secretsOf } from '@shared-kernel/node/secrets';

export interface VendorConfig {
  readonly port: number;
  readonly host: string;
  /** The file of its rounds. */
  readonly file: string;
  /** What the site calls this vendor. */
  readonly code: string;
  /** Shared with the site, in base64. */
  readonly key: string;
  /** The site's platform. */
  readonly walletUrl: string;
  /** Who may hold its pages, as a policy spells them. */
  readonly siteOrigins: string;
}

const DEFAULT_PORT = 8099;
const REPOSITORY = resolve(import.meta.dirname, '../../../..');

/** Reads the environment once, at start. Throws when a variable cannot be understood, or there is no key. */
export const readVendorConfig = (given: NodeJS.ProcessEnv): VendorConfig => {
  const env = withoutEmpty(given);
  const [key] = secretsOf('VENDOR_KEY', env.VENDOR_KEY, env.VENDOR_KEY_FILE);
  if (key === undefined) throw new Error('VENDOR_KEY_FILE has to name the key that is shared with the site.');
  return {
    port: readPort(env, 'PORT', DEFAULT_PORT),
    host: env.HOST ?? '127.0.0.1',
    file: resolve(env.VENDOR_DATA ?? `${REPOSITORY}/.site/vendor`, 'rounds.sqlite'),
    code: env.VENDOR_CODE ?? 'SIYAM',
    key,
    walletUrl: readOrigin(env, 'WALLET_URL') ?? 'http://127.0.0.1:8090',
    siteOrigins: env.SITE_ORIGINS ?? 'http://localhost:8080 http://*.localhost:8080',
  };
};
