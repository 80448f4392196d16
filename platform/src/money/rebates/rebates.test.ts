import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { getBalance, getPromotions } from '@shared-kernel/contracts/member/member';
import { getProfitAndLoss } from '@shared-kernel/contracts/member/profit';
import { claimRebate, getManualRebate, getRebateRecords } from '@shared-kernel/contracts/member/rebates';
import { getWithdrawable } from '@shared-kernel/contracts/member/withdrawals';
import { dayOf, endOfDay } from '@shared-kernel/contracts/system/calendar';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { DAY_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import { and, eq, inArray, sql } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { checkLedger } from '../../ledger/check.ts';
import { bets, games } from '../../play/play.public.ts';
import { settledBet } from '../../testing/settled-bet.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { creditDailyRebatesJob } from './credit-daily-rebates.jobs.ts';
import { rebateRates } from './rebates.tables.ts';

/** After midnight, when what was decided before it is written in every instance. */
const WRITTEN_MS = 7 * MINUTE_MS;

describePlatform('rebates', 'catalogue', (platform) => {
  /** 0.50 % of slots and fishing, 0.30 % of live, and 0.05 % more with each level: whatever the demo promises. */
  beforeEach(() =>
    platform()
      .db.update(rebateRates)
      .set({ rate: sql`case when category = 'LIVE' then 30 else 50 end + 5 * level` })
      .where(inArray(rebateRates.category, ['RNG', 'FISH', 'LIVE'])),
  );

  const later = (offsetMs: number) =>
    platform()
      .client()
      .fetch('/control/clock', { method: 'POST', body: JSON.stringify({ offsetMs }) });
  const cut = () => runJobsNow(platform().api.platform, [creditDailyRebatesJob]);

  const start = async () => {
    const { id, username, password } = await platform().member({});
    const browser = platform().client();
    const logIn = () => browser.logIn(username, password);
    await logIn();
    const days = async () => {
      const day = dayOf(await platform().api.platform.clock.now());
      return { startDate: day, endDate: day, language: 'EN' } as const;
    };
    return {
      id: Number(id),
      browser,
      logIn,
      bet: (validBet: number, category?: string) => settledBet(platform(), id, validBet, category),
      reach: (vipLevel: number) =>
        platform()
          .db.update(members)
          .set({ vipLevel })
          .where(eq(members.id, Number(id))),
      today: () => browser.value(getManualRebate, {}),
      bubble: async () => (await browser.value(getPromotions, {})).claimableRebate,
      claim: (key: string = randomUUID()) => browser.call(claimRebate, {}, { [HEADER.idempotencyKey]: key }),
      balance: async () => (await browser.value(getBalance, {})).sumBalance,
      report: async () => browser.value(getRebateRecords, { ...(await days()), pageNo: 1, pageSize: 20 }),
      profit: async () => browser.value(getProfitAndLoss, await days()),
    };
  };

  test('by category and club level, rounded down to the centavo', async () => {
    const { bet, reach, today } = await start();
    await bet(100_199);
    await bet(50_000, 'LIVE');
    const { list, open } = await today();
    assert.deepEqual(list, [
      { gameType: 'RNG', validBet: '1001.99', rate: '0.50', rebate: '5.00', claimed: '0.00', open: '5.00' },
      { gameType: 'LIVE', validBet: '500.00', rate: '0.30', rebate: '1.50', claimed: '0.00', open: '1.50' },
    ]);
    assert.equal(open, '6.50');
    await reach(2);
    assert.deepEqual(
      (await today()).list.map(({ rate, open: each }) => [rate, each]),
      [
        ['0.60', '6.01'],
        ['0.40', '2.00'],
      ],
    );
    await reach(99);
    assert.equal((await today()).list[0]?.rate, '0.90');
  });

  test('free play and void bets give nothing back', async () => {
    const { id, bet, today } = await start();
    await bet(100_000);
    await platform().db.update(bets).set({ isFreePlay: true }).where(eq(bets.memberId, id));
    assert.deepEqual((await today()).list, []);
    await platform().db.update(bets).set({ isFreePlay: false, status: 'void' }).where(eq(bets.memberId, id));
    assert.deepEqual((await today()).list, []);
  });

  test('below ₱1 nothing is claimed, and nothing waits in the member centre', async () => {
    const { bet, today, bubble, claim, balance } = await start();
    await bet(19_800);
    assert.deepEqual([(await today()).open, (await today()).claimable, await bubble()], ['0.99', '0.00', '0.00']);
    const refused = await claim();
    assert.deepEqual([refused.status, refused.errorCode], [409, 'rebate.minimum']);
    assert.equal(await balance(), '0.00');
    await bet(200);
    assert.deepEqual([(await today()).claimable, await bubble()], ['1.00', '1.00']);
    assert.equal((await claim()).success, true);
  });

  test('a claim comes into the wallet once, without turnover, and what is played after it is open again', async () => {
    const { browser, bet, today, claim, balance, report, profit } = await start();
    await bet(100_199);
    const key = randomUUID();
    assert.deepEqual((await claim(key)).value, { amount: '5.00' });
    assert.deepEqual((await claim(key)).value, { amount: '5.00' });
    assert.equal((await claim()).errorCode, 'rebate.minimum');
    assert.equal(await balance(), '5.00');
    assert.equal((await browser.value(getWithdrawable, {})).withdrawable, '5.00');
    const { open, claimed } = await today();
    assert.deepEqual([open, claimed], ['0.00', '5.00']);
    await bet(20_001);
    assert.deepEqual((await claim()).value, { amount: '1.01' }, 'both roundings are one');
    const { list, footer } = await report();
    assert.deepEqual(
      list.map(({ gameType, validBet, rate, amount, status }) => [gameType, validBet, rate, amount, status]),
      [['RNG', '1202.00', '0.50', '6.01', 'claimed']],
    );
    assert.deepEqual(footer, { count: 1, validBet: '1202.00', amount: '6.01' });
    assert.equal((await profit()).rebate, '6.01');
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('a game that changes its category is given back once', async () => {
    const { id, bet, today, claim, balance } = await start();
    const move = async (from: string, to: string) => {
      const [game] = await platform().db.select().from(games).where(eq(games.category, to)).limit(1);
      const [old] = await platform().db.select().from(games).where(eq(games.category, from)).limit(1);
      await platform()
        .db.update(bets)
        .set({ nodeId: game?.nodeId ?? '' })
        .where(and(eq(bets.memberId, id), eq(bets.nodeId, old?.nodeId ?? '')));
    };
    await bet(100_000);
    await claim();
    await move('RNG', 'FISH');
    assert.deepEqual(
      (await today()).list.map(({ gameType, rebate, claimed, open }) => [gameType, rebate, claimed, open]),
      [
        ['FISH', '5.00', '0.00', '0.00'],
        ['RNG', '0.00', '5.00', '0.00'],
      ],
    );
    assert.equal((await claim()).errorCode, 'rebate.minimum');
    await bet(20_000, 'FISH');
    assert.deepEqual((await claim()).value, { amount: '1.00' });
    await bet(40_000);
    assert.deepEqual((await claim()).value, { amount: '2.00' });
    assert.equal(await balance(), '8.00');
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('of claims at once one is given', async () => {
    const { bet, claim, balance } = await start();
    await bet(100_000);
    const claims = await Promise.all([claim(), claim(), claim()]);
    assert.equal(claims.filter(({ success }) => success).length, 1);
    assert.equal(await balance(), '5.00');
  });

  test('a level that falls takes nothing back, and one that rises gives the difference', async () => {
    const { bet, reach, claim, today } = await start();
    await reach(4);
    await bet(100_000);
    assert.deepEqual((await claim()).value, { amount: '7.00' });
    await reach(0);
    assert.equal((await today()).open, '0.00');
    await reach(6);
    assert.equal((await today()).open, '1.00');
  });

  test('after midnight what is unclaimed is credited, also below ₱1, once', async () => {
    const { logIn, bet, today, claim, balance, report } = await start();
    const small = await start();
    await cut();
    await bet(100_000);
    await bet(30_000, 'FISH');
    await claim();
    await bet(40_000, 'FISH');
    await small.bet(1000);
    await cut();
    assert.equal(await balance(), '6.50', 'the day is not over');
    await later(DAY_MS + WRITTEN_MS);
    await cut();
    await cut();
    await logIn();
    await small.logIn();
    assert.deepEqual([await balance(), await small.balance()], ['8.50', '0.05']);
    assert.deepEqual((await today()).list, [], 'a new day begins');
    assert.deepEqual(
      (await report()).list.map(({ gameType, amount, status }) => [gameType, amount, status]),
      [['FISH', '3.50', 'partly']],
    );
    assert.equal((await checkLedger(platform().db)).isSound, true);
    await later(0);
  });

  test('a day is not cut before what another instance decided on it is written', async () => {
    const { logIn, bet, balance } = await start();
    // Days that no other test has cut.
    const before = 2 * DAY_MS;
    await later(before);
    await cut();
    const now = await platform().api.platform.clock.now();
    const midnight = before + endOfDay(dayOf(now)).getTime() - now.getTime();
    await bet(100_000);
    await later(midnight + 5 * MINUTE_MS);
    await cut();
    await logIn();
    assert.equal(await balance(), '0.00');
    await later(midnight + WRITTEN_MS);
    await cut();
    assert.equal(await balance(), '5.00');
    await later(0);
  });
});
