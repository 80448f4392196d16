import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { acceptPromotion, getDepositPromotions, giveUpBonus } from '@shared-kernel/contracts/member/deposit-promotions';
import {
  cancelDeposit,
  depositByTransfer,
  depositByWallet,
  getDeposit,
  getDepositRecords,
} from '@shared-kernel/contracts/member/deposits';
import { getConsolidatedFunds } from '@shared-kernel/contracts/member/funds';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { getProfitAndLoss } from '@shared-kernel/contracts/member/profit';
import { getTransactions } from '@shared-kernel/contracts/member/transactions';
import { getWithdrawable } from '@shared-kernel/contracts/member/withdrawals';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { DAY_MS } from '@shared-kernel/node/durations';
import { JOBS } from '../../areas.ts';
import { and, eq, sql } from '../../database/orm.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { checkLedger } from '../../ledger/check.ts';
import { accounts, ledgerEntries, ledgerTransactions } from '../../ledger/ledger.tables.ts';
import { toDecimal } from '../../ledger/money.ts';
import { post } from '../../ledger/post.ts';
import { bets } from '../../play/play.public.ts';
import { openGame } from '../../testing/open-game.ts';
import { mailsBesideRewards } from '../../testing/read-inbox.ts';
import { settledBet } from '../../testing/settled-bet.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { depositPromotions } from './bonuses.tables.ts';

const SLOT_NODE = '100001';
const FIRST = 'first-deposit';
const DAILY = 'daily-top-up';

