import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { logout } from '@shared-kernel/contracts/account/session';
import { getGameOrigins } from '@shared-kernel/contracts/browse/game-origins';
import { launchGame } from '@shared-kernel/contracts/browse/play';
import { getWinnerBoard } from '@shared-kernel/contracts/browse/winners';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import { takeTimeOut } from '@shared-kernel/contracts/member/exclusions';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { setLossLimit } from '@shared-kernel/contracts/member/play-limits';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { MINUTE_MS } from '@shared-kernel/node/durations';
import { bulkInsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/orm.ts';
import { checkLedger } from '../../ledger/check.ts';
import { writeSetting } from '../../settings/settings.ts';
import { launchAsk, openGame, takeTicketOf, ticketOf } from '../../testing/open-game.ts';
import { type OpenVendors, openVendors, VENDORS } from '../../testing/open-vendor.ts';
import { createClient, type TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { watchLog } from '../../testing/watch-log.ts';
import { bets } from '../bets/bets.tables.ts';
import { ROUNDS_OF_MEMBER } from '../limits/round-pace.ts';
import { bet } from './bet-and-win.ts';
import { OPEN_FOR_MS, openVendorRoundsJob } from './open-rounds.jobs.ts';
import { vendorRounds } from './vendor-wallet.tables.ts';

/** A database whose first transaction fails. */
const failingOnce = (db: Database): Database => {
  let failures = 1;
  const transaction: Database['transaction'] = (...asked) => {
    failures -= 1;
    return failures < 0 ? db.transaction(...asked) : Promise.reject(new Error('The first one fails.'));
  };
  return Object.assign(Object.create(db), { transaction });
};

describeOnBothDatabases('the wallet of a vendor', 'catalogue', (platform) => {
  let vendors: OpenVendors;
  before(() => {
    vendors = openVendors(platform());
  });
  const today = () => ({ startDate: dayOf(new Date()), endDate: dayOf(new Date()) });
  const records = async (browser: TestClient) =>
    (await browser.value(getBetRecords, { ...today(), pageNo: 1, pageSize: 20, language: 'EN' })).list;
  const runJob = (afterMs: number, db = platform().db) =>
    openVendorRoundsJob.run(
      { ...vendors.api.platform, db },
      new Date(Date.now() + afterMs),
      new AbortController().signal,
    );

  test('a launch leads to the vendor with a ticket that opens once, and not in a frame of ours', async () => {
    const { browser, opened } = await vendors.player(5_000);
    assert.deepEqual([opened.balanceMinor, opened.currency, opened.brand], ['5000', 'PHP', 'tala']);
    assert.deepEqual([opened.language, opened.isFreePlay], ['EN', false]);
    assert.deepEqual(opened.game.code, 'dragon-ember');
    const { url } = await browser.value(launchGame, { ...launchAsk(VENDORS.SIYAM.node), language: 'TY' });
    const { origin, pathname, searchParams } = new URL(url);
    assert.deepEqual(
      [origin, pathname, searchParams.get('lang')],
      ['https://siyam.example', '/play/dragon-ember', 'TY'],
    );
    const ticket = ticketOf(url);
    const other = await vendors.call('authenticate', { ticket }, { vendor: 'OBRA' });
    assert.equal(other.errorCode, 'session.expired');
    const again = await vendors.call('authenticate', { ticket });
    assert.deepEqual([again.status, again.value.language], [200, 'TY'], 'another vendor has not used it up');
    assert.equal(again.value.player, opened.player, 'the same player in every launch');
    assert.equal((await vendors.call('authenticate', { ticket })).errorCode, 'session.expired');
    const own = await takeTicketOf(browser, await vendors.launch(browser));
    assert.equal(((await own.json()) as { errorCode: string }).errorCode, 'game.unavailable');
  });

  test('documents are told where the games of vendors are', async () => {
    const told = await createClient(vendors.api.app, 'tala').value(getGameOrigins, {});
    assert.deepEqual(told.origins, ['https://siyam.example', 'https://obra.example']);
    assert.deepEqual((await platform().client().value(getGameOrigins, {})).origins, []);
  });

  test('a ticket that is refused while the site is closed opens it afterwards', async () => {
    const { browser } = await vendors.player();
    const ticket = await vendors.launch(browser);
    await writeSetting(platform().db, 'status:tala', { maintenance: true });
    try {
      assert.equal((await vendors.call('authenticate', { ticket })).errorCode, 'platform.maintenance');
    } finally {
      await writeSetting(platform().db, 'status:tala', { maintenance: false });
    }
    assert.equal((await vendors.call('authenticate', { ticket })).status, 200);
  });

  test('two vendors know one member by different names', async () => {
    const { browser, opened } = await vendors.player();
    const ticket = await vendors.launch(browser, { vendor: 'OBRA' });
    const { value } = await vendors.call('authenticate', { ticket }, { vendor: 'OBRA' });
    assert.notEqual(value.player, opened.player);
    const foreign = await vendors.call('balance', { session: value.session });
    assert.equal(foreign.errorCode, 'session.expired', 'a session is good at its vendor alone');
  });

  test('bet, win and the end of a round are one bet in the record, on the winner board and in the balance', async () => {
    const { browser, bet, win, close, balance } = await vendors.player(10_000);
    const { value } = await bet('a1', 'ar', 1_000);
    assert.equal(value.balanceMinor, '9000');
    const [open] = await records(browser);
    assert.deepEqual([open?.status, open?.betNo, open?.gameName], ['open', value.betNo, 'Dragon Ember']);
    assert.deepEqual((await win('a2', 'ar', 250_000)).value, { betNo: value.betNo, balanceMinor: '259000' });
    assert.equal((await close('ar')).value.balanceMinor, '259000');
    const [done, ...more] = await records(browser);
    assert.deepEqual(
      [done?.status, done?.stake, done?.validBet, done?.payout],
      ['settled', '10.00', '10.00', '2500.00'],
    );
    assert.equal(more.length, 0);
    assert.equal((await browser.value(getBalance, {})).sumBalance, '2590.00');
    assert.equal(await balance(), '259000');
    const board = await browser.value(getWinnerBoard, { gameCategory: 'RNG', language: 'EN', limitNum: 50 });
    assert.ok(JSON.stringify(board).includes('Dragon Ember'));
  });

  test('the same id is answered as before and moves nothing; with other content it is refused', async () => {
    const { bet, win, balance } = await vendors.player(10_000);
    const first = await bet('b1', 'br', 1_000);
    assert.deepEqual(await bet('b1', 'br', 1_000), first);
    for (const other of [bet('b1', 'br', 1_001), bet('b1', 'br2', 1_000), win('b1', 'br', 1_000)])
      assert.equal((await other).errorCode, 'request.duplicate');
    const won = await win('b2', 'br', 400);
    assert.deepEqual(await win('b2', 'br', 400), won);
    assert.equal((await win('b2', 'br', 500)).errorCode, 'request.duplicate');
    assert.equal((await win('b3', 'br', 400)).errorCode, 'round.closed', 'a round has one win');
    assert.equal((await bet('b4', 'br', 100)).errorCode, 'round.closed');
    assert.equal(await balance(), '9400');
  });

  test('a cancelled bet is given back once; one that comes after its cancel is refused', async () => {
    const { browser, bet, win, cancel, balance } = await vendors.player(10_000);
    const { value } = await bet('c1', 'cr', 3_000);
    assert.deepEqual((await cancel('c1', 'cr')).value, { betNo: value.betNo, balanceMinor: '10000' });
    assert.deepEqual((await cancel('c1', 'cr')).value, { betNo: value.betNo, balanceMinor: '10000' });
    assert.equal((await bet('c1', 'cr', 3_000)).errorCode, 'bet.cancelled');
    assert.equal((await win('c2', 'cr', 1_000)).errorCode, 'round.cancelled');
    assert.deepEqual((await cancel('c3', 'cr3')).value, { betNo: null, balanceMinor: '10000' });
    assert.deepEqual((await cancel('c3', 'cr3')).value, { betNo: null, balanceMinor: '10000' });
    assert.equal((await bet('c3', 'cr3', 3_000)).errorCode, 'bet.cancelled');
    assert.equal(await balance(), '10000');
    assert.deepEqual(
      (await records(browser)).map(({ status, payout }) => [status, payout]),
      [['void', '0.00']],
    );
    await bet('c5', 'cr5', 100);
    await win('c6', 'cr5', 50);
    assert.equal((await cancel('c5', 'cr5')).errorCode, 'round.closed', 'what is settled is not cancelled');
  });

  test('a round of several bets pays each by its stake, and a lost one is over when the vendor says so', async () => {
    const { browser, bet, win, cancel, close, balance } = await vendors.player(10_000);
    await bet('d1', 'dr', 1_000);
    await bet('d2', 'dr', 2_000);
    await bet('d3', 'dr', 500);
    await cancel('d3', 'dr');
    await win('d4', 'dr', 1_000);
    assert.equal(await balance(), '8000');
    const settled = (await records(browser)).filter(({ status }) => status === 'settled');
    assert.deepEqual(settled.map(({ payout }) => payout).toSorted(), ['3.34', '6.66']);
    await bet('d5', 'dr5', 400);
    assert.equal((await close('dr5')).value.balanceMinor, '7600');
    assert.equal((await close('dr5')).status, 200);
    assert.equal((await win('d6', 'dr5', 100)).errorCode, 'round.closed');
    assert.equal((await win('d7', 'nowhere', 100)).errorCode, 'round.unknown');
    assert.equal((await close('nowhere')).errorCode, 'round.unknown');
  });

  test('a win is paid, and a bet cancelled, after the session has ended; no bet is taken', async () => {
    const { browser, bet, win, cancel, balance } = await vendors.player(10_000);
    const first = await bet('e1', 'er', 1_000);
    await bet('e2', 'er2', 1_000);
    await browser.value(logout, {});
    assert.equal((await bet('e3', 'er3', 1_000)).errorCode, 'session.expired');
    assert.deepEqual(await bet('e1', 'er', 1_000), first, 'what was taken is answered as before');
    assert.equal((await win('e4', 'er', 5_000)).value.balanceMinor, '13000');
    assert.equal((await cancel('e2', 'er2')).value.balanceMinor, '14000');
    assert.equal(await balance(), undefined);
  });

  test('what is too much, beyond a limit, in a break or in maintenance is refused whole', async () => {
    const { browser, bet, win, balance } = await vendors.player(10_000);
    assert.deepEqual((await bet('f1', 'fr', 10_001)).errorCode, 'wallet.insufficient');
    await browser.value(setLossLimit, { period: 'day', limit: '50.00' });
    assert.equal((await bet('f2', 'fr', 3_000)).status, 200);
    const refused = await bet('f3', 'fr3', 2_001);
    assert.equal(refused.errorCode, 'limit.loss', 'an open stake counts at once');
    assert.partialDeepStrictEqual(refused.value, { limit: '50.00' });
    await writeSetting(platform().db, 'status:tala', { maintenance: true });
    try {
      const closed = await bet('f4', 'fr4', 100);
      assert.deepEqual([closed.status, closed.errorCode], [503, 'platform.maintenance']);
      assert.equal((await win('f5', 'fr', 3_000)).status, 200, 'a win is paid all the same');
    } finally {
      await writeSetting(platform().db, 'status:tala', { maintenance: false });
    }
    assert.equal((await bet('f6', 'fr6', 5_000)).status, 200, 'what came back is no loss');
    await win('f7', 'fr6', 5_000);
    await browser.value(takeTimeOut, { term: '1d' });
    assert.equal((await bet('f8', 'fr8', 100)).errorCode, 'member.excluded');
    assert.equal(await balance(), '10000');
  });

  test('a stake has the time at which the account was held, not at which it was asked for', async () => {
    const { session, name: player, close } = await vendors.player(10_000);
    const ask = { session, player, transactionId: 'j1', roundId: 'jr', amountMinor: '100', currency: 'PHP' };
    const at = new Date();
    await sleep(5);
    const { betNo } = await bet({ platform: vendors.api.platform, vendor: 'SIYAM', ask, at });
    const [row] = await platform().db.select().from(bets).where(eq(bets.betNo, betNo));
    assert.ok(row?.openedAt && row.openedAt > at);
    await close('jr');
  });

  test('rounds come no faster than the operator lets rounds of his own come', async () => {
    const paced = openVendors(platform(), { shortestRoundMs: 60_000 });
    const { browser, opened, bet, close } = await paced.player(10_000);
    assert.equal(opened.shortestRoundMs, 60_000);
    assert.equal((await bet('g1', 'gr', 100)).status, 200);
    assert.equal((await bet('g2', 'gr', 100)).status, 200, 'a second stake in one round is no other round');
    assert.equal((await bet('g3', 'gr3', 100)).errorCode, 'rate.limited');
    await close('gr');
    const OBRA = { vendor: 'OBRA' } as const;
    const { session, player } = (await paced.call('authenticate', { ticket: await paced.launch(browser, OBRA) }, OBRA))
      .value;
    const there = { session, player, transactionId: 'g4', roundId: 'gr', amountMinor: '100', currency: 'PHP' };
    assert.equal((await paced.call('bet', there, OBRA)).errorCode, 'rate.limited', 'another vendor’s round follows');
    const { launch } = await openGame(browser, '100001');
    const ours = await browser.fetch('/wps/play/api/round', {
      method: 'POST',
      body: JSON.stringify({ stake: 100, idempotencyKey: 'ours-follows' }),
      headers: { Launch: launch },
    });
    assert.equal(ours.status, 429, 'one of ours follows');
  });

  test('rounds of vendors come no faster than hands play', async () => {
    const { id, bet } = await vendors.player(10_000);
    const of = { vendor: 'OBRA', memberId: Number(id), nodeId: VENDORS.OBRA.node, isFreePlay: false };
    await bulkInsert(
      platform().db,
      vendorRounds,
      Array.from({ length: ROUNDS_OF_MEMBER.count }, (_, index) => ({
        ...of,
        roundId: `fast-${index}`,
        state: 'closed' as const,
        openedAt: new Date(),
      })),
    );
    assert.equal((await bet('k1', 'kr', 100)).errorCode, 'rate.limited');
  });

  test('play money is played for in its own currency, and is no bet', async () => {
    const { browser, opened, bet, win, cancel } = await vendors.player(10_000, { isFreePlay: true });
    assert.deepEqual([opened.currency, opened.isFreePlay], ['PLAY', true]);
    assert.equal((await bet('h0', 'hr', 100, { currency: 'PHP' })).errorCode, 'currency.wrong');
    await bet('h1', 'hr', 1_000);
    const notCome = { betNo: null, balanceMinor: '999000' };
    assert.deepEqual((await cancel('h3', 'hr')).value, notCome, 'of a bet that has not come, too');
    assert.deepEqual((await cancel('h3', 'hr')).value, notCome);
    assert.equal((await win('h2', 'hr', 500_000)).status, 200);
    assert.deepEqual(await records(browser), []);
    assert.equal((await browser.value(getBalance, {})).sumBalance, '100.00');
  });

  test('what a vendor leaves open for a day is refunded with a line in the log, and then over', async (context) => {
    const log = watchLog(context);
    const { bet, win, cancel, balance } = await vendors.player(10_000);
    await bet('i1', 'ir', 4_000);
    await bet('i2', 'ir2', 1_000);
    await win('i3', 'ir2', 500);
    await runJob(OPEN_FOR_MS - MINUTE_MS);
    assert.equal(await balance(), '5500');
    await runJob(OPEN_FOR_MS + MINUTE_MS);
    await runJob(OPEN_FOR_MS + MINUTE_MS);
    assert.equal(await balance(), '9500');
    assert.equal((await win('i4', 'ir', 100)).errorCode, 'round.closed');
    assert.equal((await bet('i1', 'ir', 4_000)).errorCode, 'bet.cancelled', 'a refunded bet was not taken');
    assert.equal((await cancel('i1', 'ir')).value.balanceMinor, '9500');
    assert.deepEqual(
      log.lines('vendor.round-refunded').map(({ roundId }) => roundId),
      ['ir'],
    );
  });

  test('a round that cannot be refunded is told of, holds up no other, and is tried again', async (context) => {
    const log = watchLog(context);
    await runJob(OPEN_FOR_MS + MINUTE_MS);
    const { bet, balance } = await vendors.player(10_000);
    await bet('l1', 'lr', 4_000);
    await bet('l2', 'lr2', 1_000);
    await runJob(OPEN_FOR_MS + MINUTE_MS, failingOnce(platform().db));
    assert.equal(await balance(), '6000');
    assert.deepEqual(
      log.lines('vendor.round-not-refunded').map(({ level, vendor, roundId }) => [level, vendor, roundId]),
      [['error', 'SIYAM', 'lr']],
    );
    await runJob(OPEN_FOR_MS + MINUTE_MS);
    assert.equal(await balance(), '10000');
  });

  test('after all of it the ledger is sound', async () => {
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });
});
