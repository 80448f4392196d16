import { join } from 'node:path';
import { ownRootFiles } from '../../registry/registry.ts';
import { BUILT_PACKAGES, type BuiltName, type BuiltPackage, WORKSPACE } from '../../workspace/workspace.ts';
import { at, gamesAt, type Ports, vendorAt } from './ports.ts';

export type ServiceName = 'edge' | 'platform' | 'payments' | 'openid' | 'vendor' | 'releases' | BuiltName;

/** One process of the site. */
export interface Service {
  readonly name: ServiceName;
  readonly port: number;
  /** Relative to the workspace. */
  readonly script: string;
  /** Options of Node itself. */
  readonly nodeArgs: readonly string[];
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly healthPath: string;
}

/** What the processes of a site have in common. */
export interface Site {
  readonly ports: Ports;
  readonly registry: string;
  readonly database: string;
  /** The payment provider's own folder. */
  readonly payments: string;
  /** The sign-in provider's own folder. */
  readonly openid: string;
  /** The game vendor's own folder. */
  readonly vendor: string;
  readonly databaseUrl: string;
  readonly hasControl: boolean;
  readonly platforms: number;
  readonly developed: readonly BuiltName[];
}

/** Starts anew when a file that the process has imported changes. */
const WATCHING = ['--watch', '--watch-preserve-output'];

/** A process that is told all by its environment, its port included. */
const serverOf = ({ developed }: Site, service: Omit<Service, 'nodeArgs' | 'args'>): Service => ({
  ...service,
  nodeArgs: developed.length > 0 ? WATCHING : [],
  args: [],
  env: { PORT: String(service.port), ...service.env },
});

const staticService = (name: BuiltName, { ports, registry }: Site): Service => ({
  name,
  port: ports.packageOf(name),
  script: 'delivery/src/static-server/serve.ts',
  nodeArgs: [],
  args: ['--package', name, '--port', String(ports.packageOf(name)), '--registry', registry],
  env: {},
  healthPath: '/_health',
});

const developmentService = ({ name, folder }: BuiltPackage, { ports, registry }: Site): Service => ({
  name,
  port: ports.packageOf(name),
  script: 'delivery/src/dev/dev-package.ts',
  // Its manifest, addresses and build file are read by Node: a change of them needs a new process.
  nodeArgs: WATCHING,
  args: ['--folder', folder, '--port', String(ports.packageOf(name)), '--registry', registry],
  env: { NODE_ENV: 'development' },
  healthPath: '/_health',
});

/** The files of each package, from a development server where it is developed. */
const packageServices = (site: Site): readonly Service[] =>
  BUILT_PACKAGES.map((each) =>
    site.developed.includes(each.name) ? developmentService(each, site) : staticService(each.name, site),
  );

/** What the payment provider and the platform sign with. */
export const paymentKeyFile = (folder: string): string => join(folder, 'key');

/** Where members of the demo pay: another company's process, with books of its own. */
const paymentService = (site: Site): Service =>
  serverOf(site, {
    name: 'payments',
    port: site.ports.payments,
    script: 'platform/demo/src/reference-provider/main.ts',
    env: {
      PROVIDER_DATA: site.payments,
      PAYMENT_PROVIDER_KEY: '',
      PAYMENT_PROVIDER_KEY_FILE: paymentKeyFile(site.payments),
      CALLBACK_URL: `${at(site.ports.platform(0))}/callbacks/payments`,
      PUBLIC_ORIGIN: at(site.ports.payments),
    },
    healthPath: '/health',
  });

/** What the game vendor and the platform sign with. */
export const vendorKeyFile = (folder: string): string => join(folder, 'key');

const VENDOR = 'SIYAM';

/** Where the slots of one vendor of the demo are: another company's process, with rounds of its own. */
const vendorService = (site: Site): Service =>
  serverOf(site, {
    name: 'vendor',
    port: site.ports.vendor,
    script: 'platform/demo/src/reference-vendor/main.ts',
    env: {
      VENDOR_DATA: site.vendor,
      VENDOR_CODE: VENDOR,
      VENDOR_KEY: '',
      VENDOR_KEY_FILE: vendorKeyFile(site.vendor),
      WALLET_URL: at(site.ports.platform(0)),
      SITE_ORIGINS: `${at(site.ports.edge)} http://*.localhost:${site.ports.edge}`,
    },
    healthPath: '/health',
  });

const gameVendors = ({ ports, vendor }: Site): string =>
  JSON.stringify({
    [VENDOR]: {
      url: `${vendorAt(ports.vendor)}/wps/play`,
      keyFile: vendorKeyFile(vendor),
      categories: ['RNG'],
    },
  });

/** What the platform proves itself to the sign-in provider by. */
export const openidSecretFile = (folder: string): string => join(folder, 'secret');

const OPENID_CLIENT = 'demo-site';
const PHONE_PROJECT = 'demo';

