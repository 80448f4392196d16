import { resolve } from 'node:path';
import { readCount, readOrigin, readOrigins, readPort, withoutEmpty } from '@shared-kernel/node/environment';
import { DRAIN_LIMIT_MS } from '@shared-kernel/node/guarded-server';
import { isLevel } from '@shared-kernel/node/log';
import { edgeSecretsOf, secretsOf } from '@shared-kernel/node/secrets';
import { type DatabaseLimits, readDatabaseLimits } from '../database/limits.ts';
import { type FirebaseAccess, readFirebase } from './firebase-access.ts';
import { type GameVendor, readGameVendors } from './game-vendors.ts';
import { readSocialProviders, type SocialProviders } from './social-providers.ts';

/** What must not be known outside: each from the environment, or from a file that it names, as containers hand secrets over. */
interface Secrets {
  /** KEY_ENCRYPTION_KEY: what private keys are wrapped with in the database, the first of them; none leaves them bare. */
  readonly wrappingKeys: readonly Uint8Array[];
  /** PASSWORD_PEPPER: what passwords are hashed with besides their salt, the first of them; none hashes without. */
  readonly peppers: readonly Uint8Array[];
  /** EDGE_SECRET: what the document server proves itself by; none believes whoever reaches the port. */
  readonly edgeSecrets: readonly string[];
}

const KEY_BYTES = 32;

const keyOf = (name: string, written: string): Uint8Array => {
  const key = Buffer.from(written, 'base64url');
  if (key.byteLength === KEY_BYTES) return key;
  throw new Error(`${name} must be ${KEY_BYTES} random bytes in base64 (openssl rand -base64 32).`);
};

const keysOf = (name: string, value: string | undefined, file: string | undefined): readonly Uint8Array[] =>
  secretsOf(name, value, file).map((written) => keyOf(name, written));

/** Reads the secrets of the environment and their files. Throws a sentence for what is none, never with the secret in it. */
export const readSecrets = (env: NodeJS.ProcessEnv): Secrets => ({
  wrappingKeys: keysOf('KEY_ENCRYPTION_KEY', env.KEY_ENCRYPTION_KEY, env.KEY_ENCRYPTION_KEY_FILE),
  peppers: keysOf('PASSWORD_PEPPER', env.PASSWORD_PEPPER, env.PASSWORD_PEPPER_FILE),
  edgeSecrets: edgeSecretsOf(env.EDGE_SECRET, env.EDGE_SECRET_FILE),
});

export interface Config extends Secrets {
  /** PAYMENT_PROVIDER_URL with its key: who moves the money; undefined leaves it to the demo's desk. */
  readonly paymentProvider: PaymentProviderAccess | undefined;
  /** GAME_VENDORS: whose games are played in another company's process. */
  readonly gameVendors: readonly GameVendor[];
  /** SOCIAL_*: who proves visitors' identities for the social buttons; one that is not named is not offered. */
  readonly socialProviders: SocialProviders;
  /** FIREBASE_*: the project that proves numbers where a merchant has it so; undefined leaves it to our own codes. */
  readonly firebase: FirebaseAccess | undefined;
  readonly port: number;
  /** The address to listen on; loopback unless HOST says otherwise (a container sets 0.0.0.0). */
  readonly host: string;
  /** Folder of the embedded database; not used when `databaseUrl` is set. */
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** The tables' owner, where the role of `databaseUrl` may only read and write rows. */
  readonly migrationUrl: string | undefined;
  readonly databaseLimits: DatabaseLimits;
  /** Opens `/control/*`: for tests only. */
  readonly hasControl: boolean;
  readonly isProduction: boolean;
  /** `/docs` and `/openapi.json` are answered: where players are, only when that is asked for. */
  readonly hasDocs: boolean;
  /** Members of the seed sign in with the password that everybody can read here. */
  readonly hasDemoAccounts: boolean;
  /** How many proxies of ours stand before the platform and write `X-Forwarded-For`. */
  readonly trustedProxies: number;
  /** How long a process that is asked to end waits for what it has begun. */
  readonly drainMs: number;
  /** Who brings it reads `/metrics`; without one only this machine does. */
  readonly metricsToken: string | undefined;
  /** Where the release desk is, for the desk's menu. */
  readonly releaseDesk: string | undefined;
  /** The origin on which the edge serves games' frames; undefined: the site's own, in a sandbox without an origin. */
  readonly gamesOrigin: string | undefined;
  /** IMAGE_CDNS: hosts that have the merchants' pictures, which the settings name to pages and documents. */
  readonly imageCdns: readonly string[];
  /** PROOF_WORK: key derivations that the lightest proof of work takes at least; it takes one and a half times as many on average. */
  readonly proofWork: number;
  /** SHORTEST_ROUND_MS: in place of every merchant's own; undefined leaves it to them. */
  readonly shortestRoundMs: number | undefined;
  /** TABLE_BETTING_SECONDS: how long a round of a table takes bets. */
  readonly tableBettingMs: number;
  /** CARD_ROOM_CLOCK_SECONDS: for seats and turns in place of every room's own, and the house then takes no time; undefined leaves it to them. */
  readonly cardRoomClockMs: number | undefined;
}

