import { resolve } from 'node:path';

export interface Config {
  readonly port: number;
  /** The address to listen on; loopback unless HOST says otherwise (a container sets 0.0.0.0). */
  readonly host: string;
  /** Folder of the embedded database; not used when `databaseUrl` is set. */
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** Opens `/control/*`: for tests only. */
  readonly hasControl: boolean;
  readonly isProduction: boolean;
  /** How many proxies of ours stand before the platform and write `X-Forwarded-For`. */
  readonly trustedProxies: number;
}

const DEFAULT_PORT = 8090;
/** The edge. */
const DEFAULT_PROXIES = 1;
const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Reads the environment once, at start. Throws when a variable cannot be understood. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const port = Number(env.PORT ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a port number, not "${env.PORT}".`);
  const trustedProxies = Number(env.TRUSTED_PROXIES ?? DEFAULT_PROXIES);
  if (!Number.isInteger(trustedProxies) || trustedProxies < 1)
    throw new Error(`TRUSTED_PROXIES must be a count from 1, not "${env.TRUSTED_PROXIES}".`);
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    dataFolder: resolve(env.PLATFORM_DATA ?? `${REPOSITORY}/.site/platform`),
    databaseUrl: env.DATABASE_URL || undefined,
    hasControl: env.PLATFORM_CONTROL === '1',
    isProduction: env.NODE_ENV === 'production',
    trustedProxies,
  };
};