/** Where visitors of the demo say who they are: another company's process, which stands for Google, and for Firebase where numbers are proved by it. */
const openidService = (site: Site): Service =>
  serverOf(site, {
    name: 'openid',
    port: site.ports.openid,
    script: 'platform/demo/src/reference-openid/main.ts',
    env: {
      OPENID_CLIENT_ID: OPENID_CLIENT,
      OPENID_CLIENT_SECRET: '',
      OPENID_CLIENT_SECRET_FILE: openidSecretFile(site.openid),
      FIREBASE_PROJECT: PHONE_PROJECT,
      RETURN_ORIGINS: `${at(site.ports.edge)} http://*.localhost:${site.ports.edge}`,
    },
    healthPath: '/health',
  });

/** `platform`, `platform-2`, … */
const platformServices = (site: Site): readonly Service[] =>
  Array.from({ length: site.platforms }, (_, index) =>
    serverOf(site, {
      name: index === 0 ? 'platform' : `platform-${index + 1}`,
      port: site.ports.platform(index),
      script: 'platform/demo/src/main.ts',
      env: {
        PLATFORM_DATA: site.database,
        DATABASE_URL: site.databaseUrl,
        DATABASE_TEMPLATES: join(WORKSPACE, '.site/templates'),
        ...(site.databaseUrl === '' ? { MIGRATION_DATABASE_URL: '' } : {}),
        GAMES_ORIGIN: gamesAt(site.ports.edge),
        GAME_VENDORS: gameVendors(site),
        PAYMENT_PROVIDER_URL: at(site.ports.payments),
        PAYMENT_PROVIDER_KEY: '',
        PAYMENT_PROVIDER_KEY_FILE: paymentKeyFile(site.payments),
        SOCIAL_GOOGLE_ISSUER: at(site.ports.openid),
        SOCIAL_GOOGLE_CLIENT_ID: OPENID_CLIENT,
        SOCIAL_GOOGLE_CLIENT_SECRET: '',
        SOCIAL_GOOGLE_CLIENT_SECRET_FILE: openidSecretFile(site.openid),
        FIREBASE_PROJECT: PHONE_PROJECT,
        FIREBASE_API_KEY: 'demo',
        FIREBASE_ORIGIN: at(site.ports.openid),
        FIREBASE_KEYS_URL: `${at(site.ports.openid)}/phone-keys`,
        // The summary prints them.
        DEMO_ACCOUNTS: '1',
        RELEASE_DESK_URL: at(site.ports.releases),
        // Tests play as fast as they can.
        ...(site.hasControl
          ? {
              PLATFORM_CONTROL: '1',
              SHORTEST_ROUND_MS: '0',
              TABLE_BETTING_SECONDS: '3600',
              CARD_ROOM_CLOCK_SECONDS: '3600',
            }
          : {}),
      },
      healthPath: '/ready',
    }),
  );

/** Where browsers find each package's files. Hot reload needs its socket to be allowed too: one more origin. */
const assetOrigins = ({ ports, developed }: Site): Record<string, string> =>
  Object.fromEntries([
    ...BUILT_PACKAGES.map(({ name }) => [name, at(ports.packageOf(name))]),
    ...developed.map((name) => [`${name}-hot`, at(ports.packageOf(name)).replace('http', 'ws')]),
  ]);

/** The document server, in front of all others. */
const edgeService = (site: Site): Service => {
  const { ports, registry, developed } = site;
  const isDevelopment = developed.length > 0;
  return serverOf(site, {
    name: 'edge',
    port: ports.edge,
    script: 'host/edge/node.ts',
    env: {
      OPS_PORT: String(ports.ops),
      REGISTRY: registry,
      RELEASE_KEYS: '',
      RELEASE_KEYS_FILE: '',
      // What a development server compiles is signed by nobody, and neither are its overrides.
      NODE_ENV: isDevelopment ? 'development' : '',
      ROOT_FILE: isDevelopment ? '' : ownRootFiles(registry).root,
      PLATFORM_URL: platformServices(site)
        .map(({ port }) => at(port))
        .join(','),
      ASSET_ORIGINS: JSON.stringify(assetOrigins(site)),
      GAMES_ORIGIN: gamesAt(ports.edge),
      // Tests cut the network, and hot reload changes the code: neither wants a cached file.
      SERVICE_WORKER: isDevelopment || site.hasControl ? 'off' : 'on',
    },
    // A host that does not compile yet must not keep the others' pages from being worked on.
    healthPath: isDevelopment ? '/_health' : '/_ready',
  });
};

/** The release desk of whoever is on call. */
const releaseDeskService = (site: Site): Service =>
  serverOf(site, {
    name: 'releases',
    port: site.ports.releases,
    script: 'delivery/src/release-desk/serve.ts',
    env: { REGISTRY: site.registry, OPS_URLS: at(site.ports.ops) },
    healthPath: '/_health',
  });

/** The processes of a site, in the order in which they start. */
export const servicesOf = (site: Site): readonly Service[] => [
  paymentService(site),
  openidService(site),
  vendorService(site),
  ...platformServices(site),
  ...packageServices(site),
  edgeService(site),
  releaseDeskService(site),
];
