import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { logout } from '@shared-kernel/contracts/account/session';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import fc from 'fast-check';
import { createApp } from '../../../app.ts';
import { JOBS } from '../../../areas.ts';
import type { Platform } from '../../../base/platform.ts';
import type { Database, OpenDatabase } from '../../../database/database.ts';
import { openDatabase } from '../../../database/open-database.ts';
import { and, desc, eq } from '../../../database/orm.ts';
import { sendSignal } from '../../../database/send-signal.ts';
import { sessions } from '../../../identity/sessions.tables.ts';
import { runJobsNow } from '../../../jobs/run-jobs.ts';
import { checkLedger } from '../../../ledger/check.ts';
import { writeSetting } from '../../../settings/settings.ts';
import { openGame } from '../../../testing/open-game.ts';
import { readEvents } from '../../../testing/read-events.ts';
import { createClient, type TestClient } from '../../../testing/test-client.ts';
import { TEST_CONFIG } from '../../../testing/test-config.ts';
import { describeOnBothDatabases, describePlatform } from '../../../testing/test-platform.ts';
import { watchLog } from '../../../testing/watch-log.ts';
import { bets } from '../../bets/bets.tables.ts';
import { games } from '../../catalogue/catalogue.tables.ts';
import { checkRound } from '../../fair-random/check-round.ts';
import { nodeHmac } from '../../seeds/node-hmac.ts';
import { hashOfSeed } from '../../seeds/server-seed.ts';
import type { LaidChips } from '../framework.ts';
import { sharedGameOf } from '../registry.ts';
import { hurryTable } from './hurry-table.ts';
import { lastRound, moveTable, TABLES_CHANNEL } from './move-table.ts';
import { settleDue } from './settle-rounds.ts';
import type { TableFairness } from './table-fairness.ts';
import type { OwnView, TableView } from './table-view.ts';
import { gameTables, tableBets, tableRounds, tableShoes } from './tables.tables.ts';

interface Views {
  readonly table: TableView;
  readonly own: OwnView;
}

interface Answer<Value> {
  readonly status: number;
  readonly errorCode?: string;
  readonly value: Value;
}

const TABLE = 'siyam-1';
const BANKER = { banker: 10_000 };
/** Whatever is dealt, one of these pays. */
const EVERY_SIDE = { player: 10_000, banker: 10_000, tie: 10_000 };
const BEAT_MS = 10_000;
/** Twice as much is no amount that the database keeps. */
const PAST_ALL = 9e18;
let keys = 0;
const STREAM = { Accept: 'text/event-stream' };
const newKey = (): string => {
  keys += 1;
  return `bet-key-${keys}`;
};

/** A member's place at the table of vendor SIYAM. */
const sitDown = async (browser: TestClient, nodeId: string) => {
  const { launch } = await openGame(browser, nodeId);
  const call = async <Value>(path: string, body?: object): Promise<Answer<Value>> => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await browser.fetch(`/wps/play/api/table${path}`, { ...init, headers: { Launch: launch } });
    return { status: response.status, ...((await response.json()) as Omit<Answer<Value>, 'status'>) };
  };
  const look = async (): Promise<Views> => (await call<Views>('')).value;
  const roundId = async (): Promise<number> => (await look()).table.round?.id ?? 0;
  const streamWith = (headers: object) =>
    browser.fetch('/wps/play/api/table/stream', { headers: { Launch: launch, ...headers } });
  return {
    browser,
    launch,
    call,
    streamWith,
    stream: async () => readEvents(await streamWith(STREAM)),
    look,
    roundId,
    bet: async (laid: LaidChips, more: { roundId?: number; idempotencyKey?: string } = {}) =>
      call<Views>('/bet', {
        roundId: more.roundId ?? (await roundId()),
        laid,
        idempotencyKey: more.idempotencyKey ?? newKey(),
      }),
    takeBack: async () => call<Views>('/take-back', { roundId: await roundId() }),
  };
};

const balanceOf = async (browser: TestClient): Promise<string> => (await browser.value(getBalance, {})).sumBalance;

const findNode = async (db: Database): Promise<string> => {
  const isAtTable = and(eq(games.vendor, 'SIYAM'), eq(games.category, 'LIVE'));
  const [game] = await db.select().from(games).where(isAtTable).limit(1);
  return game?.nodeId ?? '';
};

