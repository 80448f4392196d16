import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import type { Database, OpenDatabase, Transaction } from '../database/database.ts';
import { DATABASE_LIMITS, type DatabaseLimits, STARTUP_LIMITS } from '../database/limits.ts';
import { openDatabase } from '../database/open-database.ts';
import { openInMemory } from '../database/open-embedded.ts';
import { migratePostgres } from '../database/open-postgres.ts';
import { sql } from '../database/orm.ts';
import { databaseOn, openPool } from '../database/postgres-pool.ts';

/** Set by `run-tests.ts` when there is a real Postgres to test on. */
const SERVER = process.env.TEST_DATABASE_URL;
/** Files of an empty database, made once by `run-tests.ts` for all test files; without it each is made from nothing. */
const TEMPLATE = process.env.TEST_DATABASE_TEMPLATE;
/** Names a migrated database on the server that each test database is copied from. By default each is migrated itself. */
const SERVER_TEMPLATE = process.env.TEST_DATABASE_SERVER_TEMPLATE;
/** Of what holds more than the tables, and lies beside it on the server. */
const filledName = (template: string): string => `${template}_filled`;
/** What serves in tests has the rights that it has in production, and no more. */
const RUNTIME_ROLE = 'platform_test';

export type DatabaseKind = OpenDatabase['kind'];

/** The real server where there is one. Browser tests run on the embedded one. */
export const USUAL_KIND: DatabaseKind = SERVER ? 'postgres' : 'embedded';
/** For tests of what the two could do differently: `DATABASES=whole` has them on the embedded one beside the server too. */
export const DATABASE_KINDS: readonly DatabaseKind[] =
  SERVER && process.env.DATABASES === 'whole' ? ['embedded', 'postgres'] : [USUAL_KIND];

type OwnerWork<Result> = (tx: Transaction) => Promise<Result>;

export interface TestDatabase extends OpenDatabase {
  /** Address of a database on the real server, for the serving role; undefined for the embedded one. */
  readonly url: string | undefined;
  /** What the platform itself may not: as the tables' owner. */
  asOwner<Result>(work: OwnerWork<Result>): Promise<Result>;
}

const onServer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const CREATE_ROLE = `do $$ begin create role ${RUNTIME_ROLE} login;
  exception when duplicate_object or unique_violation then null; end $$`;

export interface EmptyDatabase {
  readonly name: string;
  readonly url: string;
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

const newName = (): string => `test_${randomBytes(6).toString('hex')}`;

/** A new database on the real server: a copy of `template`, by default without a table. */
export const createOnServer = async (template = 'template1', name = newName()): Promise<EmptyDatabase> => {
  await onServer(CREATE_ROLE);
  await onServer(`create database ${name} template ${template} strategy file_copy`);
  const ownerUrl = Object.assign(new URL(SERVER ?? ''), { pathname: `/${name}` }).toString();
  const url = Object.assign(new URL(ownerUrl), { username: RUNTIME_ROLE, password: '' }).toString();
  return { name, url, ownerUrl, drop: () => onServer(`drop database ${name} with (force)`) };
};

const openEmpty = async (): Promise<TestDatabase> => {
  const opened = await openInMemory(TEMPLATE ? await openAsBlob(TEMPLATE) : undefined);
  const asOwner = <Result>(work: OwnerWork<Result>): Promise<Result> =>
    opened.db.transaction(async (tx) => {
      await tx.execute(sql`set local role none`);
      return work(tx);
    });
  return { ...opened, asOwner, url: undefined };
};

export interface Templates {
  /** Of the migrated one; the filled one lies beside it. */
  readonly name: string;
  drop(): Promise<void>;
}

/** What each test database is copied from, with the serving role's rights: copies cost less than the migrations and the filling of each. */
export const createTemplates = async (fill: (db: Database) => Promise<void>): Promise<Templates> => {
  const empty = await createOnServer();
  await migratePostgres(empty.ownerUrl, RUNTIME_ROLE);
  const filled = await createOnServer(empty.name, filledName(empty.name));
  const owner = openPool(filled.ownerUrl, 'test template', STARTUP_LIMITS);
  await fill(databaseOn(owner)).finally(() => owner.end());
  const drop = async (): Promise<void> => {
    await filled.drop();
    await empty.drop();
  };
  return { name: empty.name, drop };
};

const openOnServer = async (
  template: string | undefined,
  databaseLimits: DatabaseLimits = DATABASE_LIMITS,
): Promise<TestDatabase> => {
  const { url, ownerUrl, drop } = await createOnServer(template);
  const migrationUrl = template === undefined ? ownerUrl : undefined;
  const opened = await openDatabase({ databaseUrl: url, migrationUrl, dataFolder: '', databaseLimits });
  const owner = openPool(ownerUrl, 'test owner', STARTUP_LIMITS);
  const close = async (): Promise<void> => {
    await Promise.all([opened.close(), owner.end()]);
    await drop();
  };
  return { ...opened, close, asOwner: (work) => databaseOn(owner).transaction(work), url };
};

/** A new, migrated, empty database; closing it throws it away. */
export const openTestDatabase = (kind: DatabaseKind, limits?: DatabaseLimits): Promise<TestDatabase> =>
  kind === 'embedded' || !SERVER ? openEmpty() : openOnServer(SERVER_TEMPLATE, limits);

/** With what `fill` fills the runner's template with: a copy of that where there is one. */
export const openFilledDatabase = async (
  kind: DatabaseKind,
  fill: (db: Database) => Promise<void>,
  limits?: DatabaseLimits,
): Promise<TestDatabase> => {
  if (kind === 'postgres' && SERVER && SERVER_TEMPLATE) return openOnServer(filledName(SERVER_TEMPLATE), limits);
  const database = await openTestDatabase(kind, limits);
  await fill(database.db);
  return database;
};
