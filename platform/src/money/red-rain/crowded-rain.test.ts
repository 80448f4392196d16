import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinRedRain } from '@shared-kernel/contracts/agent/red-rain';
import { dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { readCount } from '@shared-kernel/node/environment';
import pLimit from 'p-limit';
import { settleBet } from '../../../demo/src/control/settle-bet.ts';
import { bulkInsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/database.ts';
import { and, eq, isNotNull, like, sql } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { sessions } from '../../identity/sessions.tables.ts';
import { hashToken, newToken } from '../../identity/tokens.ts';
import { checkLedger } from '../../ledger/check.ts';
import { accounts, ledgerEntries, ledgerTransactions } from '../../ledger/ledger.tables.ts';
import { toMinor } from '../../ledger/money.ts';
import { fillWithoutHistory } from '../../testing/fill-catalogue.ts';
import { startServer } from '../../testing/server-process.ts';
import { DATABASE_KINDS, openTestDatabase } from '../../testing/test-database.ts';
import { redRainEnvelopes, redRainRules } from './red-rain.tables.ts';

/** `RAIN_PLAYERS=1000` for as many as a brand has. */
const PLAYERS = readCount(process.env, 'RAIN_PLAYERS', 100);
/** Too few for all of them. */
const ENVELOPES = Math.floor(PLAYERS * 0.9);
const POOL = BigInt(ENVELOPES) * 1000n;
const AT_ONCE = 40;

/** Members who may join, each with a token. */
const makePlayers = async (db: Database) => {
  const now = new Date();
  const names = Array.from({ length: PLAYERS }, (_, place) => `rain_${place}`);
  await bulkInsert(
    db,
    members,
    names.map((username) => ({ merchant: 'tala', username, type: 0, registeredAt: now })),
  );
  const made = await db.select({ id: members.id }).from(members).where(like(members.username, 'rain_%'));
  const players = made.map(({ id }) => ({ id, token: newToken() }));
  const expiresAt = new Date(now.getTime() + HOUR_MS);
  await bulkInsert(
    db,
    sessions,
    players.map(({ id, token }) => ({
      tokenHash: hashToken(token),
      memberId: id,
      startedAt: now,
      lastSeenAt: now,
      expiresAt,
    })),
  );
  const limit = pLimit(AT_ONCE);
  await Promise.all(players.map(({ id }) => limit(() => settleBet(db, { memberId: id, amount: 100_000n, at: now }))));
  return players;
};

const putRoundNow = async (db: Database): Promise<string> => {
  const midnight = startOfDay(dayOf(new Date())).getTime();
  const second = Math.floor((Date.now() - midnight) / 1000);
  const rules = { starts: [second], seconds: 600, pool: POOL, envelopes: ENVELOPES, minPrize: 100n, maxPrize: 8800n };
  await db.update(redRainRules).set(rules).where(eq(redRainRules.merchant, 'tala'));
  return new Date(midnight + second * 1000).toISOString();
};

test('a crowd joins one round while a process is killed: nobody is paid twice, and no more than the pool is paid', {
  skip: !DATABASE_KINDS.includes('postgres') && 'there is no Postgres',
}, async () => {
  const database = await openTestDatabase('postgres');
  const { db } = database;
  await fillWithoutHistory(db);
  const env = { DATABASE_URL: database.url ?? '' };
  const [killed, other] = [await startServer(env), await startServer(env)];
  try {
    const players = await makePlayers(db);
    const round = await putRoundNow(db);
    let answered = 0;
    let lost = 0;
    let killing: Promise<void> | undefined;

    /** As a page does: with one key, at the next process when this one does not answer, until there is an outcome. */
    const play = async ({ token }: { readonly token: string }) => {
      const key = newToken();
      for (let server = killed; ; ) {
        const client = server.client();
        client.token = token;
        const answer = await client.call(joinRedRain, { round }, { 'Idempotency-Key': key }).catch(() => undefined);
        if (answer === undefined) {
          lost += 1;
          server = other;
        } else if (answer.errorCode !== 'platform.busy') {
          answered += 1;
          if (answered === Math.floor(PLAYERS / 3)) killing = killed.kill();
          return answer.errorCode ?? answer.value.prize;
        }
      }
    };
    const limit = pLimit(AT_ONCE);
    const outcomes = await Promise.all(players.map((player) => limit(() => play(player))));
    await killing;
    assert.ok(lost > 0, 'answers were lost');

    const won = outcomes.map((outcome) => toMinor(outcome)).filter((prize) => prize !== undefined);
    assert.equal(won.length, ENVELOPES);
    assert.equal(outcomes.filter((outcome) => outcome === 'rain.empty').length, PLAYERS - ENVELOPES);
    assert.equal(
      won.reduce((sum, prize) => sum + prize, 0n),
      POOL,
    );
    const again = await Promise.all(players.map((player) => limit(() => play(player))));
    assert.deepEqual(again, outcomes, 'joined again, each has the same');

    const taken = await db.select().from(redRainEnvelopes).where(isNotNull(redRainEnvelopes.memberId));
    assert.equal(new Set(taken.map(({ memberId }) => memberId)).size, ENVELOPES);
    const [paid] = await db
      .select({ sum: sql<string>`sum(${ledgerEntries.amount})`, count: sql<string>`count(*)` })
      .from(ledgerEntries)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
      .innerJoin(accounts, eq(accounts.id, ledgerEntries.accountId))
      .where(and(like(ledgerTransactions.idempotencyKey, 'red-rain/%'), isNotNull(accounts.memberId)));
    assert.deepEqual([BigInt(paid?.sum ?? 0), Number(paid?.count)], [POOL, ENVELOPES]);
    assert.equal((await checkLedger(db)).isSound, true);
  } finally {
    await Promise.all([killed.stop(), other.stop()]);
    await database.close();
  }
});
