import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { getTeamKpi } from '@shared-kernel/contracts/agent/agent';
import { getDraws, getLotteries, getPlayMenu, getRecentLotteries } from '@shared-kernel/contracts/browse/lotteries';
import { cancelSuborders, getOrder, getOrders, placeOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import { launchGame } from '@shared-kernel/contracts/browse/play';
import { getWinnerBoard } from '@shared-kernel/contracts/browse/winners';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { eq, like, or } from '../../database/orm.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { checkLedger } from '../../ledger/check.ts';
import { orders } from '../../orders/orders.tables.ts';
import { openNextDraw, setClock } from '../../testing/open-next-draw.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { watchLog } from '../../testing/watch-log.ts';
import { bets } from '../bets/bets.tables.ts';
import { games } from '../catalogue/catalogue.tables.ts';
import { hashOfSeed } from '../seeds/server-seed.ts';
import { numbersOf } from './draws/drawn-numbers.ts';
import { LOTTERY_JOBS } from './lottery.jobs.ts';
import { lotteryDraws, lotteryLines } from './lottery.tables.ts';
import { lotteryOf } from './offer/lotteries.ts';

const CODE = 'mini-swertres';
const ALL = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** All thousand numbers at one peso: one of them wins 720. */
const EVERY_NUMBER = { playCode: 'straight', marks: [ALL, ALL, ALL], unitStake: '1.00', multiple: 1 };
const ONE_NUMBER = { playCode: 'straight', marks: [['1'], ['2'], ['3']], unitStake: '10.00', multiple: 2 };

type Ask = InputOf<typeof placeOrder>;

const ask = (lines: Ask['lines'], stake: string, own: Partial<Ask> = {}): Ask => ({
  gameCode: CODE,
  prizeMode: 'Elott',
  stake,
  lines,
  language: 'EN',
  ...own,
});

describePlatform('lotteries', 'catalogue', (platform) => {
  const settle = () => runJobsNow(platform().api.platform, LOTTERY_JOBS);
  const balance = async (browser: TestClient) => (await browser.value(getBalance, {})).sumBalance;
  const rich = (own = {}) => platform().signedIn({ balanceMinor: 1_000_000, ...own });
  const afterDraw = ({ drawsAt }: { drawsAt: Date }) => setClock(platform().db, new Date(drawsAt.getTime() + 500));
  const orderOf = (browser: TestClient, orderNo: string) => browser.value(getOrder, { orderNo, language: 'EN' });

  afterEach(async () => {
    const { isSound } = await checkLedger(platform().db);
    assert.equal(isSound, true);
    await setClock(platform().db, new Date());
  });

  test('a list names each lottery with its open draw; a mode that pays more says so', async () => {
    const slot = await openNextDraw(platform().db, CODE);
    const visitor = platform().client();
    const { list, serverTime } = await visitor.value(getLotteries, { prizeMode: 'Elott', language: 'EN' });
    const mini = list.find(({ gameCode }) => gameCode === CODE);
    assert.deepEqual(
      [mini?.gameName, mini?.lottoMode, mini?.opened?.numero, mini?.opened?.closesAt],
      ['Mini Swertres', 'Tradition,Entertainment', slot.numero, slot.closesAt.toISOString()],
    );
    assert.ok(serverTime && new Date(serverTime) > slot.opensAt);
    const topPrize = async (prizeMode: 'Lott' | 'Elott') => {
      const ofMode = await visitor.value(getLotteries, { prizeMode, language: 'EN' });
      const lotto = ofMode.list.find(({ gameCode }) => gameCode === 'lotto-6-plus');
      return [lotto?.topPrize, lotto?.topPrizeStake];
    };
    assert.deepEqual(await topPrize('Lott'), ['2250000.00', '5.00']);
    assert.deepEqual(await topPrize('Elott'), ['3600000.00', '5.00']);
    const straight = async (prizeMode: 'Lott' | 'Elott') => {
      const { tabs } = await visitor.value(getPlayMenu, { gameCode: 'luzon-3d', prizeMode, language: 'EN' });
      return tabs[0]?.plays[0]?.prizes[0]?.odds;
    };
    assert.deepEqual([await straight('Lott'), await straight('Elott')], ['450.00', '720.00']);
    const entertainment = { gameCode: CODE, prizeMode: 'Elott', playType: 'ent', language: 'TY' } as const;
    const { tabs } = await visitor.value(getPlayMenu, entertainment);
    assert.deepEqual(
      tabs.map(({ tabCode, playType }) => [tabCode, playType]),
      [['sides', 'ent']],
    );
    assert.equal((await visitor.call(getPlayMenu, { ...entertainment, prizeMode: 'SEA' })).errorCode, 'not.found');
  });

  test('an order takes its stake, is drawn by the promised seed, paid once, and counts like any bet', async () => {
    const slot = await openNextDraw(platform().db, CODE);
    const upline = await platform().member({ type: 1 });
    const agent = platform().client();
    await agent.logIn(upline.username, upline.password);
    const browser = await rich({ upline: upline.username, balanceMinor: 10_000_000 });
    const promised = (await browser.value(getDraws, { gameCode: CODE })).opened;
    assert.equal(promised?.numero, slot.numero);

    const two = [EVERY_NUMBER, { ...EVERY_NUMBER, playCode: 'straight', multiple: 3 }];
    const placed = await browser.value(placeOrder, ask(two, '4000.00', { numero: slot.numero }));
    assert.deepEqual([placed.status, placed.sumBalance, placed.lines], ['placed', '96000.00', 2]);
    assert.equal(placed.cancelUntil, slot.closesAt.toISOString());
    await settle();
    assert.equal((await orderOf(browser, placed.orderNo)).status, 'placed');

    await afterDraw(slot);
    await Promise.all([settle(), settle()]);
    await settle();
    const order = await orderOf(browser, placed.orderNo);
    assert.deepEqual([order.status, order.payout, order.cancelUntil], ['settled', '2880.00', undefined]);
    assert.deepEqual(
      order.suborders.map(({ status, payout }) => [status, payout]),
      [
        ['won', '720.00'],
        ['won', '2160.00'],
      ],
    );
    assert.equal(await balance(browser), '98880.00');

    const { results } = await browser.value(getDraws, { gameCode: CODE, limitNum: 1 });
    const [told] = results;
    assert.equal(told?.seedHash, promised?.seedHash);
    assert.equal(hashOfSeed(told?.seed ?? ''), promised?.seedHash);
    const { draws } = lotteryOf(CODE) ?? assert.fail();
    assert.deepEqual(told?.numbers, numbersOf(told?.seed ?? '', draws).map(String));
    assert.deepEqual(order.numbers, told?.numbers);

    const day = dayOf(slot.drawsAt);
    const today = { startDate: day, endDate: day };
    const records = await browser.value(getBetRecords, { ...today, pageNo: 1, pageSize: 20, language: 'EN' });
    assert.deepEqual([records.footer?.count, records.footer?.stake, records.footer?.payout], [2, '4000.00', '2880.00']);
    const { list } = await browser.value(getWinnerBoard, { gameCategory: 'ELOTT', language: 'EN', limitNum: 20 });
    // Every number was bought: what came back is less than the stake, and no win.
    assert.deepEqual(list, []);
    assert.equal((await agent.value(getTeamKpi, { ...today, size: 0 })).footer.teamBetMemberCount, 1);
    const recent = await browser.value(getRecentLotteries, { prizeMode: 'Elott', language: 'EN' });
    assert.deepEqual(
      recent.list.map(({ gameCode }) => gameCode),
      [CODE],
    );
  });

  test('a line that wins more than its stake is on the winner board', async () => {
    const slot = await openNextDraw(platform().db, CODE);
    const browser = await rich();
    // A line for each first digit: one of them wins.
    const lines = ALL.map((digit) => ({ ...EVERY_NUMBER, marks: [[digit], ALL, ALL], multiple: 2 }));
    await browser.value(placeOrder, ask(lines, '2000.00', { numero: slot.numero }));
    await afterDraw(slot);
    await settle();
    const { list } = await browser.value(getWinnerBoard, { gameCategory: 'ELOTT', language: 'EN', limitNum: 20 });
    assert.deepEqual(
      list.map(({ vo }) => [vo.gameName, vo.winAmount]),
      [['Mini Swertres', '1440.00']],
    );
  });

  test('a key orders once, also when it is sent twice at the same time', async () => {
    await openNextDraw(platform().db, CODE);
    const browser = await rich();
    const send = (key: string, asked = ask([ONE_NUMBER], '20.00')) =>
      browser.call(placeOrder, asked, { [HEADER.idempotencyKey]: key });
    const key = randomUUID();
    const [one, other] = await Promise.all([send(key), send(key)]);
    assert.equal(one.value.orderNo, other.value.orderNo);
    assert.equal(await balance(browser), '9980.00');
    const changed = await send(key, ask([{ ...ONE_NUMBER, multiple: 1 }], '10.00'));
    assert.equal(changed.errorCode, 'request.duplicate');
  });

  test('from the cut-off on nothing is ordered or cancelled, and no other draw than the present one', async () => {
    const slot = await openNextDraw(platform().db, CODE);
    const browser = await rich();
    const asked = ask([ONE_NUMBER], '20.00', { numero: slot.numero });
    const { orderNo } = await browser.value(placeOrder, asked);
    const other = await browser.call(placeOrder, { ...asked, numero: '20200101-001' });
    assert.deepEqual([other.status, other.errorCode], [409, 'draw.closed']);
    await setClock(platform().db, new Date(slot.closesAt.getTime() - 1500));
    await browser.value(placeOrder, asked);
    await setClock(platform().db, slot.closesAt);
    assert.equal((await browser.call(placeOrder, asked)).errorCode, 'draw.closed');
    assert.equal((await browser.call(cancelSuborders, { orderNo, language: 'EN' })).errorCode, 'draw.closed');
    assert.equal((await orderOf(browser, orderNo)).cancelUntil, undefined);
    await afterDraw(slot);
    assert.equal((await browser.call(placeOrder, asked)).errorCode, 'draw.closed');
    assert.equal(await balance(browser), '9960.00');
  });

  test('a clock that went back finds a draw that was drawn closed', async () => {
    const slot = await openNextDraw(platform().db, CODE);
    const browser = await rich();
    await browser.value(placeOrder, ask([ONE_NUMBER], '20.00'));
    await afterDraw(slot);
    await settle();
    await setClock(platform().db, new Date(slot.opensAt.getTime() + 1000));
    const again = await browser.call(placeOrder, ask([ONE_NUMBER], '20.00', { numero: slot.numero }));
    assert.equal(again.errorCode, 'draw.closed');
    assert.equal((await browser.value(getDraws, { gameCode: CODE })).opened, undefined);
  });

  test('lines are cancelled and refunded once; what is left plays, what is cancelled does not', async () => {
    const slot = await openNextDraw(platform().db, CODE);
    const browser = await rich();
    const { orderNo } = await browser.value(placeOrder, ask([EVERY_NUMBER, EVERY_NUMBER], '2000.00'));
    const cancel = (subOrderNos?: string[]) => browser.call(cancelSuborders, { orderNo, subOrderNos, language: 'EN' });
    const first = [`${orderNo}-1`];
    const both = await Promise.all([cancel(first), cancel(first)]);
    assert.deepEqual(both.map(({ value }) => value.refund).sort(), ['0.00', '1000.00']);
    assert.equal(await balance(browser), '9000.00');
    const left = await orderOf(browser, orderNo);
    assert.deepEqual([left.status, left.stake], ['placed', '1000.00']);
    assert.equal((await cancel([`${orderNo}-3`])).errorCode, 'not.found');

    await afterDraw(slot);
    await settle();
    const order = await orderOf(browser, orderNo);
    assert.deepEqual(
      order.suborders.map(({ status }) => status),
      ['cancelled', 'won'],
    );
    assert.equal(await balance(browser), '9720.00');
    assert.equal((await cancel()).errorCode, 'draw.closed');
    const rows = await platform()
      .db.select()
      .from(bets)
      .where(eq(bets.betNo, `${orderNo}-1`));
    assert.deepEqual(
      rows.map(({ status, validBet }) => [status, validBet]),
      [['void', 0n]],
    );
  });

  test('an order that is cancelled as a whole is over, and cancelling it again gives nothing', async () => {
    const slot = await openNextDraw(platform().db, CODE);
    const browser = await rich();
    const { orderNo } = await browser.value(placeOrder, ask([EVERY_NUMBER], '1000.00'));
    const cancelled = await browser.value(cancelSuborders, { orderNo, language: 'EN' });
    assert.deepEqual([cancelled.status, cancelled.stake, cancelled.sumBalance], ['cancelled', '0.00', '10000.00']);
    const again = await browser.value(cancelSuborders, { orderNo, language: 'EN' });
    assert.equal(again.refund, '0.00');
    await afterDraw(slot);
    await settle();
    assert.equal(await balance(browser), '10000.00');
  });

  test('nobody sees or cancels another member’s order', async () => {
    await openNextDraw(platform().db, CODE);
    const [owner, other] = [await rich(), await rich()];
    const { orderNo } = await owner.value(placeOrder, ask([ONE_NUMBER], '20.00'));
    assert.equal((await other.call(getOrder, { orderNo, language: 'EN' })).errorCode, 'not.found');
    assert.equal((await other.call(cancelSuborders, { orderNo, language: 'EN' })).errorCode, 'not.found');
    assert.equal(await balance(owner), '9980.00');
    const day = dayOf(await platform().api.platform.clock.now());
    const range = { startDate: day, endDate: day, pageNo: 1, pageSize: 20, language: 'EN' } as const;
    assert.deepEqual((await other.value(getOrders, range)).list, []);
    const own = await owner.value(getOrders, { ...range, gameCode: CODE, status: 'placed' });
    assert.deepEqual([own.list[0]?.orderNo, own.footer?.stake], [orderNo, '20.00']);
  });

  test('what is no line, or beyond the limits, is refused and takes nothing', async () => {
    await openNextDraw(platform().db, CODE);
    const browser = await rich();
    const line = (own: Partial<typeof ONE_NUMBER>) => [{ ...ONE_NUMBER, ...own }];
    const cases: [Ask, string][] = [
      [ask([], '0.00'), 'line.invalid'],
      [ask(line({ marks: [['1'], ['2']] }), '20.00'), 'line.invalid'],
      [ask(line({ marks: [['1', '1'], ['2'], ['3']] }), '40.00'), 'line.invalid'],
      [ask(line({ marks: [['10'], ['2'], ['3']] }), '20.00'), 'line.invalid'],
      [ask(line({ playCode: 'constructor' }), '20.00'), 'line.invalid'],
      [ask(line({}), '20.00', { playType: 'ent' }), 'line.invalid'],
      [ask(line({ unitStake: '-10.00' }), '20.00'), 'request.invalid'],
      [ask(line({ unitStake: '0.00' }), '0.00'), 'stake.limit'],
      [ask(line({ unitStake: '0.99' }), '1.98'), 'stake.limit'],
      [ask(line({ unitStake: '999999999999.99' }), '999999999999.99'), 'stake.limit'],
      [ask(line({ multiple: 0 }), '0.00'), 'request.invalid'],
      [ask(line({ multiple: -1 }), '10.00'), 'request.invalid'],
      [ask(line({ multiple: 100 }), '1000.00'), 'stake.limit'],
      [ask(line({ unitStake: '1000.00', multiple: 1 }), '1000.00'), 'stake.limit'],
      [ask(line({}), '10.00'), 'request.invalid'],
      [ask(line({}), '20.00', { prizeMode: 'Lott' }), 'lottery.unavailable'],
      [ask(line({}), '20.00', { gameCode: 'toString' }), 'lottery.unavailable'],
      [ask(line({ marks: [ALL, ALL, ALL], unitStake: '10.00', multiple: 2 }), '20000.00'), 'wallet.insufficient'],
    ];
    for (const [asked, code] of cases) {
      assert.equal((await browser.call(placeOrder, asked)).errorCode, code, JSON.stringify(asked));
    }
    assert.equal(await balance(browser), '10000.00');
    const day = dayOf(await platform().api.platform.clock.now());
    const range = { startDate: day, endDate: day, pageNo: 1, pageSize: 20, language: 'EN' } as const;
    assert.deepEqual((await browser.value(getOrders, range)).list, []);
  });

  test('what one combination may win holds for the whole order, in however many lines it is', async () => {
    await openNextDraw(platform().db, CODE);
    const browser = await rich();
    const of = (...marks: string[][]) => ({ ...ONE_NUMBER, marks, unitStake: '300.00', multiple: 1 });
    const errorCodeOf = async (lines: Ask['lines'], stake: string) =>
      (await browser.call(placeOrder, ask(lines, stake))).errorCode;
    const one = of(['1'], ['2'], ['3']);
    assert.equal(await errorCodeOf([one, one, one], '900.00'), 'stake.limit');
    assert.equal(
      await errorCodeOf([one, of(['4', '1'], ['2'], ['3']), of(['1'], ['2'], ['3', '5'])], '1500.00'),
      'stake.limit',
    );
    assert.equal(await balance(browser), '10000.00');
    assert.equal(await errorCodeOf([one, one], '600.00'), undefined);
    assert.equal(await errorCodeOf([one, one, of(['4'], ['2'], ['3']), of(['4'], ['2'], ['5'])], '1200.00'), undefined);
  });

  test('a draw whose seed is lost is void: every stake goes back, once', async () => {
    const slot = await openNextDraw(platform().db, CODE);
    const browser = await rich();
    const { orderNo } = await browser.value(placeOrder, ask([EVERY_NUMBER, ONE_NUMBER], '1020.00'));
    await browser.value(cancelSuborders, { orderNo, subOrderNos: [`${orderNo}-2`], language: 'EN' });
    await platform()
      .db.update(lotteryDraws)
      .set({ sealedSeed: { seed: 'another' } })
      .where(eq(lotteryDraws.numero, slot.numero));
    await afterDraw(slot);
    await settle();
    await settle();
    const order = await orderOf(browser, orderNo);
    assert.deepEqual([order.status, order.payout, order.numbers], ['refunded', '0.00', []]);
    assert.equal(await balance(browser), '10000.00');
    const { results } = await browser.value(getDraws, { gameCode: CODE, limitNum: 1 });
    const { list } = await browser.value(getLotteries, { prizeMode: 'Elott', language: 'EN' });
    const last = list.find(({ gameCode }) => gameCode === CODE)?.lastResult;
    for (const told of [results[0], last])
      assert.deepEqual([told?.numero, told?.isVoid, told?.numbers], [slot.numero, true, []]);
  });

  test('an order that cannot be settled stops no other one and no later draw, and is paid once it can be', async (context) => {
    const { lines } = watchLog(context);
    const slot = await openNextDraw(platform().db, CODE);
    const browser = await rich();
    const order = async () => (await browser.value(placeOrder, ask([EVERY_NUMBER], '1000.00'))).orderNo;
    const [stuck, good] = [await order(), await order()];
    const stateOf = async (orderNo: string) => (await orderOf(browser, orderNo)).status;
    const setPlay = async (play: string) => {
      const [row] = await platform().db.select().from(orders).where(eq(orders.orderNo, stuck));
      await platform()
        .db.update(lotteryLines)
        .set({ play })
        .where(eq(lotteryLines.orderId, row?.id ?? 0));
    };
    await setPlay('gone');
    await afterDraw(slot);
    await settle();
    assert.deepEqual([await stateOf(stuck), await stateOf(good)], ['placed', 'settled']);

    const next = await openNextDraw(platform().db, CODE);
    const later = await order();
    await afterDraw(next);
    await settle();
    assert.deepEqual([await stateOf(stuck), await stateOf(later)], ['placed', 'settled']);
    assert.ok(lines('lottery.order-not-settled').every(({ orderNo }) => orderNo === stuck));
    assert.ok(lines('lottery.order-not-settled').length >= 2);

    await setPlay('straight');
    await settle();
    assert.equal(await stateOf(stuck), 'settled');
    assert.equal(await balance(browser), '9160.00');
  });

  test('a draw that nobody drew in time is drawn late and paid, and the results have no hole', async () => {
    const slot = await openNextDraw(platform().db, CODE);
    const browser = await rich();
    const { orderNo } = await browser.value(placeOrder, ask([EVERY_NUMBER], '1000.00'));
    await setClock(platform().db, new Date(slot.drawsAt.getTime() + 20 * 60 * 1000));
    await settle();
    assert.equal((await orderOf(browser, orderNo)).status, 'settled');
    assert.equal(await balance(browser), '9720.00');
    const { results } = await browser.value(getDraws, { gameCode: CODE, limitNum: 6 });
    const times = results.map(({ numero }) => Number(numero.slice(-3)));
    assert.deepEqual(
      times.slice(1).map((time, index) => (times[index] ?? 0) - time),
      Array(5).fill(1),
    );
  });

  test('settled side by side, beside cancels that come too late, each order is paid once', async () => {
    const slot = await openNextDraw(platform().db, CODE);
    const browser = await rich();
    const orderNos: string[] = [];
    for (let count = 0; count < 4; count += 1)
      orderNos.push((await browser.value(placeOrder, ask([EVERY_NUMBER], '1000.00'))).orderNo);
    await setClock(platform().db, new Date(slot.drawsAt.getTime() + 500));
    await Promise.all([
      settle(),
      ...orderNos.map((orderNo) => browser.call(cancelSuborders, { orderNo, language: 'EN' })),
      settle(),
    ]);
    await settle();
    assert.equal(await balance(browser), '8880.00');
  });

  test('a launched lottery is a page of the site: its own, or the lobby of its vendor', async () => {
    const browser = await rich();
    const nodeOf = async (name: string) => {
      const [game] = await platform().db.select().from(games).where(eq(games.name, name));
      return { vendor: game?.vendor ?? '', gameId: game?.gameId ?? '', nodeId: game?.nodeId ?? '' };
    };
    const ask = async (name: string, own: Partial<InputOf<typeof launchGame>> = {}) =>
      browser.call(launchGame, { ...(await nodeOf(name)), supportPlay: 1, showChoice: false, language: 'EN', ...own });
    const launched = async (name: string, own: Partial<InputOf<typeof launchGame>> = {}) =>
      (await ask(name, own)).value.page;
    const asked = { code: 'lotto-6-plus', prize_mode: 'Elott', playType: 'trad' } as const;
    assert.equal(
      await launched('Lotto 6 Plus', asked),
      '/m/startLottery?code=lotto-6-plus&prize_mode=Elott&playType=trad',
    );
    const other = { ...asked, prize_mode: 'SEA', playType: 'ent' } as const;
    assert.equal(
      await launched('Lotto 6 Plus', other),
      '/m/startLottery?code=lotto-6-plus&prize_mode=Lott&playType=trad',
    );
    assert.equal(await launched('Bola Draw', { code: 'lobby', prize_mode: 'Elott' }), '/m/lottery?prize_mode=Elott');
    assert.equal(await launched('Manila Bingo', { code: 'lobby' }), '/m/lottery');
    assert.equal(await launched('Parol Nights'), undefined);
    assert.equal((await ask('Lotto 6 Plus', { ...asked, isFreePlay: true })).errorCode, 'game.unavailable');
  });

  test('another vendor’s game of the same code is none of the lottery’s bets', async () => {
    const slot = await openNextDraw(platform().db, CODE);
    const browser = await rich();
    const { orderNo } = await browser.value(placeOrder, ask([ONE_NUMBER], '20.00'));
    const [own] = await platform().db.select().from(games).where(eq(games.gameCode, CODE));
    const [foreign] = await platform().db.select().from(games).where(eq(games.name, 'Parol Nights'));
    const setCode = (gameCode: string) =>
      platform()
        .db.update(games)
        .set({ gameCode })
        .where(eq(games.nodeId, foreign?.nodeId ?? ''));
    await setCode(CODE);
    await afterDraw(slot);
    await settle();
    await setCode(foreign?.gameCode ?? '');
    const rows = await platform()
      .db.select({ nodeId: bets.nodeId })
      .from(bets)
      .where(eq(bets.betNo, `${orderNo}-1`));
    assert.deepEqual(rows, [{ nodeId: own?.nodeId }]);
  });

  test('a draw before its hour is settled at once, and the next one is open', async () => {
    const slot = await openNextDraw(platform().db, CODE);
    const browser = await rich();
    const { orderNo } = await browser.value(placeOrder, ask([EVERY_NUMBER], '1000.00'));
    const sent = await browser.fetch('/control/draw', { method: 'POST', body: JSON.stringify({ gameCode: CODE }) });
    assert.equal(sent.status, 200);
    assert.equal((await orderOf(browser, orderNo)).payout, '720.00');
    const { opened, results } = await browser.value(getDraws, { gameCode: CODE });
    assert.equal(results[0]?.numero, slot.numero);
    assert.ok(opened && opened.numero !== slot.numero);
    await browser.value(placeOrder, ask([ONE_NUMBER], '20.00', { numero: opened.numero }));
  });

  test('both sides of a question count for what one is more than the other, over all orders of a draw', async () => {
    const slot = await openNextDraw(platform().db, CODE);
    const browser = await rich();
    const side = (key: string, unitStake: string, playCode = 'big-small') => ({
      playCode,
      marks: [[key]],
      unitStake,
      multiple: 1,
    });
    const order = async (lines: Ask['lines'], stake: string) =>
      (await browser.value(placeOrder, ask(lines, stake))).orderNo;
    const first = await order([side('BIG', '60.00'), side('BIG', '40.00'), side('ODD', '50.00', 'odd-even')], '150.00');
    const second = await order([side('SMALL', '70.00'), side('SMALL', '500.00')], '570.00');
    await browser.value(cancelSuborders, { orderNo: second, subOrderNos: [`${second}-2`], language: 'EN' });
    await afterDraw(slot);
    await settle();
    const rows = await platform()
      .db.select({ betNo: bets.betNo, validBet: bets.validBet })
      .from(bets)
      .where(or(like(bets.betNo, `${first}-%`), like(bets.betNo, `${second}-%`)));
    assert.deepEqual(Object.fromEntries(rows.map(({ betNo, validBet }) => [betNo, validBet])), {
      [`${first}-1`]: 0n,
      [`${first}-2`]: 3_000n,
      [`${first}-3`]: 5_000n,
      [`${second}-1`]: 0n,
      [`${second}-2`]: 0n,
    });
  });

  test('a trial account orders with play money and is on no board', async () => {
    const slot = await openNextDraw(platform().db, CODE);
    const browser = platform().client();
    browser.token = (await browser.value(startTrial, {})).token;
    const { orderNo, sumBalance } = await browser.value(placeOrder, ask([EVERY_NUMBER], '1000.00'));
    assert.equal(sumBalance, '9000.00');
    await afterDraw(slot);
    await settle();
    assert.equal((await orderOf(browser, orderNo)).payout, '720.00');
    assert.equal(await balance(browser), '9720.00');
    const rows = await platform()
      .db.select()
      .from(bets)
      .where(eq(bets.betNo, `${orderNo}-1`));
    assert.deepEqual(
      rows.map(({ isFreePlay }) => isFreePlay),
      [true],
    );
  });
});
