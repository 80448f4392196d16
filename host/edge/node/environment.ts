import { resolve } from 'node:path';
import { record, safeParse, string } from '@shared-kernel/contracts/schema';
import { readCount, readOrigin, readOrigins, readPort, withoutEmpty } from '@shared-kernel/node/environment';
import { DRAIN_LIMIT_MS } from '@shared-kernel/node/guarded-server';
import { edgeSecretsOf } from '@shared-kernel/node/secrets';
import { registryAt } from 'delivery/registry';
import { DEFAULT_LIMITS } from '../base/edge-deps.ts';
import { LOCAL_HOSTS } from '../request-context/site-hosts.ts';
import { BRANDS_FOLDER } from './folder-brands.ts';

const DEFAULT_PORT = 8080;
/** Loopback by default; a container sets 0.0.0.0. */
const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_REGISTRY = '.site/registry';

const readAssetOrigins = (json = '{}'): Readonly<Record<string, string>> => {
  const origins = safeParse(record(string(), string()), JSON.parse(json));
  if (origins.success && Object.keys(origins.data).length > 0) return origins.data;
  throw new Error(
    'ASSET_ORIGINS has to be JSON from package name to origin, for example {"host":"http://localhost:8081"}.',
  );
};

/** Comma-separated URLs of the platform's processes. */
const readPlatformUrls = (line = ''): readonly string[] => {
  const urls = line.split(',').map((url) => url.trim());
  if (urls.every((url) => /^https?:/.test(url) && URL.canParse(url))) return urls;
  throw new Error(
    'PLATFORM_URL has to be the address of the platform, for example http://localhost:8090, or several with commas between.',
  );
};

/** Host names separated by spaces; `*.` matches any prefix. Default: this machine's own. */
const readHosts = (line = ''): readonly string[] => {
  const hosts = line.split(/\s+/).filter((host) => host !== '');
  const wrong = hosts.find((host) => !/^(?:\*\.)?[\da-z-]+(?:\.[\da-z-]+)*$|^\[[\da-f:]+\]$/.test(host));
  if (wrong !== undefined)
    throw new Error(`SITE_HOSTS has to be host names with spaces between, as www.luna.example: "${wrong}" is none.`);
  return hosts.length > 0 ? hosts : LOCAL_HOSTS;
};

/** Ids of releases, separated by spaces. */
const readFixed = (line = ''): readonly string[] => {
  const ids = line.split(/\s+/).filter((id) => id !== '');
  const wrong = ids.find((id) => !/^[\w-]+@\S+$/.test(id));
  if (wrong === undefined) return ids;
  throw new Error(
    `FIXED_RELEASES has to be releases with spaces between, as browse@1.0.0+4f2a91c0: "${wrong}" is none.`,
  );
};

/** With `off` browsers remove an installed service worker with their next page. */
const readWorker = (value = 'on'): boolean => {
  if (value === 'on' || value === 'off') return value === 'on';
  throw new Error(`SERVICE_WORKER has to be on or off: "${value}" is neither.`);
};

const readSet = (env: NodeJS.ProcessEnv) => {
  return {
    port: readPort(env, 'PORT', DEFAULT_PORT),
    host: env.HOST ?? DEFAULT_HOST,
    registry: registryAt(env.REGISTRY ?? DEFAULT_REGISTRY),
    state: env.STATE === undefined ? null : resolve(env.STATE),
    fixed: readFixed(env.FIXED_RELEASES),
    releaseKeys: { ROOT_FILE: env.ROOT_FILE, RELEASE_KEYS: env.RELEASE_KEYS, RELEASE_KEYS_FILE: env.RELEASE_KEYS_FILE },
    brands: resolve(env.BRANDS ?? BRANDS_FOLDER),
    platformUrls: readPlatformUrls(env.PLATFORM_URL),
    assetOrigins: readAssetOrigins(env.ASSET_ORIGINS),
    foreignOrigins: {
      images: readOrigins(env, 'IMAGE_ORIGINS'),
      frames: readOrigins(env, 'FRAME_ORIGINS'),
    },
    drainLimitMs: readCount(env, 'DRAIN_LIMIT_MS', DRAIN_LIMIT_MS),
    limits: {
      callMs: readCount(env, 'PLATFORM_TIMEOUT_MS', DEFAULT_LIMITS.callMs),
      inFlight: readCount(env, 'MAX_IN_FLIGHT', DEFAULT_LIMITS.inFlight),
    },
    gamesOrigin: readOrigin(env, 'GAMES_ORIGIN'),
    siteHosts: readHosts(env.SITE_HOSTS),
    edgeSecret: edgeSecretsOf(env.EDGE_SECRET, env.EDGE_SECRET_FILE)[0],
    hasWorker: readWorker(env.SERVICE_WORKER),
    signingKey: env.SIGNING_KEY,
    ops: env.OPS_PORT === undefined ? null : { port: readPort(env, 'OPS_PORT', 0), host: env.OPS_HOST ?? DEFAULT_HOST },
    hasAccessLog: env.ACCESS_LOG === '1',
    isDevelopment: env.NODE_ENV === 'development',
    isBehindProxy: env.BEHIND_PROXY === '1',
  };
};

/** Reads and checks the environment once. Throws with the name of a wrong variable and an example. */
export const readEnvironment = (given: NodeJS.ProcessEnv): ReturnType<typeof readSet> => readSet(withoutEmpty(given));
