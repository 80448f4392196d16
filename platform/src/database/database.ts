import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { SQL } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import { migrate as migrateLite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Config } from '../config.ts';
import { lockFolder } from './folder-lock.ts';

/** The same queries run on both drivers, and inside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * A database inside `db.transaction(…)`: what moves money, or must be whole, asks for this one. The pool has no
 * `rollback`, so it cannot stand in for it: `post(platform.db, …)` does not compile.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'embedded' | 'postgres';
  /** One process at a time runs `work`, over all processes of this database. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Any number, the same in every process: start-up work (migrations, seed, keys). */
const STARTUP_LOCK = 7_420_611;
const POOL_SIZE = 10;

const openPostgres = async (url: string): Promise<OpenDatabase> => {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE });
  // An idle connection that the server drops must not end the process: the pool opens another.
  pool.on('error', (error) => console.error('platform: database connection lost:', error.message));
  // Nor must one that is lost between two queries of a transaction, of which the pool hears nothing.
  pool.on('connect', (client) =>
    client.on('error', (error) => console.error('platform: connection lost:', error.message)),
  );
  const db = drizzlePg(pool);
  const exclusively = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const holder = await pool.connect();
    try {
      await holder.query('select pg_advisory_lock($1)', [STARTUP_LOCK]);
      return await work();
    } finally {
      await holder.query('select pg_advisory_unlock($1)', [STARTUP_LOCK]);
      holder.release();
    }
  };
  await exclusively(() => migratePg(db, { migrationsFolder: MIGRATIONS }));
  return { db, kind: 'postgres', exclusively, close: () => pool.end() };
};

const openEmbedded = async (folder: string | undefined): Promise<OpenDatabase> => {
  if (folder) await mkdir(folder, { recursive: true });
  const unlock = folder ? await lockFolder(folder) : undefined;
  const client = await PGlite.create({
    extensions: { pg_trgm },
    ...(folder ? { dataDir: `${folder}/database`, relaxedDurability: true } : {}),
  });
  const db = drizzleLite(client);
  await migrateLite(db, { migrationsFolder: MIGRATIONS });
  return {
    db,
    kind: 'embedded',
    exclusively: (work) => work(),
    close: async () => {
      await client.close();
      await unlock?.();
    },
  };
};

/** Opens and migrates the database. `memory` is an embedded one that is gone when it closes. */
export const openDatabase = (config: Pick<Config, 'databaseUrl' | 'dataFolder'> | 'memory'): Promise<OpenDatabase> => {
  if (config === 'memory') return openEmbedded(undefined);
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openEmbedded(config.dataFolder);
};

/** Rows of a statement written by hand; both drivers answer with the same shape. */
export const rowsOf = async <Row>(db: Database, statement: SQL): Promise<readonly Row[]> => {
  const result = (await db.execute(statement)) as { readonly rows: readonly Row[] };
  return result.rows;
};
