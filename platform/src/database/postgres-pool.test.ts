import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import type pg from 'pg';
import { DATABASE_KINDS, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { BusyError, isBusy } from './busy.ts';
import { type Database, rowsOf } from './database.ts';
import { DATABASE_LIMITS, type PoolLimits } from './limits.ts';
import { sql } from './orm.ts';
import { databaseOn, openPool } from './postgres-pool.ts';

/** Nothing here ends by a limit that it does not name. */
const PATIENT: PoolLimits = {
  connections: 1,
  waiting: 10,
  connectMs: MINUTE_MS,
  statementMs: MINUTE_MS,
  lockMs: MINUTE_MS,
  idleInTransactionMs: MINUTE_MS,
};
const one = (db: Database) => rowsOf<{ one: number }>(db, sql`select 1 as one`);

describe('connections to a Postgres', { skip: !DATABASE_KINDS.includes('postgres') && 'there is no Postgres' }, () => {
  let database: TestDatabase;
  const pools: pg.Pool[] = [];
  const open = (limits: Partial<PoolLimits>) => {
    const pool = openPool(database.url ?? '', 'test', { ...PATIENT, ...limits });
    pools.push(pool);
    return { pool, db: databaseOn(pool) };
  };
  /** A transaction that holds the row until it is told to go on. */
  const hold = (db: Database, patience = sql`select 1`) => {
    const holding = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const held = db.transaction(async (tx) => {
      await tx.execute(sql`update counters set count = count + 1`);
      await tx.execute(patience);
      holding.resolve();
      await goOn.promise;
      await one(tx);
    });
    return { held, holding: holding.promise, goOn: goOn.resolve };
  };
  const count = (db: Database) => db.execute(sql`update counters set count = count + 1`);

  before(async () => {
    database = await openTestDatabase('postgres');
    await database.asOwner(async (tx) => {
      await tx.execute(sql`create table counters (count int)`);
      await tx.execute(sql`insert into counters values (0)`);
      await tx.execute(sql`grant select, update on counters to public`);
    });
  });
  after(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await database.close();
  });

  test('pages, rounds and jobs have connections of their own, each with its limits', async () => {
    const settings = async (db: Database) => {
      const [row] = await rowsOf<Record<string, string>>(
        db,
        sql`select current_setting('application_name') as name, string_agg(setting, ' ' order by name) as limits
            from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`,
      );
      return [row?.name, row?.limits];
    };
    const wanted = ({ idleInTransactionMs, lockMs, statementMs }: PoolLimits) =>
      [idleInTransactionMs, lockMs, statementMs].join(' ');
    const { pages, play, jobs } = DATABASE_LIMITS;
    assert.deepEqual(await settings(database.db), ['platform pages', wanted(pages)]);
    assert.deepEqual(await settings(database.playDb), ['platform play', wanted(play)]);
    assert.deepEqual(await settings(database.jobsDb), ['platform jobs', wanted(jobs)]);
  });

  test('when every connection for rounds is taken, pages are answered', async () => {
    const taken = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    let holders = 0;
    const rounds = Array.from({ length: DATABASE_LIMITS.play.connections }, () =>
      database.playDb.transaction(async (tx) => {
        await one(tx);
        holders += 1;
        if (holders === DATABASE_LIMITS.play.connections) taken.resolve();
        await finish.promise;
      }),
    );
    await taken.promise;
    assert.deepEqual(await one(database.db), [{ one: 1 }]);
    finish.resolve();
    await Promise.all(rounds);
  });

  test('a row that is not free in time, and a statement that takes too long, are given up', async () => {
    const { db } = open({});
    const { held, holding, goOn } = hold(db);
    await holding;
    await assert.rejects(count(open({ lockMs: 1 }).db), isBusy);
    await assert.rejects(open({ statementMs: 1 }).db.execute(sql`select pg_sleep(60)`), isBusy);
    goOn();
    await held;
  });

  test('who freezes inside a transaction loses it, and the next one gets the row', async () => {
    const { held, holding, goOn } = hold(open({}).db, sql`set local idle_in_transaction_session_timeout = 1`);
    await holding;
    await count(open({}).db);
    goOn();
    await assert.rejects(held, isBusy);
  });

  test('a full queue refuses at once; who stands in it is served', async () => {
    const { db } = open({ waiting: 1 });
    const { held, holding, goOn } = hold(db);
    await holding;
    const waiting = one(db);
    await assert.rejects(one(db), ({ cause }) => cause instanceof BusyError);
    await assert.rejects(
      db.transaction(async (tx) => one(tx)),
      isBusy,
    );
    goOn();
    await held;
    assert.deepEqual(await waiting, [{ one: 1 }]);
  });

  test('a connection that dies before a transaction begins comes back to the pool', async () => {
    const { pool, db } = open({});
    await one(db);
    pool.once('acquire', (client) => client.end());
    await assert.rejects(
      db.transaction((tx) => one(tx)),
      isBusy,
    );
    assert.deepEqual(await one(db), [{ one: 1 }]);
  });
});

test('a server that accepts and says nothing is given up', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const pool = openPool(`postgres://nobody@127.0.0.1:${port}/nothing`, 'test', { ...PATIENT, connectMs: 20 });
  await assert.rejects(one(databaseOn(pool)), isBusy);
  await pool.end();
  silent.close();
});