/** Ends what is shown, until bets are taken or the table rests. */
const hurryToBetting = async (served: Platform): Promise<void> => {
  let isShown = true;
  for (let turn = 0; isShown && turn < 3; turn++) {
    const round = await lastRound(served.db, TABLE);
    isShown = round !== undefined && round.dealtAt !== null;
    if (isShown) await hurryTable(served, TABLE);
  }
};

/** Keeps what a process hears of tables, from when it does hear. */
const hearTables = async (served: Platform): Promise<string[]> => {
  const heard: string[] = [];
  served.signals.listen(TABLES_CHANNEL, (message) => heard.push(message));
  while (heard.length === 0) await sendSignal(served.db, TABLES_CHANNEL, 'listening');
  return heard;
};

describeOnBothDatabases('a table', 'catalogue', (platform) => {
  const hurry = () => hurryTable(platform().api.platform, TABLE);
  const nodeOf = () => findNode(platform().db);
  const toBetting = () => hurryToBetting(platform().api.platform);
  const sit = async (balanceMinor = 1_000_000) => {
    await toBetting();
    return sitDown(await platform().signedIn({ balanceMinor }), await nodeOf());
  };
  /** To the next round, whatever the present one waits for. */
  const finish = async () => {
    const round = await lastRound(platform().db, TABLE);
    if (round?.dealtAt === null) await hurry();
    await toBetting();
  };

  test('two players lay, see what lies in all, and get the same hand; each is paid by it', async () => {
    const [one, other] = [await sit(), await sit()];
    const { table } = await one.look();
    assert.ok(table.round && table.round.closesAt > table.now && table.seedHash && table.nextHash);
    assert.equal((await one.bet(BANKER)).status, 200);
    const both = await other.bet({ player: 20_000, tie: 5000 });
    assert.deepEqual(both.value.table.totals, { banker: 10_000, player: 20_000, tie: 5000 });
    assert.equal(both.value.table.players, 2);
    assert.deepEqual([both.value.own.laid, both.value.own.balanceMinor], [{ player: 20_000, tie: 5000 }, 975_000]);
    assert.equal(both.value.table.round?.outcome, null);

    await hurry();
    const [seen, same] = [await one.look(), await other.look()];
    assert.ok(seen.table.round?.outcome);
    assert.deepEqual(seen.table.round.outcome, same.table.round?.outcome);
    assert.equal(seen.own.balanceMinor, 990_000, 'paid once the cards are shown');
    assert.equal(seen.table.road.length, table.road.length);
    await hurry();
    const game = sharedGameOf('baccarat')?.game.shared;
    const paid = game?.settle(seen.table.round.outcome, BANKER).payoutMinor ?? -1;
    const after = await one.look();
    assert.deepEqual(
      [after.own.balanceMinor, after.own.last?.stakeMinor, after.own.last?.payoutMinor, after.own.laid],
      [990_000 + paid, 10_000, paid, {}],
    );
    assert.equal(after.table.road.length, table.road.length + 1);
    assert.ok(after.table.round?.isSettled);
    const day = dayOf(new Date());
    const records = await one.browser.value(getBetRecords, {
      startDate: day,
      endDate: day,
      pageNo: 1,
      pageSize: 20,
      language: 'EN',
    });
    assert.deepEqual(
      records.list.map(({ stake, status }) => [stake, status]),
      [['100.00', 'settled']],
    );
    await finish();
  });

  test('a bet after the cut-off is refused and stakes nothing, by the clock of the platform alone', async () => {
    const late = await sit();
    const roundId = await late.roundId();
    const { db } = platform();
    await db.update(tableRounds).set({ closesAt: new Date() }).where(eq(tableRounds.id, roundId));
    assert.equal((await late.bet(BANKER, { roundId })).errorCode, 'round.closed');
    assert.equal((await late.call('/take-back', { roundId })).errorCode, 'round.closed');
    assert.equal((await late.bet(BANKER, { roundId: roundId + 1000 })).errorCode, 'round.closed');
    assert.equal(await balanceOf(late.browser), '10000.00');
    await finish();
  });

  test('a key stakes once, and stands for one bet', async () => {
    const player = await sit();
    const idempotencyKey = newKey();
    const asked = await Promise.all([1, 2, 3].map(() => player.bet(BANKER, { idempotencyKey })));
    assert.deepEqual(
      asked.map(({ status, errorCode }) => errorCode ?? status),
      [200, 200, 200],
    );
    assert.deepEqual((await player.look()).own.laid, BANKER);
    assert.equal((await player.bet({ tie: 5000 }, { idempotencyKey })).errorCode, 'request.duplicate');
    await player.takeBack();
  });

  test('all that lies there is taken back whole until the cut-off, and is void in the record', async () => {
    const player = await sit();
    await player.bet(BANKER);
    await player.bet({ player: 5000, banker: 5000 });
    assert.equal(await balanceOf(player.browser), '9800.00');
    for (const turn of [1, 2]) assert.equal((await player.takeBack()).status, 200, String(turn));
    assert.equal(await balanceOf(player.browser), '10000.00');
    await finish();
    assert.equal(await balanceOf(player.browser), '10000.00');
    const day = dayOf(new Date());
    const asked = { startDate: day, endDate: day, pageNo: 1, pageSize: 20, language: 'EN' } as const;
    const { list } = await player.browser.value(getBetRecords, asked);
    assert.deepEqual(
      list.map(({ stake, status }) => [stake, status]),
      [
        ['100.00', 'void'],
        ['100.00', 'void'],
      ],
    );
  });

  test('a take-back whose answer was lost is answered again after the cut-off', async () => {
    const player = await sit();
    const roundId = await player.roundId();
    await player.bet(BANKER);
    await player.takeBack();
    await platform().db.update(tableRounds).set({ closesAt: new Date() }).where(eq(tableRounds.id, roundId));
    assert.equal((await player.call('/take-back', { roundId })).status, 200);
    await finish();
  });

  test('bets laid and taken back over and over come to an end in a round', async () => {
    const player = await sit();
    const roundId = await player.roundId();
    const { db } = platform();
    await player.bet(BANKER);
    await player.takeBack();
    const [lain] = await db
      .select()
      .from(tableBets)
      .innerJoin(bets, eq(bets.betNo, tableBets.betNo))
      .where(eq(tableBets.roundId, roundId))
      .orderBy(desc(tableBets.id))
      .limit(1);
    assert.ok(lain);
    for (let bet = 2; bet <= 30; bet++) {
      const { id: _bet, ...copy } = { ...lain.bets, betNo: `${lain.bets.betNo}-${bet}`, roundKey: null };
      const { id: _place, ...place } = { ...lain.table_bets, betNo: copy.betNo };
      await db.insert(bets).values(copy);
      await db.insert(tableBets).values(place);
    }
    assert.equal((await player.bet(BANKER, { roundId })).errorCode, 'table.bets');
    assert.equal(await balanceOf(player.browser), '10000.00');
    await finish();
    assert.equal((await player.bet(BANKER)).status, 200);
    await finish();
  });

  test('looking at a table keeps no session from ending; a bet does', async () => {
    const player = await sit();
    const { db } = platform();
    const [own] = await db.select().from(sessions).orderBy(desc(sessions.startedAt)).limit(1);
    const lastSeenAt = new Date(Date.now() - 60_000);
    const seen = async () => {
      const [session] = await db
        .select()
        .from(sessions)
        .where(eq(sessions.tokenHash, own?.tokenHash ?? ''));
      return session?.lastSeenAt.getTime();
    };
    await db.update(sessions).set({ lastSeenAt });
    await player.look();
    await player.call('/fair');
    assert.equal(await seen(), lastSeenAt.getTime());
    await player.bet(BANKER);
    assert.notEqual(await seen(), lastSeenAt.getTime());
    await finish();
  });

  test('the table’s limit, the balance and what is no bet are refused in their own words', async () => {
    const [rich, poor] = [await sit(100_000_000), await sit(5000)];
    assert.equal((await rich.bet({ player: 1_500_000 })).status, 200);
    assert.equal((await rich.bet({ banker: 600_000 })).errorCode, 'table.limit');
    assert.equal((await poor.bet(BANKER)).errorCode, 'wallet.insufficient');
    for (const laid of [{}, { dragon: 1000 }, { player: 150 }, { player: -1000 }, { player: 1100.5 }, 'all'])
      assert.equal((await poor.bet(laid as LaidChips)).errorCode, 'request.invalid', JSON.stringify(laid));
    const round = await poor.browser.fetch('/wps/play/api/round', {
      method: 'POST',
      body: JSON.stringify({ stake: 1000, idempotencyKey: newKey(), choice: { player: 1000 } }),
      headers: { Launch: poor.launch },
    });
    assert.equal(round.status, 400, 'no round of one’s own is played of a shared game');
    await rich.takeBack();
  });

  test('whoever settles again, or beside another, pays nothing twice', async () => {
    const player = await sit();
    await player.bet(EVERY_SIDE);
    await hurry();
    await platform().db.update(tableRounds).set({ resultAt: new Date() });
    const { platform: served } = platform().api;
    await Promise.all([settleDue(served, TABLE), settleDue(served, TABLE), runJobsNow(served, JOBS)]);
    await settleDue(served, TABLE);
    const { own, table } = await player.look();
    const paid = sharedGameOf('baccarat')?.game.shared?.settle(table.round?.outcome, EVERY_SIDE).payoutMinor ?? 0;
    assert.ok(paid > 0);
    assert.deepEqual([own.last?.payoutMinor, own.balanceMinor], [paid, 970_000 + paid]);
    assert.equal((await checkLedger(platform().db)).isSound, true);
    await finish();
  });

  test('random bets of several players leave the ledger sound, and pay by the rules', async () => {
    const players = await Promise.all([sit(), sit()]);
    const spots = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'];
    const laid = fc.dictionary(
      fc.constantFrom(...spots),
      fc.integer({ min: 1, max: 30 }).map((tens) => tens * 1000),
      {
        minKeys: 1,
      },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: 1 }), laid, fc.boolean()), { minLength: 1, maxLength: 5 }),
        async (all) => {
          const before = await Promise.all(players.map(async ({ look }) => (await look()).own.balanceMinor));
          for (const [who, chips, isTakenBack] of all) {
            assert.equal((await players[who]?.bet({ ...chips }))?.status, 200);
            if (isTakenBack) await players[who]?.takeBack();
          }
          const staked = await Promise.all(players.map(async ({ look }) => (await look()).own.laid));
          await hurry();
          await hurry();
          const game = sharedGameOf('baccarat')?.game.shared;
          for (const [who, player] of players.entries()) {
            const { own, table } = await player.look();
            const lying = staked[who] ?? {};
            const stake = Object.values(lying).reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
            const paid = game?.settle(table.round?.outcome, lying).payoutMinor ?? 0;
            assert.equal(own.balanceMinor, (before[who] ?? 0) - stake + paid);
          }
          await finish();
        },
      ),
      { numRuns: 5 },
    );
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('nobody looks: the round is ended and no other begins; somebody looks: one does', async () => {
    const player = await sit();
    await player.bet(BANKER);
    const { platform: served, app } = platform().api;
    assert.ok(app);
    const { db } = platform();
    await db.update(gameTables).set({ watchedAt: new Date(Date.now() - 60_000) });
    const roundId = (await lastRound(db, TABLE))?.id;
    await hurry();
    await hurry();
    await hurry();
    await moveTable(served, TABLE);
    const rounds = await db.select().from(tableRounds).where(eq(tableRounds.tableCode, TABLE));
    assert.equal(Math.max(...rounds.map(({ id }) => id)), roundId);
    assert.ok(rounds.every(({ settledAt }) => settledAt !== null));
    assert.ok((await player.roundId()) > (roundId ?? 0));
  });

  test('a shoe that ended is revealed; its rounds hold, with the seeds of who bet in the shoe before', async () => {
    const player = await sit();
    const endShoe = async () => {
      await platform()
        .db.update(gameTables)
        .set({ watchedAt: new Date(Date.now() - 3_600_000) });
      await finish();
    };
    const fair = async () => (await player.call<TableFairness>('/fair')).value;
    const promised = (await fair()).nextHash;
    await player.bet(BANKER);
    await endShoe();
    await player.bet({ player: 1000, tie: 2000 });
    const during = await fair();
    assert.equal(during.shoe?.seedHash, promised);
    assert.ok((during.shoe?.seedMarks.length ?? 0) > 0);
    assert.ok(during.bets.every(({ shoe, proof }) => (shoe === during.shoe?.number) === (proof === undefined)));
    await endShoe();
    const { bets: mine } = await fair();
    const game = sharedGameOf('baccarat')?.game;
    assert.equal(mine.length, 2);
    for (const { proof } of mine) {
      assert.ok(proof && game);
      const check = checkRound(proof, game, { hmac: nodeHmac, sha256: hashOfSeed });
      const { isSeedPromised, isSeedMixed, isOutcomeSame, isPayoutSame } = check;
      assert.deepEqual([isSeedPromised, isSeedMixed, isOutcomeSame, isPayoutSame], [true, true, true, true]);
      const forged = { ...proof, seedMarks: ['0000000000000000'] };
      assert.equal(checkRound(forged, game, { hmac: nodeHmac, sha256: hashOfSeed }).isSeedMixed, false);
    }
  });

  test('a bet that cannot be settled is logged and keeps nobody else waiting; it is settled once it can be', async (context) => {
    const { lines } = watchLog(context);
    const [broken, other] = [await sit(), await sit()];
    const [roundId, served] = [await broken.roundId(), platform().api.platform];
    await broken.bet(EVERY_SIDE);
    await other.bet(EVERY_SIDE);
    const isBroken = eq(tableBets.laid, EVERY_SIDE);
    const [first] = await platform()
      .db.select()
      .from(tableBets)
      .where(and(eq(tableBets.roundId, roundId), isBroken))
      .orderBy(tableBets.id)
      .limit(1);
    assert.ok(first);
    const lay = (laid: LaidChips) => platform().db.update(tableBets).set({ laid }).where(eq(tableBets.id, first.id));
    await lay({ player: PAST_ALL, banker: PAST_ALL, tie: PAST_ALL });
    await hurry();
    await platform().db.update(tableRounds).set({ resultAt: new Date() }).where(eq(tableRounds.id, roundId));
    const { db } = platform();
    context.after(() => writeSetting(db, 'clock', { offsetMs: 0 }));
    await settleDue(served, TABLE);
    await writeSetting(db, 'clock', { offsetMs: 60_000 });
    await settleDue(served, TABLE);
    assert.deepEqual(
      lines('table.bets-unsettled').map(({ memberId, table, round }) => [memberId, table, round]),
      [[first.memberId, TABLE, roundId]],
    );
    const views = async () => [(await broken.look()).own, (await other.look()).own].map(({ last }) => last?.roundId);
    assert.deepEqual(await views(), [undefined, roundId]);
    await lay(EVERY_SIDE);
    await writeSetting(db, 'clock', { offsetMs: 180_000 });
    await settleDue(served, TABLE);
    assert.deepEqual(await views(), [roundId, roundId]);
    await finish();
  });

  test('a shoe whose seed no key opens is void: bets come back, and another shoe is begun', async (context) => {
    const { lines } = watchLog(context);
    const player = await sit();
    await player.bet(BANKER);
    await platform().db.update(tableShoes).set({ sealedSeed: {} });
    await hurry();
    await settleDue(platform().api.platform, TABLE);
    const { table, own } = await player.look();
    assert.deepEqual([table.round?.isVoid, own.balanceMinor], [true, 1_000_000]);
    assert.deepEqual(
      lines('table.shoe-lost').map((line) => [line.table, line.shoe]),
      [[TABLE, table.round?.shoe]],
    );
    await platform().db.delete(tableShoes);
    await finish();
    assert.equal((await player.bet(BANKER)).status, 200);
    await finish();
  });

  test('a stream tells of bets and hands, and ends with the session', async (context) => {
    const player = await sit();
    for (const headers of [{}, { Accept: '*/*' }, { Accept: 'text/event-stream, */*' }]) {
      const { status } = await player.streamWith(headers);
      assert.equal(status, 400, 'it would take the room of a call at the document server');
    }
    context.mock.timers.enable({ apis: ['setInterval'] });
    const response = await player.streamWith(STREAM);
    assert.equal(response.status, 200);
    assert.match(response.headers.get('Content-Type') ?? '', /^text\/event-stream/);
    assert.equal(response.headers.get('X-Accel-Buffering'), 'no');
    const stream = readEvents(response);
    const untilTable = (is: (view: TableView) => boolean) =>
      stream.until(({ event, data }) => event === 'state' && is(JSON.parse(data)));
    await untilTable(({ totals }) => Object.keys(totals).length === 0);
    await player.bet(BANKER);
    await untilTable(({ totals }) => totals.banker === 10_000);
    await hurry();
    await untilTable(({ round }) => round?.outcome !== null);
    context.mock.timers.tick(BEAT_MS);
    await stream.until(({ event }) => event === 'beat');
    await player.browser.value(logout, {});
    context.mock.timers.tick(BEAT_MS);
    const rest = await stream.toEnd();
    assert.deepEqual(rest.at(-1), { event: 'end', data: '{"code":"session.expired"}' });
    assert.equal((await player.call('')).errorCode, 'session.expired');
    assert.equal((await player.streamWith(STREAM)).status, 401);
    await finish();
  });

  test('a player’s other window hears that bets have changed; the one that changed them has its answer', async () => {
    const player = await sit();
    const other = await sitDown(player.browser, await nodeOf());
    const [own, others] = [await player.stream(), await other.stream()];
    const isOwn = ({ event }: { event: string }) => event === 'own';
    await hearTables(platform().api.platform);
    await player.bet(BANKER);
    await others.until(isOwn);
    const told = await own.until(({ event, data }) => event === 'state' && JSON.parse(data).totals.banker === 10_000);
    assert.equal(told.some(isOwn), false);
    await other.takeBack();
    await own.until(isOwn);
    for (const stream of [own, others]) await stream.cancel();
    await finish();
  });
});

