import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from '../database/database.ts';

/** Set by `run-tests.ts` when there is a real Postgres to test on. */
const SERVER = process.env.TEST_DATABASE_URL;

export type DatabaseKind = OpenDatabase['kind'];

/** The databases that every test runs on. */
export const DATABASE_KINDS: readonly DatabaseKind[] = SERVER ? ['embedded', 'postgres'] : ['embedded'];

export interface TestDatabase extends OpenDatabase {
  /** Address of a database on the real server; undefined for the embedded one. */
  readonly url: string | undefined;
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

/** A new, migrated, empty database; closing it throws it away. */
export const openTestDatabase = async (kind: DatabaseKind): Promise<TestDatabase> => {
  if (kind === 'embedded' || !SERVER) return { ...(await openDatabase('memory')), url: undefined };
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = Object.assign(new URL(SERVER), { pathname: `/${name}` }).toString();
  const opened = await openDatabase({ databaseUrl: url, dataFolder: '' });
  const close = async (): Promise<void> => {
    await opened.close();
    await onServer(`drop database ${name} with (force)`);
  };
  return { ...opened, close, url };
};
