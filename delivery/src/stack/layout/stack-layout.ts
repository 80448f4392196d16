import { join, relative, resolve } from 'node:path';
import { type BuiltName, StackError, WORKSPACE } from '../../workspace/workspace.ts';
import { at, portsFrom } from './ports.ts';
import { openidSecretFile, paymentKeyFile, type Service, servicesOf, vendorKeyFile } from './services.ts';

export const DEFAULT_PORT = 8080;
export const DEFAULT_FOLDER = '.site';

export interface StackOptions {
  /** Everything that this site keeps: database, registry, logs, process ids. */
  readonly folder: string;
  /** The edge's port; the other processes' follow from it. */
  readonly port: number;
  /** Opens the platform's control API: for tests only. */
  readonly hasControl: boolean;
  /** How many processes the platform has (1 without it); several share a Postgres database. */
  readonly platforms?: number;
  /** The Postgres that the platform keeps everything in; without it a database of the site's own, whatever the shell says. */
  readonly databaseUrl?: string | undefined;
  /** Packages that come from a development server; there, edge and platform also start anew when they change. */
  readonly developed?: readonly BuiltName[];
}

export interface StackLayout {
  readonly folder: string;
  readonly registry: string;
  readonly database: string;
  /** The key that the platform and the payment provider share. */
  readonly paymentKey: string;
  /** The secret that the platform and the sign-in provider share. */
  readonly openidSecret: string;
  /** The key that the platform and the game vendor share. */
  readonly vendorKey: string;
  /** The same in words: nobody shall fill another one than he meant. */
  readonly databaseName: string;
  readonly url: string;
  readonly platformUrl: string;
  /** In the order in which they start. */
  readonly services: readonly Service[];
}

/** Never with the password. */
const nameOfDatabase = (url: string): string => {
  if (!URL.canParse(url)) throw new StackError('DATABASE_URL is no address: postgres://user:password@host:5432/name.');
  const { host, pathname } = new URL(url);
  return `the Postgres ${decodeURIComponent(pathname.slice(1))} at ${host} (DATABASE_URL)`;
};

/** Where everything of a site is, and which processes it consists of. */
export const stackLayout = ({
  folder,
  port,
  hasControl,
  platforms = 1,
  databaseUrl = '',
  developed = [],
}: StackOptions): StackLayout => {
  const root = resolve(WORKSPACE, folder);
  const registry = join(root, 'registry');
  const database = join(root, 'platform');
  const payments = join(root, 'payments');
  const openid = join(root, 'openid');
  const vendor = join(root, 'vendor');
  const ports = portsFrom(port);
  const site = { ports, registry, database, payments, openid, vendor, databaseUrl, hasControl, platforms, developed };
  return {
    folder: root,
    registry,
    database,
    paymentKey: paymentKeyFile(payments),
    openidSecret: openidSecretFile(openid),
    vendorKey: vendorKeyFile(vendor),
    databaseName: databaseUrl === '' ? database : nameOfDatabase(databaseUrl),
    url: at(ports.edge),
    platformUrl: at(ports.platform(0)),
    services: servicesOf(site),
  };
};

/** What to type for a process of the site in this folder: `npm run stack stop browse`, with the folder where it is not the usual one. */
export const stackCommand = (siteFolder: string, command: string): string => {
  if (siteFolder === resolve(WORKSPACE, DEFAULT_FOLDER)) return `npm run stack ${command}`;
  const named = relative(WORKSPACE, siteFolder);
  const folder = named.startsWith('..') ? siteFolder : named;
  return `npm run stack -- ${command} --data ${/\s/.test(folder) ? JSON.stringify(folder) : folder}`;
};
