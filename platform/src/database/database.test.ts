import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { seededDays } from '../base/seed.tables.ts';
import { DATABASE_KINDS, openTestDatabase } from '../testing/test-database.ts';
import { rowsOf } from './database.ts';
import { sql } from './orm.ts';

test('a connection lost between two queries of a transaction ends the transaction, not the process', {
  skip: !DATABASE_KINDS.includes('postgres') && 'there is no Postgres',
}, async () => {
  const { db, close } = await openTestDatabase('postgres');
  const broken = db.transaction(async (tx) => {
    const [own] = await rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${own?.pid})`);
    // Until the server has said goodbye: the next query would hear of it by itself.
    const isThere = async () =>
      (await rowsOf(db, sql`select 1 from pg_stat_activity where pid = ${own?.pid}`)).length > 0;
    while (await isThere());
    await tx.execute(sql`select 1`);
  });
  await assert.rejects(broken);
  assert.deepEqual(await rowsOf(db, sql`select 1 as one`), [{ one: 1 }]);
  await close();
});

test('what fills the embedded database at its start is known to its planner', async (context) => {
  const database = await openTestDatabase('embedded');
  context.after(() => database.close());
  await database.exclusively((db) => db.insert(seededDays).values({ day: '2026-03-01', seededAt: new Date() }));
  const known = sql`select 1 as one from pg_stats where tablename = 'seeded_days' and attname = 'day'`;
  assert.deepEqual(await rowsOf(database.db, known), [{ one: 1 }]);
});

test('a job of many statements on the embedded database lets the event loop go on between them', async (context) => {
  const { db, close } = await openTestDatabase('embedded');
  context.after(close);
  let done = 0;
  const job = (async () => {
    for (; done < 50; done += 1) await db.execute(sql`select 1`);
  })();
  await nextTurn();
  await nextTurn();
  assert.ok(done < 50, 'a request that comes meanwhile is read');
  await job;
});
