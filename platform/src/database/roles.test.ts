import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createOnServer, DATABASE_KINDS, openTestDatabase } from '../testing/test-database.ts';
import { rowsOf } from './database.ts';
import { STARTUP_LIMITS } from './limits.ts';
import { openDatabase } from './open-database.ts';
import { sql } from './orm.ts';
import { databaseOn, openPool } from './postgres-pool.ts';
import { StartError } from './start-error.ts';

const TOO_FEW_RIGHTS = '42501';
const startError = (message: RegExp) => (error: unknown) => error instanceof StartError && message.test(error.message);

for (const kind of DATABASE_KINDS) {
  test(`what serves may read and write rows: no tables, no triggers, nothing that is written in the ledger (${kind})`, async () => {
    const { db, close } = await openTestDatabase(kind);
    const tried = [
      sql`create table spoils (id int)`,
      sql`drop table bets`,
      sql`truncate sessions`,
      sql`alter table accounts disable trigger all`,
      sql`alter table accounts add column spoils int`,
      sql`drop function ledger_entries_move() cascade`,
      sql`update ledger_entries set amount = 0`,
      sql`delete from ledger_transactions`,
      sql`delete from members`,
      sql`truncate audit_events`,
      sql`update audit_events set event = 'login.ok'`,
      sql`select 1 from audit_events for update`,
      sql`delete from drizzle.__drizzle_migrations`,
    ];
    for (const statement of tried) {
      const refused = await db.execute(statement).then(
        () => undefined,
        (error: { cause?: { code?: string } }) => error.cause?.code,
      );
      assert.equal(refused, TOO_FEW_RIGHTS, JSON.stringify(statement));
    }
    await db.execute(sql`update rate_limits set count = 0`);
    await close();
  });
}

describe('a Postgres with a role for its tables and one that serves', {
  skip: !DATABASE_KINDS.includes('postgres') && 'there is no Postgres',
}, () => {
  test('the serving role opens what the owner has migrated, and says so where nobody has', async () => {
    const { url, ownerUrl, drop } = await createOnServer();
    await assert.rejects(
      openDatabase({ databaseUrl: url, dataFolder: '' }),
      startError(/lacks \d+ migrations.*pnpm platform migrate/),
    );
    const first = await openDatabase({ databaseUrl: url, migrationUrl: ownerUrl, dataFolder: '' });
    await first.close();
    const second = await openDatabase({ databaseUrl: url, dataFolder: '' });
    assert.deepEqual(await rowsOf(second.db, sql`select count(*)::int as count from bets`), [{ count: 0 }]);
    await second.close();
    await drop();
  });

  test('a database that is filled with something else is left alone', async () => {
    const { ownerUrl, drop } = await createOnServer();
    const pool = openPool(ownerUrl, 'test', STARTUP_LIMITS);
    const db = databaseOn(pool);
    await db.execute(sql`create table invoices (id int)`);
    const open = () => openDatabase({ databaseUrl: ownerUrl, dataFolder: '' });
    await assert.rejects(open(), startError(/holds the tables of something else: nothing was changed/));
    await db.execute(sql`drop table invoices`);
    await db.execute(sql`create schema drizzle`);
    await db.execute(sql`create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)`);
    await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('theirs', 1)`);
    await assert.rejects(open(), startError(/something else/));
    const tables = sql`select tablename from pg_tables where schemaname = 'public'`;
    assert.deepEqual(await rowsOf(db, tables), []);
    await db.execute(sql`create table ledger_entries (id int)`);
    await assert.rejects(open(), startError(/was made by an earlier version.*nothing was changed\. Delete it/));
    assert.deepEqual(await rowsOf(db, tables), [{ tablename: 'ledger_entries' }]);
    await pool.end();
    await drop();
  });
});

test('a database that cannot be opened is one sentence, without the password', async () => {
  const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataFolder: '' });
  const unreachable = open('postgres://tala:sekret@127.0.0.1:1/tala');
  await assert.rejects(
    unreachable,
    startError(/^The database tala at 127\.0\.0\.1:1 cannot be opened \(ECONNREFUSED\)/),
  );
  await assert.rejects(unreachable, startError(/^(?!.*sekret).*$/));
  await assert.rejects(open('nonsense'), startError(/is not understood/));
});
