import { PlatformError } from '../base/platform-error.ts';
import type { Database, Transaction } from '../database/database.ts';
import { asc, eq } from '../database/orm.ts';
import { domains, merchants } from './merchants.tables.ts';

/** The merchants that are brands, not the twins of their trial accounts, by code. */
export const brandsOf = (db: Database | Transaction): Promise<Merchant[]> =>
  db.select().from(merchants).where(eq(merchants.isTrial, false)).orderBy(asc(merchants.code));

export type Merchant = typeof merchants.$inferSelect;

interface Directory {
  readonly expires: number;
  readonly byCode: ReadonlyMap<string, Merchant>;
  readonly byHost: ReadonlyMap<string, string>;
}

/** The brand of a host name that no merchant claims. */
const DEFAULT_MERCHANT = 'tala';
/** Merchants change only with a release of the platform; a copy this old is still right. */
const DIRECTORY_LIFE_MS = 10_000;
const directories = new WeakMap<Database, Directory>();
/** Of many callers who find a copy too old one reads. */
const loading = new WeakMap<Database, Promise<Directory>>();

const readDirectory = async (db: Database): Promise<Directory> => {
  const [rows, hosts] = [await db.select().from(merchants), await db.select().from(domains)];
  const directory: Directory = {
    expires: Date.now() + DIRECTORY_LIFE_MS,
    byCode: new Map(rows.map((row) => [row.code, row])),
    byHost: new Map(hosts.map((row) => [row.host, row.merchant])),
  };
  if (rows.length > 0) directories.set(db, directory);
  return directory;
};

const loadDirectory = async (db: Database): Promise<Directory> => {
  const known = directories.get(db);
  if (known && known.expires > Date.now()) return known;
  const read = loading.get(db) ?? readDirectory(db).finally(() => loading.delete(db));
  loading.set(db, read);
  return read;
};

/** Merchants have been added: the next request reads them anew. */
export const forgetMerchants = (db: Database): void => void directories.delete(db);

const nameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

/** Names by which a machine calls itself: brands answer on them without being registered. */
const isLocal = (name: string): boolean =>
  name === 'localhost' || name === '127.0.0.1' || name === '[::1]' || name.endsWith('.localhost');

/** Whether a host name is one of ours: in the table of domains, or this machine's own. */
export const isSiteHost = async (db: Database, host: string): Promise<boolean> =>
  isLocal(nameOf(host)) || (await loadDirectory(db)).byHost.has(nameOf(host));

/** `tala.localhost:8080` → the merchant that owns the host name, else the default one. */
export const merchantCodeOfHost = async (db: Database, host: string): Promise<string> => {
  const { byHost } = await loadDirectory(db);
  return byHost.get(nameOf(host)) ?? DEFAULT_MERCHANT;
};

/** The merchant that the header names, or the host name when there is no header. */
export const resolveMerchant = async (
  db: Database,
  code: string | undefined,
  host: string | undefined,
): Promise<Merchant> => {
  const { byCode } = await loadDirectory(db);
  const merchant = byCode.get(code || (await merchantCodeOfHost(db, host ?? '')));
  if (!merchant) throw new PlatformError('request.invalid', `There is no merchant "${code}".`);
  return merchant;
};

/** Trial accounts live under a merchant code of their own (specification: accounts §6). */
export const trialCodeOf = (code: string): string => `${code}-trial`;
