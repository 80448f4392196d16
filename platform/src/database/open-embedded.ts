import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createQueue } from './concurrency-queue.ts';
import { type Database, MIGRATIONS_FOLDER, type OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { gatherStatistics } from './gather-statistics.ts';
import { grantRuntime } from './grants.ts';
import { EMBEDDED_QUEUE } from './limits.ts';
import { loadDrizzle } from './load-drizzle.ts';
import { missingMigrations } from './migrations.ts';
import { sql } from './orm.ts';
import { createListeners, type Signals } from './signals.ts';
import { folderProblem } from './start-error.ts';

const { drizzle }: typeof import('drizzle-orm/pglite') = loadDrizzle('drizzle-orm/pglite');
const { migrate }: typeof import('drizzle-orm/pglite/migrator') = loadDrizzle('drizzle-orm/pglite/migrator');

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OTHERS = 0o077;

/** Makes the folder, for its owner alone, and has whatever this process writes be so: the database gives no modes itself. */
const makePrivateFolder = async (folder: string): Promise<void> => {
  process.umask(process.umask() | OTHERS);
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await chmod(folder, FOLDER_MODE);
};

/** Takes everyone else's rights from what is in the folder already: password hashes and keys are in it. */
const keepPrivate = async (folder: string): Promise<void> => {
  await chmod(folder, FOLDER_MODE);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await keepPrivate(path);
    else if (entry.isFile()) await chmod(path, FILE_MODE);
  }
};

/** The database signs nobody in: it starts as its owner and goes on as this role, with the rights of a serving one. */
const RUNTIME_ROLE = 'platform_runtime';

/**
 * The database does one thing at a time and keeps the rest in a queue of its own, which has no end: this one has. It answers
 * within one turn of the event loop: with a turn before each, a job of many statements lets requests come in between.
 */
const boundQueue = (client: PGlite): void => {
  const queue = createQueue(EMBEDDED_QUEUE);
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
    queue.run(async () => {
      await nextTurn();
      return work();
    });
  client.query = (...ask) => inTurn(() => query(...ask));
  client.transaction = (work) => inTurn(() => transaction(work));
};

const becomeRuntime = async (db: Database): Promise<void> => {
  await db.execute(sql`do $$ begin create role platform_runtime; exception when duplicate_object then null; end $$`);
  await grantRuntime(db, RUNTIME_ROLE);
  await db.execute(sql`set role platform_runtime`);
};

/** A folder, or what a database in memory starts from: a copy of another's files, or nothing. */
type Start = { readonly folder: string } | { readonly copyOf?: Blob | undefined };

const openMigrated = async (start: Start): Promise<PGlite> => {
  const [name, place] =
    'folder' in start
      ? [start.folder, { dataDir: `${start.folder}/database`, relaxedDurability: true }]
      : ['in memory', start.copyOf ? { loadDataDir: start.copyOf } : {}];
  const client = await PGlite.create({ extensions: { pg_trgm }, ...place });
  const db = drizzle(client);
  await missingMigrations(db, name);
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  return client;
};

const openIn = async (start: Start): Promise<PGlite> => {
  const client = await openMigrated(start);
  await becomeRuntime(drizzle(client));
  return client;
};

/** The files of a database with every table and no row, for `openInMemory`: making one takes seconds, copying it does not. */
export const emptyDatabase = async (): Promise<Blob> => {
  const client = await openMigrated({});
  const files = await client.dumpDataDir('none');
  await client.close();
  return files;
};

const signalsOf = (client: PGlite): Signals => {
  const listeners = createListeners((channel) => {
    void client.listen(channel, (message) => listeners.tell(channel, message));
  });
  return { listen: listeners.listen };
};

const boundTo = (client: PGlite) => {
  boundQueue(client);
  const db = drizzle(client);
  return { db, playDb: db, jobsDb: db, signals: signalsOf(client) };
};

const opened = (client: PGlite, name: string, close: () => Promise<void>): OpenDatabase => {
  const databases = boundTo(client);
  const exclusively: OpenDatabase['exclusively'] = async (work) => {
    const result = await work(databases.db);
    await gatherStatistics(databases.db);
    return result;
  };
  return { kind: 'embedded', name, ...databases, exclusively, pools: () => [], close };
};

/** Opens a database that is gone when it closes; `copyOf` is what `emptyDatabase` has made. */
export const openInMemory = async (copyOf?: Blob): Promise<OpenDatabase> => {
  const client = await openIn({ copyOf });
  return opened(client, 'in memory', () => client.close());
};

/** Opens the database in this folder. */
export const openEmbedded = async (folder: string): Promise<OpenDatabase> => {
  let unlock: (() => Promise<void>) | undefined;
  try {
    await makePrivateFolder(folder);
    unlock = await lockFolder(folder);
    const client = await openIn({ folder });
    await keepPrivate(folder);
    return opened(client, folder, async () => {
      await client.close();
      await keepPrivate(folder);
      await unlock?.();
    });
  } catch (error) {
    await unlock?.();
    throw folderProblem(folder, error);
  }
};
