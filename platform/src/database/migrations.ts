import { type Database, MIGRATIONS_FOLDER, rowsOf } from './database.ts';
import { loadDrizzle } from './load-drizzle.ts';
import { type SQL, sql } from './orm.ts';
import { StartError } from './start-error.ts';

const { readMigrationFiles }: typeof import('drizzle-orm/migrator') = loadDrizzle('drizzle-orm/migrator');

const isThere = async (db: Database, statement: SQL): Promise<boolean> => (await rowsOf(db, statement)).length > 0;

const FOREIGN_TABLES = sql`
  select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p') and nspname <> 'information_schema' and nspname !~ '^pg_'
    and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
  limit 1`;
/** A table that every version of the platform has had: tells an older platform's database from a foreign one. */
const OUR_TABLES = sql`select 1 from pg_tables where schemaname = 'public' and tablename = 'ledger_entries'`;

/** How many of our migrations a database has not had. Refuses one that is filled with something else. */
export const missingMigrations = async (db: Database, name: string): Promise<number> => {
  const wanted = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ hash }) => hash);
  const foreign = new StartError(
    `The database ${name} holds the tables of something else: nothing was changed. Check DATABASE_URL, or give the platform an empty database.`,
  );
  if (!(await isThere(db, sql`select 1 from pg_tables where schemaname = 'drizzle'`))) {
    if (await isThere(db, FOREIGN_TABLES)) throw foreign;
    return wanted.length;
  }
  const rows = await rowsOf<{ hash: string }>(db, sql`select hash from drizzle.__drizzle_migrations`);
  const had = new Set(rows.map(({ hash }) => hash));
  if (had.size > 0 && !wanted.some((hash) => had.has(hash))) {
    if (!(await isThere(db, OUR_TABLES))) throw foreign;
    throw new StartError(
      `The database ${name} was made by an earlier version, whose migrations are no longer kept: nothing was changed. Delete it and start again (the folder, or \`drop database\` and \`create database\`).`,
    );
  }
  return wanted.filter((hash) => !had.has(hash)).length;
};

/** For a role that may not migrate: the tables must be as this version wants them. */
export const refuseOldTables = async (db: Database, name: string): Promise<void> => {
  const missing = await missingMigrations(db, name);
  if (missing === 0) return;
  throw new StartError(
    `The database ${name} lacks ${missing} migrations, and the role of DATABASE_URL may not make them: run \`pnpm platform migrate\` with MIGRATION_DATABASE_URL, the address of the tables' owner.`,
  );
};