describePlatform('a table of two processes', 'catalogue', (platform) => {
  let database: OpenDatabase | undefined;
  let second: ReturnType<typeof createApp>;
  before(async () => {
    const { url } = platform().database;
    database = url === undefined ? undefined : await openDatabase({ databaseUrl: url, dataFolder: '' });
    second = createApp(database ?? platform().database, TEST_CONFIG);
    await writeSetting(platform().db, 'clock', { offsetMs: 0 });
  });
  after(() => database?.close());

  test('players of both see one round; what one process closes and loses, the other settles, once', async () => {
    const nodeId = await findNode(platform().db);
    const elsewhere = async () => {
      const { username, password } = await platform().member({ balanceMinor: 1_000_000 });
      const browser = createClient(second.app, 'tala');
      await browser.logIn(username, password);
      return browser;
    };
    const one = await sitDown(await platform().signedIn({ balanceMinor: 1_000_000 }), nodeId);
    const other = await sitDown(await elsewhere(), nodeId);
    assert.equal(await one.roundId(), await other.roundId());
    await one.bet(BANKER);
    assert.deepEqual((await other.bet({ player: 20_000 })).value.table.totals, { banker: 10_000, player: 20_000 });

    // The first process deals, and is gone before it settles.
    await platform().db.update(tableRounds).set({ closesAt: new Date() });
    await Promise.all([moveTable(platform().api.platform, TABLE), moveTable(second.platform, TABLE)]);
    await platform().db.update(tableRounds).set({ resultAt: new Date() });
    await settleDue(second.platform);
    await settleDue(platform().api.platform);
    const [mine, theirs] = [await one.look(), await other.look()];
    assert.deepEqual(mine.table.round?.outcome, theirs.table.round?.outcome);
    assert.equal(mine.own.balanceMinor, 990_000 + (mine.own.last?.payoutMinor ?? -1));
    assert.equal(theirs.own.balanceMinor, 980_000 + (theirs.own.last?.payoutMinor ?? -1));
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('what one process changes the streams of the other hear of', async () => {
    const nodeId = await findNode(platform().db);
    await hurryToBetting(platform().api.platform);
    const browser = await platform().signedIn({ balanceMinor: 1_000_000 });
    const same = createClient(second.app, 'tala');
    same.token = browser.token;
    const [here, elsewhere] = [await sitDown(browser, nodeId), await sitDown(same, nodeId)];
    const roundId = await elsewhere.roundId();
    const stream = await elsewhere.stream();
    const untilTable = (is: (view: TableView) => boolean) =>
      stream.until(({ event, data }) => event === 'state' && is(JSON.parse(data)));
    const heard = await hearTables(second.platform);

    await here.bet(BANKER, { roundId });
    await stream.until(({ event }) => event === 'own');
    assert.ok(heard.some((message) => message.startsWith(`${TABLE} `)));
    await untilTable(({ totals }) => totals.banker === 10_000);

    heard.length = 0;
    await hurryTable(platform().api.platform, TABLE);
    await untilTable(({ round }) => round?.id === roundId && round.outcome !== null);
    assert.ok(heard.includes(TABLE));
    await stream.cancel();
  });
});
