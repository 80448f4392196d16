import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { bulkInsert } from '../../database/bulk-insert.ts';
import { DATABASE_LIMITS } from '../../database/limits.ts';
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { checkLedger } from '../../ledger/check.ts';
import { accounts } from '../../ledger/ledger.tables.ts';
import { openGame } from '../../testing/open-game.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { DATABASE_KINDS } from '../../testing/test-database.ts';
import { describePlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { waitingForLocks } from '../../testing/waiting-for-locks.ts';
import { bets } from '../bets/bets.tables.ts';
import { ROUNDS_OF_MEMBER } from '../limits/round-pace.ts';
import type { RoundResult } from './framework.ts';

const SLOT_NODE = '100001';
const STAKE = 100;

const open = async (browser: TestClient, isFreePlay = false): Promise<string> =>
  (await openGame(browser, SLOT_NODE, isFreePlay)).launch;

const spinner = (platform: () => TestPlatform) => async (launch: string, idempotencyKey: string) => {
  const response = await platform()
    .client()
    .fetch('/wps/play/api/round', {
      method: 'POST',
      body: JSON.stringify({ stake: STAKE, idempotencyKey }),
      headers: { Launch: launch },
    });
  const body = (await response.json()) as { errorCode?: string; value: RoundResult };
  return { status: response.status, retryAfter: response.headers.get('Retry-After'), ...body };
};

describePlatform('many rounds', 'catalogue', (platform) => {
  const spin = spinner(platform);

  test('first free plays opened at once all open, on one grant', async () => {
    const browser = await platform().signedIn();
    const launches = await Promise.all(Array.from({ length: 12 }, () => open(browser, true)));
    assert.equal(new Set(launches).size, 12);
    assert.equal((await spin(launches[0] ?? '', 'free-round-1')).status, 200);
  });

  test('faster than hands can play is refused until the minute is over; a key asked again is answered', async () => {
    const { id, username, password } = await platform().member({ balanceMinor: 10_000 });
    const browser = platform().client();
    await browser.logIn(username, password);
    const launch = await open(browser);
    const first = await spin(launch, 'first-round');
    const placedAt = new Date(Date.now() - 20_000);
    await bulkInsert(
      platform().db,
      bets,
      Array.from({ length: ROUNDS_OF_MEMBER.count - 1 }, (_, index) => ({
        betNo: `many-${id}-${index}`,
        memberId: Number(id),
        nodeId: SLOT_NODE,
        isFreePlay: false,
        stake: 100n,
        validBet: 100n,
        payout: 0n,
        status: 'settled' as const,
        placedAt,
        roundKey: `key-${index}`,
      })),
    );
    const refused = await spin(launch, 'second-round');
    assert.deepEqual([refused.status, refused.errorCode], [429, 'rate.limited']);
    const wait = Number(refused.retryAfter);
    assert.ok(wait > 0 && wait <= 40, String(wait));
    assert.equal((await spin(launch, 'first-round')).value.betNo, first.value.betNo);
  });
});

/** Rows are held here as long as a test needs them. */
const HELD_MS = 60_000;
const play = { ...DATABASE_LIMITS.play, statementMs: HELD_MS, lockMs: HELD_MS, idleInTransactionMs: HELD_MS };
const PATIENT = { ...DATABASE_LIMITS, play };

describePlatform(
  'rounds that wait',
  'catalogue',
  (platform) => {
    const spin = spinner(platform);
    const atWork = () => waitingForLocks(platform().db, 'platform play');
    const untilAtWork = async (count: number): Promise<void> => {
      while ((await atWork()) < count);
    };
    /** Holds these accounts; returns what lets them go. */
    const holdAccounts = async (which: SQL | undefined): Promise<() => Promise<void>> => {
      const held = Promise.withResolvers<void>();
      const letGo = Promise.withResolvers<void>();
      const holding = platform().database.jobsDb.transaction(async (tx) => {
        await tx.select().from(accounts).where(which).for('update');
        held.resolve();
        await letGo.promise;
      });
      await held.promise;
      return async () => {
        letGo.resolve();
        await holding;
      };
    };
    const hold = (memberIds: readonly number[]) =>
      holdAccounts(and(inArray(accounts.memberId, [...memberIds]), isNotNull(accounts.balance)));
    const player = async () => {
      const { id, username, password } = await platform().member({ balanceMinor: 10_000 });
      const browser = platform().client();
      await browser.logIn(username, password);
      return { id: Number(id), browser, launch: await open(browser) };
    };
    const trial = async () => {
      const browser = platform().client();
      browser.token = (await browser.value(startTrial, {})).token;
      return open(browser);
    };

    test('of many rounds of one member one is at work, some wait outside the pool, the rest are refused', async () => {
      const greedy = await player();
      const other = await player();
      const second = await open(greedy.browser);
      const letGo = await hold([greedy.id]);
      let refusals = 0;
      const allRefused = Promise.withResolvers<void>();
      const rounds = Array.from({ length: 60 }, async (_, index) => {
        const round = await spin(index % 2 ? greedy.launch : second, `greedy-${index}`);
        refusals += round.status === 429 ? 1 : 0;
        if (refusals === 18) allRefused.resolve();
        return round;
      });
      // Two launches: one at work and twenty waiting in each.
      await allRefused.promise;
      await untilAtWork(1);
      assert.equal(await atWork(), 1);
      assert.equal((await spin(other.launch, 'meanwhile')).status, 200);
      await letGo();
      const statuses = (await Promise.all(rounds)).map(({ status }) => status);
      const played = statuses.filter((status) => status === 200).length;
      assert.ok(statuses.every((status) => status === 200 || status === 429));
      const written = await platform().db.select().from(bets).where(eq(bets.memberId, greedy.id));
      assert.equal(written.length, played);
      assert.equal((await checkLedger(platform().db)).isSound, true);
    });

    test('no round waits for the house, whoever holds its rows', async () => {
      const one = await player();
      assert.equal((await spin(one.launch, 'opens-the-house')).status, 200);
      const letGo = await holdAccounts(isNull(accounts.memberId));
      const { status } = await spin(one.launch, 'house-is-held');
      await letGo();
      assert.equal(status, 200);
    });

    test('trial accounts together take a share of the connections; who plays for money has the others', async () => {
      const trials = await Promise.all(Array.from({ length: 6 }, trial));
      const rows = await platform()
        .db.select({ id: members.id })
        .from(members)
        .where(eq(members.merchant, 'tala-trial'));
      const paying = await player();
      const letGo = await hold(rows.map(({ id }) => id));
      const rounds = trials.map((launch, index) => spin(launch, `trial-round-${index}`));
      await untilAtWork(3);
      assert.equal((await spin(paying.launch, 'for-money')).status, 200);
      assert.equal(await atWork(), 3);
      await letGo();
      assert.deepEqual(
        (await Promise.all(rounds)).map(({ status }) => status),
        Array(6).fill(200),
      );
    });

    test('connections cut under rounds in flight: the process lives, asked again each round is played once', async () => {
      const players = await Promise.all(Array.from({ length: 12 }, player));
      const letGo = await hold(players.map(({ id }) => id));
      const ask = () => Promise.all(players.map(({ launch, id }) => spin(launch, `cut-round-${id}`)));
      const cut = ask();
      await untilAtWork(DATABASE_LIMITS.play.connections);
      await platform().database.jobsDb.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and application_name = 'platform play'`,
      );
      await letGo();
      const codes = new Set((await cut).map(({ errorCode }) => errorCode));
      assert.ok(codes.has('platform.busy'));
      codes.delete('platform.busy');
      assert.deepEqual([...codes].filter(Boolean), []);
      const again = await ask();
      assert.deepEqual(new Set(again.map(({ status }) => status)), new Set([200]));
      for (const [index, { id, browser }] of players.entries()) {
        const written = await platform().db.select().from(bets).where(eq(bets.memberId, id));
        assert.deepEqual(
          written.map(({ betNo }) => betNo),
          [again[index]?.value.betNo],
        );
        const balance = Number((await browser.value(getBalance, {})).sumBalance) * 100;
        assert.equal(Math.round(balance), again[index]?.value.balanceMinor);
      }
      assert.equal((await checkLedger(platform().db)).isSound, true);
    });
  },
  { limits: PATIENT, kinds: DATABASE_KINDS.filter((kind) => kind === 'postgres') },
);