describePlatform('bonuses', 'catalogue', (platform) => {
  const control = async (path: string, body: object) => {
    const response = await platform()
      .client()
      .fetch(`/control/${path}`, { method: 'POST', body: JSON.stringify(body) });
    return (await response.json()) as { errorCode?: string; value: { state: string } };
  };
  const jobs = () => runJobsNow(platform().api.platform, JOBS);
  const later = (offsetMs: number) => control('clock', { offsetMs });

  const start = async () => {
    const { id, username, password } = await platform().member();
    const browser = platform().client();
    const logIn = () => browser.logIn(username, password);
    await logIn();
    const ask = (amount: string, promotion?: string, channel = 'GCASH') =>
      browser.call(
        depositByWallet,
        { channel, amount, language: 'EN', ...(promotion && { promotion }) },
        {
          [HEADER.idempotencyKey]: randomUUID(),
        },
      );
    const pay = async (orderNo: string, amountMinor: number) =>
      (await control('payment', { orderNo, amountMinor, reference: randomUUID() })).value.state;
    const deposit = async (amount: string, promotion?: string) => {
      const { value } = await ask(amount, promotion);
      await pay(value.orderNo, Math.round(Number(amount) * 100));
      return value.orderNo;
    };
    const detail = (orderNo: string) => browser.value(getDeposit, { orderNo, language: 'EN' });
    const offers = () => browser.value(getDepositPromotions, { language: 'EN' });
    const balance = async () => {
      const { sumBalance, bonus } = await browser.value(getBalance, {});
      return [sumBalance, bonus];
    };
    const played = async () => {
      const [{ bonusPlayed }, funds] = [
        await browser.value(getBalance, {}),
        await browser.value(getConsolidatedFunds, {}),
      ];
      assert.equal(funds.bonusPlayed, bonusPlayed);
      return bonusPlayed;
    };
    /** The account record, the last first: own money, or a bonus. */
    const record = async () => {
      const day = dayOf(new Date());
      const asked = { startDate: day, endDate: day, pageNo: 1, pageSize: 20, language: 'EN' } as const;
      const { list, footer } = await browser.value(getTransactions, asked);
      const rows = list.map(({ typeName, amount, isBonus, balanceAfter }) => [
        typeName,
        amount,
        isBonus ? 'bonus' : balanceAfter,
      ]);
      return { rows, net: footer?.net };
    };
    const bet = (validBet: number, category?: string) => settledBet(platform(), id, validBet, category);
    const state = () => browser.value(getWithdrawable, {});
    const giveUp = (bonusNo: string) =>
      browser.call(giveUpBonus, { bonusNo, language: 'EN' }, { [HEADER.idempotencyKey]: randomUUID() });
    return {
      id: Number(id),
      browser,
      logIn,
      ask,
      pay,
      deposit,
      detail,
      offers,
      balance,
      played,
      record,
      bet,
      state,
      giveUp,
    };
  };
  type Start = Awaited<ReturnType<typeof start>>;

  const bonusOf = async (member: Start) => {
    const { bonus } = await member.offers();
    assert.ok(bonus);
    return bonus;
  };

  /** Takes the wallet down to some centavos, as if they had been lost elsewhere. */
  const leaveInWallet = async ({ id, balance }: Start, left: bigint) => {
    const [sum, bonus] = await balance();
    const wallet = BigInt(Math.round((Number(sum) - Number(bonus)) * 100));
    await platform().db.transaction(async (tx) => {
      const key = { merchant: 'tala', currency: 'PHP' };
      const own = await ensureAccount(tx, { ...key, memberId: id, kind: 'wallet' });
      const house = await ensureAccount(tx, { ...key, memberId: null, kind: 'games' });
      const entries = [
        { accountId: own, amount: left - wallet },
        { accountId: house, amount: wallet - left },
      ];
      await post(tx, { kind: 'stake', idempotencyKey: `drain/${randomUUID()}`, at: new Date(), entries });
    });
  };

  test('a promotion says what it asks; chosen, the bonus comes with the money and is no money yet', async () => {
    const member = await start();
    const { promotions, bonus } = await member.offers();
    assert.equal(bonus, undefined);
    assert.deepEqual(
      promotions.map(({ code, percent, maxBonus, minDeposit, turnoverTimes, refusal }) => [
        code,
        percent,
        maxBonus,
        minDeposit,
        turnoverTimes,
        refusal,
      ]),
      [
        [FIRST, 50, '2500.00', '500.00', 10, undefined],
        [DAILY, 20, '500.00', '200.00', 8, undefined],
      ],
    );
    const { value } = await member.ask('1000.00', FIRST);
    assert.deepEqual(
      [value.bonus, value.promotion],
      ['500.00', { code: FIRST, name: 'First deposit bonus', required: '5000.00' }],
    );
    assert.deepEqual(await member.balance(), ['0.00', '0.00']);
    await member.pay(value.orderNo, 100_000);
    assert.deepEqual(await member.balance(), ['1500.00', '500.00']);
    assert.equal(await member.played(), 0);
    const given = await bonusOf(member);
    assert.deepEqual([given.amount, given.balance, given.required, given.met], ['500.00', '500.00', '5000.00', '0.00']);
    const { balance, withdrawable, turnover } = await member.state();
    assert.deepEqual([balance, withdrawable], ['1000.00', '0.00']);
    assert.deepEqual(
      turnover.map(({ source, required }) => [source, required]),
      [
        ['deposit', '1000.00'],
        ['bonus', '5000.00'],
      ],
    );
    const day = dayOf(new Date());
    const asked = { startDate: day, endDate: day, pageNo: 1, pageSize: 20, language: 'EN' } as const;
    assert.equal((await member.browser.value(getDepositRecords, asked)).list[0]?.bonus, '500.00');
  });

  test('no more than its most, and nothing of a centavo', async () => {
    const member = await start();
    assert.equal((await member.ask('20000.00', FIRST)).value.bonus, '2500.00');
    assert.equal((await (await start()).ask('200.03', DAILY)).value.bonus, '40.00');
  });

  test('turnover meets the deposit first, then the bonus: then all that it has come to is the member’s', async () => {
    const member = await start();
    await member.deposit('1000.00', FIRST);
    await member.bet(100_000);
    await member.bet(1_000_000, 'LIVE');
    const { withdrawable, locked } = await member.state();
    assert.deepEqual([withdrawable, locked], ['1000.00', '0.00']);
    assert.equal((await bonusOf(member)).met, '2000.00');
    await member.bet(299_999);
    assert.equal(await member.played(), 99, 'rounded down');
    assert.equal((await bonusOf(member)).met, '4999.99');
    await member.bet(1);
    assert.deepEqual(await member.balance(), ['1500.00', '500.00'], 'nobody has asked yet');
    assert.equal(await member.played(), 100);
    await jobs();
    assert.deepEqual(await member.balance(), ['1500.00', '0.00']);
    assert.equal((await member.state()).withdrawable, '1500.00');
    assert.equal((await member.offers()).bonus, undefined);
    await jobs();
    assert.deepEqual(await mailsBesideRewards(member.browser), ['Your bonus is now your money', 'Deposit received']);
    const day = dayOf(new Date());
    const profit = await member.browser.value(getProfitAndLoss, { startDate: day, endDate: day, language: 'EN' });
    assert.deepEqual([profit.bonus, profit.deposits], ['500.00', '1000.00']);
    assert.equal(await member.played(), undefined);
    assert.deepEqual(await member.record(), {
      rows: [
        ['Bonus now your money', '500.00', '1500.00'],
        ['Bonus received', '500.00', 'bonus'],
        ['Deposit', '1000.00', '1000.00'],
      ],
      net: '1500.00',
    });
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('own money is played first; what a stake takes of the bonus wins for the bonus', async () => {
    const member = await start();
    await member.deposit('1000.00', FIRST);
    await leaveInWallet(member, 25n);
    const { launch, state } = await openGame(member.browser, SLOT_NODE);
    assert.equal(state.balanceMinor, 50_025);
    const spin = async (idempotencyKey: string) => {
      const body = JSON.stringify({ stake: 100, idempotencyKey });
      const answer = await platform()
        .client()
        .fetch('/wps/play/api/round', { method: 'POST', body, headers: { Launch: launch } });
      return ((await answer.json()) as { value: { payoutMinor: number; balanceMinor: number } }).value;
    };
    const key = randomUUID();
    const { payoutMinor, balanceMinor } = await spin(key);
    assert.equal(balanceMinor, 50_025 - 100 + payoutMinor);
    const again = await spin(key);
    assert.deepEqual([again.payoutMinor, again.balanceMinor], [payoutMinor, balanceMinor]);
    const moved = async (kind: 'stake' | 'payout') =>
      platform()
        .db.select({ account: accounts.kind, amount: ledgerEntries.amount })
        .from(ledgerEntries)
        .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
        .innerJoin(accounts, eq(accounts.id, ledgerEntries.accountId))
        .where(
          and(
            eq(accounts.memberId, member.id),
            eq(ledgerTransactions.kind, kind),
            sql`not starts_with(${ledgerTransactions.idempotencyKey}, 'drain/')`,
          ),
        )
        .orderBy(accounts.id);
    assert.deepEqual(await moved('stake'), [
      { account: 'wallet', amount: -25n },
      { account: 'bonus', amount: -75n },
    ]);
    const [round] = await platform().db.select().from(bets).where(eq(bets.roundKey, key));
    assert.deepEqual([round?.stake, round?.bonusStake], [100n, 75n]);
    const won = await moved('payout');
    assert.equal(
      won.find(({ account }) => account === 'bonus')?.amount ?? 0n,
      (BigInt(payoutMinor) * 75n + 99n) / 100n,
    );
    const [sumBalance] = await member.balance();
    assert.equal(Number(sumBalance) * 100, balanceMinor);
    const day = dayOf(new Date());
    const { net } = await member.browser.value(getProfitAndLoss, { startDate: day, endDate: day, language: 'EN' });
    const own = (won.find(({ account }) => account === 'wallet')?.amount ?? 0n) - 25n;
    assert.equal(net, toDecimal(own), 'what the locked bonus lost or won is not the member’s');
  });

  test('played away it has ended, and the record says so', async () => {
    const member = await start();
    await member.deposit('1000.00', FIRST);
    await leaveInWallet(member, 0n);
    await platform().db.transaction(async (tx) => {
      const key = { merchant: 'tala', currency: 'PHP' };
      const own = await ensureAccount(tx, { ...key, memberId: member.id, kind: 'bonus' });
      const house = await ensureAccount(tx, { ...key, memberId: null, kind: 'games' });
      const entries = [
        { accountId: own, amount: -50_000n },
        { accountId: house, amount: 50_000n },
      ];
      await post(tx, { kind: 'stake', idempotencyKey: `drain/${randomUUID()}`, at: new Date(), entries });
    });
    await member.state();
    assert.equal((await member.offers()).bonus, undefined);
    const { rows } = await member.record();
    assert.deepEqual(rows[0], ['Bonus ended', '0.00', 'bonus']);
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('given up, bonus and winnings go, the deposit and its turnover stay; once and for all', async () => {
    const member = await start();
    await member.deposit('1000.00', FIRST);
    const { bonusNo } = await bonusOf(member);
    const answers = await Promise.all([member.giveUp(bonusNo), member.giveUp(bonusNo)]);
    assert.deepEqual(answers.map(({ value }) => value.taken).sort(), ['0.00', '500.00']);
    assert.deepEqual(await member.balance(), ['1000.00', '0.00']);
    const { withdrawable, turnover } = await member.state();
    assert.equal(withdrawable, '0.00');
    assert.deepEqual(
      turnover.map(({ source }) => source),
      ['deposit'],
    );
    assert.equal((await (await start()).giveUp(bonusNo)).errorCode, 'not.found');
    const day = dayOf(new Date());
    assert.equal(
      (await member.browser.value(getProfitAndLoss, { startDate: day, endDate: day, language: 'EN' })).bonus,
      '0.00',
    );
    assert.deepEqual(await member.record(), {
      rows: [
        ['Bonus ended', '-500.00', 'bonus'],
        ['Bonus received', '500.00', 'bonus'],
        ['Deposit', '1000.00', '1000.00'],
      ],
      net: '1000.00',
    });
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('what is met is not given up by mistake', async () => {
    const member = await start();
    await member.deposit('1000.00', FIRST);
    const { bonusNo } = await bonusOf(member);
    await member.bet(600_000);
    assert.equal((await member.giveUp(bonusNo)).errorCode, 'bonus.ended');
    assert.equal((await member.state()).withdrawable, '1500.00');
  });

  test('one at a time, once as often as it says; too small a deposit hears the least', async () => {
    const member = await start();
    assert.deepEqual((await member.ask('499.99', FIRST)).value, { min: '500.00' });
    assert.equal((await member.ask('499.99', FIRST)).errorCode, 'promo.amount');
    assert.equal((await member.ask('500.00', 'shells')).errorCode, 'promo.closed');
    await member.deposit('500.00', FIRST);
    assert.deepEqual(
      (await member.offers()).promotions.map(({ code, refusal }) => [code, refusal]),
      [[DAILY, 'active']],
    );
    assert.equal((await member.ask('500.00', DAILY)).errorCode, 'promo.active');
    await member.giveUp((await bonusOf(member)).bonusNo);
    await member.deposit('200.00', DAILY);
    await member.giveUp((await bonusOf(member)).bonusNo);
    assert.equal((await member.ask('200.00', DAILY)).errorCode, 'promo.used');
    try {
      await later(DAY_MS);
      await member.logIn();
      assert.equal((await member.ask('200.00', DAILY)).success, true);
    } finally {
      await later(0);
    }
  });

  test('chosen, changed and left out while it waits; asked again by the same call it is one order', async () => {
    const member = await start();
    const { value } = await member.ask('1000.00');
    assert.deepEqual([value.bonus, value.promotion], ['0.00', undefined]);
    const accept = (promotion?: string) =>
      member.browser.call(
        acceptPromotion,
        { orderNo: value.orderNo, language: 'EN', ...(promotion && { promotion }) },
        { [HEADER.idempotencyKey]: randomUUID() },
      );
    assert.equal((await accept(FIRST)).value.bonus, '500.00');
    assert.equal((await accept(DAILY)).value.bonus, '200.00');
    assert.equal((await accept()).value.promotion, undefined);
    assert.equal((await member.ask('1000.00', DAILY)).value.orderNo, value.orderNo);
    assert.equal((await member.detail(value.orderNo)).promotion?.code, DAILY);
    const stranger = await start();
    const foreign = { orderNo: value.orderNo, promotion: DAILY, language: 'EN' } as const;
    assert.equal(
      (await stranger.browser.call(acceptPromotion, foreign, { [HEADER.idempotencyKey]: randomUUID() })).errorCode,
      'not.found',
    );
    await member.browser.value(cancelDeposit, { orderNo: value.orderNo, language: 'EN' });
    assert.equal((await accept(FIRST)).errorCode, 'deposit.closed');
  });

  test('of two deposits with one, the first that is paid has it; the other says why not', async () => {
    const member = await start();
    const wallet = (await member.ask('1000.00', FIRST)).value;
    const key = { [HEADER.idempotencyKey]: randomUUID() };
    const ask = { channel: 'BANK', amount: '600.00', promotion: DAILY, language: 'EN' } as const;
    const bank = (await member.browser.call(depositByTransfer, ask, key)).value;
    await Promise.all([member.pay(wallet.orderNo, 100_000), member.pay(bank.orderNo, 60_000)]);
    const details = [await member.detail(wallet.orderNo), await member.detail(bank.orderNo)];
    assert.equal(details.filter(({ bonus }) => bonus !== '0.00').length, 1);
    const without = details.find(({ bonus }) => bonus === '0.00');
    assert.ok(['active', 'used'].includes(without?.promotion?.refusal ?? ''));
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('less money than it asks for brings none, and is credited all the same', async () => {
    const member = await start();
    const { value } = await member.ask('500.00', FIRST);
    assert.equal(await member.pay(value.orderNo, 40_000), 'review');
    await control('deposit/decision', { orderNo: value.orderNo, isCredited: true });
    const { bonus, promotion } = await member.detail(value.orderNo);
    assert.deepEqual([bonus, promotion?.refusal], ['0.00', 'amount']);
    assert.deepEqual(await member.balance(), ['400.00', '0.00']);
  });

  test('one that is offered no more when the money comes brings none', async () => {
    const member = await start();
    const { value } = await member.ask('500.00', DAILY);
    const ofTala = and(eq(depositPromotions.merchant, 'tala'), eq(depositPromotions.code, DAILY));
    await platform().db.update(depositPromotions).set({ isOffered: false }).where(ofTala);
    await member.pay(value.orderNo, 50_000);
    await platform().db.update(depositPromotions).set({ isOffered: true }).where(ofTala);
    assert.equal((await member.detail(value.orderNo)).promotion?.refusal, 'closed');
    assert.deepEqual(await member.balance(), ['500.00', '0.00']);
  });

  test('out of time it is gone, with a mail; met in time it is the member’s though nobody asked before', async () => {
    const late = await start();
    await late.deposit('1000.00', FIRST);
    const met = await start();
    await met.deposit('1000.00', FIRST);
    await met.bet(600_000);
    try {
      await later(30 * DAY_MS);
      await jobs();
      await jobs();
      await late.logIn();
      await met.logIn();
      assert.deepEqual(await late.balance(), ['1000.00', '0.00']);
      assert.equal((await late.offers()).bonus, undefined);
      // With 1.2 % of what was played, given back at midnight.
      assert.deepEqual(await met.balance(), ['1572.00', '0.00']);
    } finally {
      await later(0);
    }
  });

  test('the promotion of the first deposit is gone a week after registration, and after it', async () => {
    const member = await start();
    const { value } = await member.ask('500.00', FIRST);
    try {
      await later(7 * DAY_MS);
      await member.logIn();
      assert.deepEqual(
        (await member.offers()).promotions.map(({ code }) => code),
        [DAILY],
      );
      await member.pay(value.orderNo, 50_000);
      await control('deposit/decision', { orderNo: value.orderNo, isCredited: true });
      assert.equal((await bonusOf(member)).amount, '250.00', 'chosen in time');
    } finally {
      await later(0);
    }
  });

  test('play money brings none', async () => {
    const trial = platform().client();
    trial.token = (await trial.value(startTrial, {})).token;
    assert.equal((await trial.call(getDepositPromotions, { language: 'EN' })).errorCode, 'trial.rejected');
  });
});
