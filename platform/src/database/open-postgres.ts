import type pg from 'pg';
import { log } from '../log/log.ts';
import { MIGRATIONS_FOLDER, type OpenDatabase } from './database.ts';
import { grantRuntime, mayMigrate } from './grants.ts';
import { type DatabaseLimits, STARTUP_LIMITS } from './limits.ts';
import { loadDrizzle } from './load-drizzle.ts';
import { missingMigrations, refuseOldTables } from './migrations.ts';
import { databaseOn, openPool } from './postgres-pool.ts';
import { postgresSignals } from './postgres-signals.ts';
import { databaseProblem, nameOfDatabase } from './start-error.ts';

const { drizzle }: typeof import('drizzle-orm/node-postgres') = loadDrizzle('drizzle-orm/node-postgres');
const { migrate }: typeof import('drizzle-orm/node-postgres/migrator') = loadDrizzle(
  'drizzle-orm/node-postgres/migrator',
);

/** Any number, the same in every process: start-up work (migrations, seed, keys). */
const STARTUP_LOCK = 7_420_611;

/** Start-up work has connections of its own, with time; one process at a time does it. */
const whileAlone = async <Result>(
  url: string,
  work: (pool: pg.Pool, holder: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const pool = openPool(url, 'platform startup', STARTUP_LIMITS);
  try {
    const holder = await pool.connect();
    try {
      await holder.query('select pg_advisory_lock($1)', [STARTUP_LOCK]);
      return await work(pool, holder);
    } finally {
      // Closing the connection gives the lock back, also where it is lost already.
      holder.release(true);
    }
  } finally {
    await pool.end();
  }
};

/** Brings the tables up to date as their owner and gives the serving role, if it is another, its rights. */
export const migratePostgres = async (ownerUrl: string, runtimeRole: string | undefined): Promise<void> => {
  const name = nameOfDatabase(ownerUrl);
  await whileAlone(ownerUrl, async (_pool, holder) => {
    const db = drizzle(holder);
    await missingMigrations(db, name);
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    if (runtimeRole !== undefined) await grantRuntime(db, runtimeRole);
  });
};

export interface PostgresAddress {
  readonly databaseUrl: string;
  /** The tables' owner, where the serving role is another that may not change them. */
  readonly migrationUrl: string | undefined;
}

/** The role that an address signs in as, where it says so. */
export const roleOf = (url: string): string | undefined => decodeURIComponent(new URL(url).username) || undefined;

const prepare = async ({ databaseUrl, migrationUrl }: PostgresAddress): Promise<void> => {
  const name = nameOfDatabase(databaseUrl);
  if (migrationUrl) {
    await migratePostgres(migrationUrl, roleOf(databaseUrl)).catch((error) => {
      throw databaseProblem('MIGRATION_DATABASE_URL', migrationUrl, error);
    });
  }
  await whileAlone(databaseUrl, async (_pool, holder) => {
    const db = drizzle(holder);
    if (!(await mayMigrate(db))) return refuseOldTables(db, name);
    log({ level: 'warn', event: 'database.owner-serves', database: name });
    await missingMigrations(db, name);
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  }).catch((error) => {
    throw databaseProblem('DATABASE_URL', databaseUrl, error);
  });
};

export const openPostgres = async (address: PostgresAddress, limits: DatabaseLimits): Promise<OpenDatabase> => {
  await prepare(address);
  const url = address.databaseUrl;
  const pools = {
    pages: openPool(url, 'platform pages', limits.pages),
    play: openPool(url, 'platform play', limits.play),
    jobs: openPool(url, 'platform jobs', limits.jobs),
  };
  const signals = postgresSignals(url);
  const close = async (): Promise<void> => {
    await Promise.all([signals.close(), ...Object.values(pools).map((pool) => pool.end())]);
  };
  return {
    db: databaseOn(pools.pages),
    playDb: databaseOn(pools.play),
    jobsDb: databaseOn(pools.jobs),
    signals,
    kind: 'postgres',
    name: nameOfDatabase(url),
    exclusively: (work) => whileAlone(url, (pool) => work(databaseOn(pool))),
    pools: () =>
      Object.entries(pools).map(([name, { totalCount: open, idleCount: idle, waitingCount: waiting }]) => ({
        name,
        open,
        idle,
        waiting,
      })),
    close,
  };
};