const DEFAULT_PORT = 8090;
/** The edge. */
const DEFAULT_PROXIES = 1;
/** Some 0.4 s of a phone. */
const DEFAULT_PROOF_WORK = 100;
const DEFAULT_BETTING_SECONDS = 15;
const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** Tests turn clock, flags and money by it: where players are, nobody may. */
const readControl = ({ PLATFORM_CONTROL, NODE_ENV }: NodeJS.ProcessEnv): boolean => {
  if (PLATFORM_CONTROL !== '1') return false;
  if (NODE_ENV !== 'production') return true;
  throw new Error('PLATFORM_CONTROL=1 is for tests: with NODE_ENV=production the platform does not start with it.');
};

/** Where players are, only who asks for it. */
const isAskedFor = (asked: string | undefined, { NODE_ENV }: NodeJS.ProcessEnv): boolean =>
  asked ? asked === '1' : NODE_ENV !== 'production';

/** The log reads it before all else (`base/log.ts`); here a word that is none stops the start. */
const checkLogLevel = ({ LOG_LEVEL }: NodeJS.ProcessEnv): void => {
  if (LOG_LEVEL === undefined || isLevel(LOG_LEVEL)) return;
  throw new Error(`LOG_LEVEL must be info, warn or error, not "${LOG_LEVEL}".`);
};

interface PaymentProviderAccess {
  /** Its origin, as this process reaches it. */
  readonly url: string;
  /** Shared with it, in base64: the first signs, each is believed. */
  readonly keys: readonly string[];
}

/** Without a key nobody could tell its word from anybody else's. */
const readPaymentProvider = (env: NodeJS.ProcessEnv): PaymentProviderAccess | undefined => {
  const url = readOrigin(env, 'PAYMENT_PROVIDER_URL');
  const keys = secretsOf('PAYMENT_PROVIDER_KEY', env.PAYMENT_PROVIDER_KEY, env.PAYMENT_PROVIDER_KEY_FILE);
  if (url === undefined) return undefined;
  if (keys.length > 0) return { url, keys };
  throw new Error('PAYMENT_PROVIDER_URL needs the key that is shared with it: PAYMENT_PROVIDER_KEY_FILE.');
};

/** Reads the environment once, at start. Throws when a variable cannot be understood. */
export const readConfig = (given: NodeJS.ProcessEnv): Config => {
  const env = withoutEmpty(given);
  checkLogLevel(env);
  return {
    port: readPort(env, 'PORT', DEFAULT_PORT),
    host: env.HOST ?? '127.0.0.1',
    dataFolder: resolve(env.PLATFORM_DATA ?? `${REPOSITORY}/.site/platform`),
    databaseUrl: env.DATABASE_URL || undefined,
    migrationUrl: env.MIGRATION_DATABASE_URL || undefined,
    databaseLimits: readDatabaseLimits(env),
    hasControl: readControl(env),
    isProduction: env.NODE_ENV === 'production',
    hasDocs: isAskedFor(env.API_DOCS, env),
    hasDemoAccounts: isAskedFor(env.DEMO_ACCOUNTS, env),
    trustedProxies: readCount(env, 'TRUSTED_PROXIES', DEFAULT_PROXIES),
    drainMs: readCount(env, 'DRAIN_LIMIT_MS', DRAIN_LIMIT_MS, 0),
    metricsToken: env.METRICS_TOKEN || undefined,
    releaseDesk: readOrigin(env, 'RELEASE_DESK_URL'),
    ...readSecrets(env),
    gamesOrigin: readOrigin(env, 'GAMES_ORIGIN'),
    paymentProvider: readPaymentProvider(env),
    gameVendors: readGameVendors(env),
    socialProviders: readSocialProviders(env),
    firebase: readFirebase(env),
    imageCdns: readOrigins(env, 'IMAGE_CDNS'),
    proofWork: readCount(env, 'PROOF_WORK', DEFAULT_PROOF_WORK),
    shortestRoundMs: env.SHORTEST_ROUND_MS === undefined ? undefined : readCount(env, 'SHORTEST_ROUND_MS', 0, 0),
    tableBettingMs: readCount(env, 'TABLE_BETTING_SECONDS', DEFAULT_BETTING_SECONDS) * 1000,
    cardRoomClockMs:
      env.CARD_ROOM_CLOCK_SECONDS === undefined ? undefined : readCount(env, 'CARD_ROOM_CLOCK_SECONDS', 1) * 1000,
  };
};
