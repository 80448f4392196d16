import { join, resolve } from 'node:path';
import { BUILT_PACKAGES, type BuiltName, type BuiltPackage, WORKSPACE } from './workspace.ts';

export const DEFAULT_PORT = 8080;
export const DEFAULT_FOLDER = '.site';

const PLATFORM_OFFSET = 10;

/** Ports count from the edge's: static servers follow it, however many there are, on both sides of the platform's. */
const PORT_OFFSETS: Readonly<Record<string, number>> = {
  edge: 0,
  platform: PLATFORM_OFFSET,
  ...Object.fromEntries(
    BUILT_PACKAGES.map(({ name }, index) => [name, index + 1 < PLATFORM_OFFSET ? index + 1 : index + 2]),
  ),
};
export type ServiceName = 'edge' | 'platform' | BuiltName;

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

export interface SiteOptions {
  /** Everything that this site keeps: database, registry, logs, process ids. */
  readonly folder: string;
  /** The edge's port; the other processes' follow from it. */
  readonly port: number;
  /** Opens the platform's control API: for tests only. */
  readonly hasControl: boolean;
  /** Packages that come from a development server; there, edge and platform also start anew when they change. */
  readonly developed?: readonly BuiltName[];
}

export interface SiteLayout {
  readonly folder: string;
  readonly registry: string;
  readonly database: string;
  readonly url: string;
  readonly platformUrl: string;
  /** In the order in which they start. */
  readonly services: readonly Service[];
}

const at = (port: number): string => `http://localhost:${port}`;

const staticService = (name: BuiltName, port: number, registry: string): Service => ({
  name,
  port,
  script: 'delivery/src/static-server/serve.ts',
  nodeArgs: [],
  args: ['--package', name, '--port', String(port), '--registry', registry],
  env: {},
  healthPath: '/_health',
});

const developmentService = ({ name, folder }: BuiltPackage, port: number, registry: string): Service => ({
  name,
  port,
  script: 'delivery/src/dev/dev-package.ts',
  nodeArgs: [],
  args: ['--folder', folder, '--port', String(port), '--registry', registry],
  env: { NODE_ENV: 'development' },
  healthPath: '/_health',
});

/** Where browsers find each package's files. Hot reload needs its socket to be allowed too: one more origin. */
const assetOrigins = (portOf: (name: BuiltName) => number, developed: readonly BuiltName[]): Record<string, string> =>
  Object.fromEntries([
    ...BUILT_PACKAGES.map(({ name }) => [name, at(portOf(name))]),
    ...developed.map((name) => [`${name}-hot`, at(portOf(name)).replace('http', 'ws')]),
  ]);

/** Where everything of a site is, and which processes it consists of. */
export const siteLayout = ({ folder, port, hasControl, developed = [] }: SiteOptions): SiteLayout => {
  const root = resolve(WORKSPACE, folder);
  const registry = join(root, 'registry');
  const database = join(root, 'platform');
  const portOf = (name: ServiceName): number => port + (PORT_OFFSETS[name] ?? 0);
  const platformUrl = at(portOf('platform'));
  const nodeArgs = developed.length === 0 ? [] : ['--watch', '--watch-preserve-output'];
  return {
    folder: root,
    registry,
    database,
    url: at(port),
    platformUrl,
    services: [
      {
        name: 'platform',
        port: portOf('platform'),
        script: 'platform/src/main.ts',
        nodeArgs,
        args: [],
        env: {
          PORT: String(portOf('platform')),
          PLATFORM_DATA: database,
          ...(hasControl ? { PLATFORM_CONTROL: '1' } : {}),
        },
        healthPath: '/health',
      },
      ...BUILT_PACKAGES.map((each) =>
        developed.includes(each.name)
          ? developmentService(each, portOf(each.name), registry)
          : staticService(each.name, portOf(each.name), registry),
      ),
      {
        name: 'edge',
        port,
        script: 'host/edge/node.ts',
        nodeArgs,
        args: [],
        env: {
          PORT: String(port),
          REGISTRY: registry,
          PLATFORM_URL: platformUrl,
          ASSET_ORIGINS: JSON.stringify(assetOrigins(portOf, developed)),
        },
        healthPath: '/_health',
      },
    ],
  };
};
