import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { getRedRain, getRedRainPrizes, joinRedRain } from '@shared-kernel/contracts/agent/red-rain';
import { getDepositPromotions, giveUpBonus } from '@shared-kernel/contracts/member/deposit-promotions';
import { depositByWallet } from '@shared-kernel/contracts/member/deposits';
import { takeTimeOut } from '@shared-kernel/contracts/member/exclusions';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { getWithdrawable } from '@shared-kernel/contracts/member/withdrawals';
import { dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { DAY_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import { JOBS } from '../../areas.ts';
import { eq, isNull } from '../../database/orm.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { checkLedger } from '../../ledger/check.ts';
import { toMinor } from '../../ledger/money.ts';
import { writeSetting } from '../../settings/settings.ts';
import { settledBet } from '../../testing/settled-bet.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { redRainEnvelopes, redRainRules } from './red-rain.tables.ts';
import { roundAt } from './red-rain-rules.ts';
import { splitPool } from './split-pool.ts';

const PAGE = { pageNo: 1, pageSize: 20, language: 'EN' } as const;
const LEAST_BETS = 100_000;
const HOUSE = { pool: 1_000_000n, envelopes: 1000, minPrize: 100n, maxPrize: 8800n };

const sumOf = (prizes: readonly bigint[]): bigint => prizes.reduce((sum, prize) => sum + prize, 0n);

test('a pool is split whole: each prize within its bounds, whatever is drawn', () => {
  const draws = [() => 1, () => Number.MIN_VALUE, undefined];
  const pools = [HOUSE, { ...HOUSE, pool: 100_000n }, { ...HOUSE, pool: 8_800_000n }, { ...HOUSE, envelopes: 500 }];
  for (const draw of draws)
    for (const split of pools) {
      const prizes = splitPool(split, draw);
      assert.equal(prizes.length, split.envelopes);
      assert.equal(sumOf(prizes), split.pool);
      assert.ok(prizes.every((prize) => prize >= split.minPrize && prize <= split.maxPrize));
    }
  const prizes = splitPool(HOUSE);
  assert.ok(new Set(prizes).size > 100, 'they differ');
});

test('rounds start at noon and at eight in the evening of the merchant’s day; after the last comes the next day’s', () => {
  const rules = { starts: [72_000, 43_200], seconds: 10 };
  const startAt = (now: string) => roundAt(rules, new Date(now))?.startsAt.toISOString();
  assert.equal(startAt('2026-07-14T00:00:00+08:00'), '2026-07-14T04:00:00.000Z');
  assert.equal(startAt('2026-07-14T12:00:09.999+08:00'), '2026-07-14T04:00:00.000Z', 'it is on');
  assert.equal(startAt('2026-07-14T12:00:10+08:00'), '2026-07-14T12:00:00.000Z');
  assert.equal(startAt('2026-07-14T20:00:10+08:00'), '2026-07-15T04:00:00.000Z');
  assert.equal(roundAt({ ...rules, starts: [] }, new Date()), undefined);
});

describeOnBothDatabases('red envelope rain', 'catalogue', (platform) => {
  const now = () => platform().api.platform.clock.now();
  const setRules = (rules: Partial<typeof redRainRules.$inferInsert>) =>
    platform().db.update(redRainRules).set(rules).where(eq(redRainRules.merchant, 'tala'));
  let last = Number.POSITIVE_INFINITY;
  /** Puts a round now, each on a second of its own, long enough for a test. */
  const roundNow = async (rules: Partial<typeof redRainRules.$inferInsert> = {}) => {
    const at = await now();
    const second = Math.floor((at.getTime() - startOfDay(dayOf(at)).getTime()) / 1000);
    last = Math.min(second, last - 1);
    await setRules({ ...HOUSE, starts: [last], seconds: 600, ...rules });
  };
  const later = (offsetMs: number) => writeSetting(platform().db, 'clock', { offsetMs });

  const start = async (validBet = LEAST_BETS) => {
    const { id, username, password } = await platform().member();
    const browser = platform().client();
    await browser.logIn(username, password);
    const bet = (amount: number, category?: string) => settledBet(platform(), id, amount, category);
    if (validBet > 0) await bet(validBet);
    const state = () => browser.value(getRedRain, {});
    const join = async (round?: string, key: string = randomUUID()) => {
      const named = round ?? (await state()).round?.startsAt ?? '';
      return browser.call(joinRedRain, { round: named }, { [HEADER.idempotencyKey]: key });
    };
    const balance = async () => {
      const { sumBalance, bonus } = await browser.value(getBalance, {});
      return [sumBalance, bonus];
    };
    const prizes = async () => (await browser.value(getRedRainPrizes, PAGE)).list;
    return { username, password, browser, bet, state, join, balance, prizes };
  };

  test('who has bet enough joins once and has the prize at once, as a bonus to be bet once', async () => {
    await roundNow();
    const member = await start();
    const before = await member.state();
    assert.deepEqual([before.mine.triesLeft, before.mine.missing, before.mine.prize], [1, '0.00', undefined]);
    assert.ok(before.round && before.round.startsAt <= before.now && before.round.endsAt > before.now);
    assert.deepEqual(
      [before.rules?.seconds, before.rules?.leastBets, before.rules?.maxPrize],
      [600, '1000.00', '88.00'],
    );
    const { value } = await member.join();
    const prize = toMinor(value.prize) ?? 0n;
    assert.ok(prize >= HOUSE.minPrize && prize <= HOUSE.maxPrize);
    assert.deepEqual([value.required, value.sumBalance], [value.prize, value.prize]);
    assert.deepEqual(await member.balance(), [value.prize, value.prize]);
    const { mine } = await member.state();
    assert.deepEqual([mine.triesLeft, mine.prize], [0, value.prize]);
    const [won] = await member.prizes();
    assert.deepEqual([won?.round, won?.prize, won?.status], [before.round.startsAt, value.prize, 'bonus']);
    const { bonus } = await member.browser.value(getDepositPromotions, { language: 'TY' });
    assert.deepEqual([bonus?.name, bonus?.amount, bonus?.required], ['Ulan ng ampao', value.prize, value.prize]);
    const { turnover, withdrawable } = await member.browser.value(getWithdrawable, {});
    assert.deepEqual([turnover[0]?.source, turnover[0]?.required, withdrawable], ['bonus', value.prize, '0.00']);
    await member.bet(Number(prize));
    await runJobsNow(platform().api.platform, JOBS);
    assert.deepEqual(await member.balance(), [value.prize, '0.00']);
    assert.equal((await member.prizes())[0]?.status, 'met');
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('joined again, at once or after the round, the answer is the same and nothing is paid twice', async () => {
    await roundNow();
    const member = await start();
    const { round } = await member.state();
    const key = randomUUID();
    const [first, same, ...others] = await Promise.all([
      member.join(round?.startsAt, key),
      member.join(round?.startsAt, key),
      member.join(round?.startsAt),
      member.join(round?.startsAt),
    ]);
    assert.deepEqual(
      [same, ...others].map((each) => each?.value.prize),
      Array(3).fill(first?.value.prize),
    );
    await setRules({ starts: [] });
    assert.equal((await member.join(round?.startsAt)).value.prize, first?.value.prize);
    assert.deepEqual(await member.balance(), [first?.value.prize, first?.value.prize]);
    assert.equal((await member.prizes()).length, 1);
  });

  test('what is missing is said: settled bets of own money within seven days count', async () => {
    await roundNow();
    const member = await start(LEAST_BETS - 1);
    assert.deepEqual([(await member.state()).mine.missing, (await member.state()).mine.validBets], ['0.01', '999.99']);
    const { errorCode, value } = await member.join();
    assert.deepEqual([errorCode, value], ['rain.bets', { missing: '0.01' }]);
    await member.bet(1);
    assert.equal((await member.join()).errorCode, undefined);
    await later(7 * DAY_MS + MINUTE_MS);
    await member.browser.logIn(member.username, member.password);
    assert.deepEqual((await member.state()).mine, { triesLeft: 1, validBets: '0.00', missing: '1000.00' });
    await later(0);
  });

  test('outside a round nobody joins; a round that is not on is none', async () => {
    const member = await start();
    const at = await now();
    const second = Math.floor((at.getTime() - startOfDay(dayOf(at)).getTime()) / 1000);
    await setRules({ starts: [(second + 3600) % 86_400], seconds: 10 });
    const { round } = await member.state();
    assert.equal((await member.join(round?.startsAt)).errorCode, 'rain.closed');
    assert.equal((await member.join(at.toISOString())).errorCode, 'rain.closed');
    assert.equal((await member.join('yesterday')).errorCode, 'request.invalid');
    await setRules({ starts: [] });
    assert.equal((await member.state()).round, undefined);
    assert.deepEqual(await member.prizes(), []);
  });

  test('a test puts a round when it needs one', async () => {
    await setRules({ ...HOUSE, starts: [43_200], seconds: 10 });
    const body = JSON.stringify({ inMs: 2000 });
    const response = await platform().client().fetch('/control/red-rain', { method: 'POST', body });
    const { startsAt } = ((await response.json()) as { value: { startsAt: string } }).value;
    const [rules] = await platform().db.select().from(redRainRules).where(eq(redRainRules.merchant, 'tala'));
    assert.equal(rules && roundAt(rules, new Date(Date.parse(startsAt)))?.startsAt.toISOString(), startsAt);
    assert.equal(rules?.starts.length, 2);
  });

  test('when every envelope is taken there is no prize; those that nobody took go after a day', async () => {
    await roundNow({ pool: 400n, envelopes: 2, maxPrize: 300n });
    const players = [await start(), await start(), await start()];
    const { round } = await (players[0] as (typeof players)[number]).state();
    const answers = await Promise.all(players.map((member) => member.join(round?.startsAt)));
    assert.deepEqual(answers.map(({ errorCode }) => errorCode ?? 'ok').sort(), ['ok', 'ok', 'rain.empty']);
    assert.equal(sumOf(answers.map(({ value }) => toMinor(value?.prize ?? '0') ?? 0n)), 400n);
    // Which two of the three are first is anybody's guess.
    const winner = players.find((_, place) => answers[place]?.errorCode === undefined) as (typeof players)[number];
    await roundNow({ pool: 400n, envelopes: 2, maxPrize: 300n });
    assert.equal((await winner.join()).errorCode, undefined);
    const waiting = async () =>
      (await platform().db.select().from(redRainEnvelopes).where(isNull(redRainEnvelopes.memberId))).length;
    assert.ok((await waiting()) > 0);
    await later(2 * DAY_MS);
    await runJobsNow(platform().api.platform, JOBS);
    await later(0);
    assert.equal(await waiting(), 0);
    assert.equal((await winner.prizes()).length, 2);
  });

  test('in a break from play nobody joins, and a trial has no rewards', async () => {
    await roundNow();
    const member = await start();
    await member.browser.value(takeTimeOut, { term: '1d' });
    assert.equal((await member.state()).mine.exclusion?.kind, 'timeOut');
    assert.equal((await member.join()).errorCode, 'member.excluded');
    const trial = platform().client();
    trial.token = (await trial.value(startTrial, {})).token;
    for (const endpoint of [getRedRain, getRedRainPrizes])
      assert.equal((await trial.call(endpoint, { ...PAGE })).errorCode, 'trial.rejected');
    assert.equal((await trial.call(joinRedRain, { round: (await now()).toISOString() })).errorCode, 'trial.rejected');
  });

  test('one bonus at a time: a prize joins the one that is on, and a deposit’s bonus joins prizes', async () => {
    await roundNow();
    const member = await start();
    const first = toMinor((await member.join()).value.prize) ?? 0n;
    const deposit = async (amount: string, promotion: string) => {
      const { value, errorCode } = await member.browser.call(
        depositByWallet,
        { channel: 'GCASH', amount, language: 'EN', promotion },
        { [HEADER.idempotencyKey]: randomUUID() },
      );
      assert.equal(errorCode, undefined);
      const body = { orderNo: value.orderNo, amountMinor: Math.round(Number(amount) * 100), reference: randomUUID() };
      await platform()
        .client()
        .fetch('/control/payment', { method: 'POST', body: JSON.stringify(body) });
    };
    const bonus = async () => (await member.browser.value(getDepositPromotions, { language: 'EN' })).bonus;
    await deposit('1000.00', 'daily-top-up');
    const joined = await bonus();
    assert.deepEqual(
      [joined?.name, toMinor(joined?.amount ?? ''), toMinor(joined?.required ?? '')],
      ['Daily top-up', 20_000n + first, 160_000n + first],
    );
    await roundNow();
    const second = toMinor((await member.join()).value.prize) ?? 0n;
    const grown = await bonus();
    assert.equal(grown?.bonusNo, joined?.bonusNo);
    assert.deepEqual(
      [toMinor(grown?.balance ?? ''), toMinor(grown?.required ?? '')],
      [20_000n + first + second, 160_000n + first + second],
    );
    const { promotions } = await member.browser.value(getDepositPromotions, { language: 'EN' });
    assert.equal(promotions.find(({ code }) => code === 'daily-top-up')?.refusal, 'active');
    await member.browser.value(giveUpBonus, { bonusNo: grown?.bonusNo ?? '', language: 'EN' });
    assert.deepEqual(await member.balance(), ['1000.00', '0.00']);
    assert.deepEqual(
      (await member.prizes()).map(({ status }) => status),
      ['givenUp', 'givenUp'],
    );
    const after = await member.browser.value(getDepositPromotions, { language: 'EN' });
    assert.equal(after.promotions.find(({ code }) => code === 'daily-top-up')?.refusal, 'used');
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('what was bet for a prize does not count for the deposit’s bonus that joins it', async () => {
    await roundNow();
    const member = await start();
    await member.join();
    await member.bet(10_000_000);
    const { value } = await member.browser.call(
      depositByWallet,
      { channel: 'GCASH', amount: '1000.00', language: 'EN', promotion: 'daily-top-up' },
      { [HEADER.idempotencyKey]: randomUUID() },
    );
    const body = { orderNo: value.orderNo, amountMinor: 100_000, reference: randomUUID() };
    await platform()
      .client()
      .fetch('/control/payment', { method: 'POST', body: JSON.stringify(body) });
    const { bonus } = await member.browser.value(getDepositPromotions, { language: 'EN' });
    assert.deepEqual([bonus?.required, bonus?.met], ['1600.00', '0.00']);
    assert.deepEqual(
      (await member.prizes()).map(({ status }) => status),
      ['met'],
    );
  });
});
