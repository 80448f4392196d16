import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOf } from './database/database.ts';
import { and, eq, sql } from './database/orm.ts';
import { checkLedger } from './ledger/check.ts';
import { accounts } from './ledger/ledger.tables.ts';
import { bets } from './play/bets/bets.tables.ts';
import type { RoundResult } from './play/games/framework.ts';
import { fillWithoutHistory } from './testing/fill-catalogue.ts';
import { openGame } from './testing/open-game.ts';
import { startServer } from './testing/server-process.ts';
import type { TestClient } from './testing/test-client.ts';
import { DATABASE_KINDS, openTestDatabase } from './testing/test-database.ts';

const PLAYING = sql`from pg_stat_activity where datname = current_database() and application_name = 'platform play'`;

const makePlayer = async (browser: TestClient) => {
  const response = await browser.fetch('/control/member', {
    method: 'POST',
    body: JSON.stringify({ balanceMinor: 10_000 }),
  });
  const { value } = (await response.json()) as { value: { id: string; username: string; password: string } };
  await browser.logIn(value.username, value.password);
  return { id: Number(value.id), launch: (await openGame(browser, '100001')).launch };
};

const spinAt = async (browser: TestClient, launch: string, idempotencyKey: string) => {
  const body = JSON.stringify({ stake: 100, idempotencyKey });
  const headers = { Launch: launch };
  const response = await browser.fetch('/wps/play/api/round', { method: 'POST', headers, body });
  const { value, errorCode } = (await response.json()) as { value: RoundResult; errorCode?: string };
  return { value, errorCode };
};

test('a process that freezes inside a round holds up nobody at another, and its own player not for long', {
  skip: !DATABASE_KINDS.includes('postgres') && 'there is no Postgres',
}, async () => {
  const database = await openTestDatabase('postgres');
  const { db } = database;
  await fillWithoutHistory(db);
  const env = { DATABASE_URL: database.url ?? '' };
  const [frozen, awake] = [await startServer(env), await startServer(env)];
  try {
    const here = frozen.client();
    const there = awake.client();
    const player = await makePlayer(here);
    const other = await makePlayer(there);
    const waiting = async (): Promise<number> =>
      (await rowsOf(db, sql`select 1 ${PLAYING} and wait_event_type = 'Lock'`)).length;

    // The round waits for its account; frozen meanwhile, the process holds the account as soon as it is free.
    const held = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    const holding = database.jobsDb.transaction(async (tx) => {
      const wallet = and(eq(accounts.memberId, player.id), eq(accounts.kind, 'wallet'));
      await tx.select().from(accounts).where(wallet).for('update');
      held.resolve();
      await letGo.promise;
    });
    await held.promise;
    const lost = spinAt(here, player.launch, 'frozen-round');
    while ((await waiting()) === 0);
    frozen.freeze(true);
    letGo.resolve();
    await holding;

    assert.equal((await spinAt(there, other.launch, 'beside-it')).errorCode, undefined);
    const codes: (string | undefined)[] = [];
    do codes.push((await spinAt(there, player.launch, 'frozen-round')).errorCode);
    while (codes.at(-1) !== undefined);
    assert.deepEqual(
      [...new Set(codes)].filter((code) => code !== undefined && code !== 'platform.busy'),
      [],
    );

    frozen.freeze(false);
    assert.equal((await lost).errorCode, 'platform.busy');
    const again = await spinAt(here, player.launch, 'frozen-round');
    const written = await db.select().from(bets).where(eq(bets.memberId, player.id));
    assert.deepEqual(
      written.map(({ betNo }) => betNo),
      [again.value.betNo],
    );
    assert.equal((await checkLedger(db)).isSound, true);
  } finally {
    frozen.freeze(false);
    await Promise.all([frozen.stop(), awake.stop()]);
    await database.close();
  }
});
