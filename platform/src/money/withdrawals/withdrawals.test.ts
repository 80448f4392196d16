import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { addBankCard } from '@shared-kernel/contracts/member/bank-accounts';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { getWithdrawable, getWithdrawals, submitWithdrawal } from '@shared-kernel/contracts/member/withdrawals';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import { JOBS } from '../../areas.ts';
import { eq } from '../../database/orm.ts';
import { idempotencyKeys } from '../../http/http.tables.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { checkLedger } from '../../ledger/check.ts';
import { accounts, ledgerEntries, ledgerTransactions } from '../../ledger/ledger.tables.ts';
import { mailsBesideRewards } from '../../testing/read-inbox.ts';
import { settledBet } from '../../testing/settled-bet.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { moneyRules } from '../rules/money-rules.tables.ts';

const PAYMENT = '274913';

describeOnBothDatabases('withdrawals', 'catalogue', (platform) => {
  let numbers = 2_000_000_001;
  const control = async (path: string, body: object) => {
    const response = await platform()
      .client()
      .fetch(`/control/${path}`, { method: 'POST', body: JSON.stringify(body) });
    return (await response.json()) as { success: boolean; errorCode?: string; value: { orderNo: string } };
  };
  const later = (offsetMs: number) => control('clock', { offsetMs });
  const deliverEvents = () => runJobsNow(platform().api.platform, JOBS);

  const start = async (balanceMinor = 100_000) => {
    const { id, username, password } = await platform().member({ balanceMinor });
    const browser = platform().client();
    const logIn = () => browser.logIn(username, password);
    await logIn();
    await browser.value(setPaymentPassword, { paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT, password });
    const bind = async (account = String(numbers++), bankCode = 'BPI') =>
      (await browser.value(addBankCard, { bankCode, account, payeeName: 'Ana Cruz', paymentPassword: PAYMENT })).id;
    const bet = (validBet: number, category?: string) => settledBet(platform(), id, validBet, category);
    const cardId = await bind();
    const ask = (amount: string, own: { cardId?: string; paymentPassword?: string } = {}, key: string = randomUUID()) =>
      browser.call(
        submitWithdrawal,
        { amount, cardId, paymentPassword: PAYMENT, ...own },
        { [HEADER.idempotencyKey]: key },
      );
    const balance = async () => (await browser.value(getBalance, {})).sumBalance;
    const state = () => browser.value(getWithdrawable, {});
    const report = async () => {
      const day = dayOf(await platform().api.platform.clock.now());
      const asked = { startDate: day, endDate: day, pageNo: 1, pageSize: 20, language: 'EN' } as const;
      return browser.value(getWithdrawals, asked);
    };
    return { browser, cardId, logIn, bind, bet, ask, balance, state, report, username };
  };
  type Start = Awaited<ReturnType<typeof start>>;

  /** Played through, a first one paid, and nothing new for a day: the next is paid without anybody looking. */
  const known = async (member: Start) => {
    await member.bet(10_000_000);
    const { value } = await member.ask('500.00');
    await control('withdrawal/decision', { orderNo: value.orderNo, isApproved: true });
    await deliverEvents();
    await later(DAY_MS + HOUR_MS);
    await member.logIn();
  };

  test('a deposit is locked until its own amount is bet; slots count whole, others a fifth', async () => {
    const { state, bet } = await start();
    assert.deepEqual([(await state()).withdrawable, (await state()).locked], ['0.00', '1000.00']);
    await bet(40_000);
    await bet(50_000, 'LIVE');
    const { withdrawable, locked, turnoverLeft, turnover } = await state();
    assert.deepEqual([withdrawable, locked, turnoverLeft], ['500.00', '500.00', '500.00']);
    assert.deepEqual([turnover[0]?.required, turnover[0]?.met], ['1000.00', '500.00']);
    assert.equal((await state()).locked, '500.00', 'a bet counts once');
    await bet(50_000);
    assert.deepEqual([(await state()).withdrawable, (await state()).turnover], ['1000.00', []]);
  });

  test('asked for, the money is held and reviewed; approved, it is paid, each step written down', async () => {
    const { browser, ask, bet, balance, report } = await start();
    await bet(100_000);
    const { value } = await ask('600.00');
    assert.equal(value.status, 'review');
    assert.equal(await balance(), '400.00');
    const [asked] = (await report()).list;
    const wait = Date.parse(asked?.expectedBy ?? '') - Date.parse(asked?.createdAt ?? '');
    assert.ok(wait >= DAY_MS && wait < DAY_MS + MINUTE_MS, 'a person looks within a day');
    assert.equal(asked?.expectedBy?.slice(0, 16), (value as { expectedBy?: string }).expectedBy?.slice(0, 16));
    await control('withdrawal/decision', { orderNo: value.orderNo, isApproved: true });
    await deliverEvents();
    await deliverEvents();
    assert.deepEqual((await mailsBesideRewards(browser)).toSorted(), [
      'Deposit received',
      'Payment password set',
      'Withdrawal paid',
    ]);
    const { list, footer } = await report();
    assert.deepEqual(
      list[0]?.steps.map(({ status }) => status),
      ['submitted', 'review', 'paying', 'paid'],
    );
    assert.equal(list[0]?.expectedBy, undefined);
    assert.deepEqual(footer, { count: 1, amount: '600.00', paid: '600.00' });
    assert.equal(await balance(), '400.00');
    assert.equal((await control('withdrawal/decision', { orderNo: value.orderNo, isApproved: false })).success, false);
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('rejected, the money is back once, with the reason, and the day has its three again', async () => {
    const { ask, bet, balance, report, state } = await start();
    await bet(100_000);
    const { orderNo } = (await ask('600.00')).value;
    assert.equal((await state()).attemptsLeft, 2);
    const decide = () => control('withdrawal/decision', { orderNo, isApproved: false, reason: 'name' });
    const decided = await Promise.all([decide(), decide(), decide()]);
    assert.equal(decided.filter(({ success }) => success).length, 1);
    assert.equal(await balance(), '1000.00');
    assert.equal((await report()).list[0]?.reason, 'name');
    assert.equal((await report()).footer?.amount, '0.00');
    assert.equal((await state()).attemptsLeft, 3);
    assert.equal((await state()).withdrawable, '1000.00');
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('a payout that the provider refuses comes back', async () => {
    const { ask, bet, bind, balance, report } = await start();
    await bet(100_000);
    const { orderNo } = (await ask('600.00', { cardId: await bind(`${numbers++}0000`) })).value;
    await control('withdrawal/decision', { orderNo, isApproved: true });
    await deliverEvents();
    assert.equal(await balance(), '1000.00');
    assert.deepEqual([(await report()).list[0]?.status, (await report()).list[0]?.reason], ['rejected', 'account']);
  });

  test('a fee stays in the house once it is paid, comes back with what is refused, and is less than the withdrawal', async () => {
    const { ask, bet, bind, balance, state } = await start(300_000);
    await bet(300_000);
    const setFee = (fee: bigint) =>
      platform().db.update(moneyRules).set({ fee }).where(eq(moneyRules.merchant, 'tala'));
    const entriesOf = async (key: string) => {
      const rows = await platform()
        .db.select({ kind: accounts.kind, amount: ledgerEntries.amount })
        .from(ledgerEntries)
        .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
        .innerJoin(accounts, eq(accounts.id, ledgerEntries.accountId))
        .where(eq(ledgerTransactions.idempotencyKey, key));
      return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
    };
    const pay = async (amount: string, own: { cardId?: string } = {}) => {
      const { orderNo, fee } = (await ask(amount, own)).value;
      assert.equal(fee, '15.00');
      await control('withdrawal/decision', { orderNo, isApproved: true });
      await deliverEvents();
      return orderNo;
    };
    try {
      await setFee(1_500n);
      const paid = await pay('500.00');
      assert.deepEqual(await entriesOf(`withdrawal-paid/${paid}`), {
        withdrawals: -50_000n,
        gateway: 48_500n,
        fees: 1_500n,
      });
      const refused = await pay('500.00', { cardId: await bind(`${numbers++}0000`) });
      assert.deepEqual(await entriesOf(`withdrawal-return/${refused}`), { withdrawals: -50_000n, wallet: 50_000n });
      assert.equal(await balance(), '2500.00');

      await setFee(50_000n);
      const over = await ask('500.00');
      assert.deepEqual([over.errorCode, over.value], ['withdraw.amount', { min: '500.01', max: '50000.00' }]);
      assert.equal((await state()).minBank, '500.01');
    } finally {
      await setFee(0n);
    }
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('one key makes one withdrawal, and the payment password is no part of what it keeps', async () => {
    const { cardId, ask, bet, balance } = await start();
    await bet(100_000);
    const key = randomUUID();
    const first = await ask('500.00', {}, key);
    const again = await ask('500.00', {}, key);
    assert.equal(again.value.orderNo, first.value.orderNo);
    assert.equal(await balance(), '500.00');
    assert.equal((await ask('500.00', { paymentPassword: '000001' }, key)).errorCode, 'payment.wrong');
    const [kept] = await platform().db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
    const bare = createHash('sha256').update(JSON.stringify({ amount: '500.00', cardId }));
    assert.equal(kept?.inputHash, bare.digest('base64url'), 'six digits would be found from their hash');
  });

  test('a wrong payment password moves nothing and counts, whatever else is asked', async () => {
    const { ask, bet, balance } = await start();
    await bet(100_000);
    const wrong = async () => (await ask('500.00', { paymentPassword: '000001' })).errorCode;
    for (let tries = 0; tries < 4; tries += 1) assert.equal(await wrong(), 'payment.wrong');
    assert.equal(await wrong(), 'payment.locked');
    assert.equal((await ask('500.00')).errorCode, 'payment.locked');
    assert.equal(await balance(), '1000.00');
  });

  test('amounts, turnover, balance and other people’s accounts are refused', async () => {
    const { ask, bet, bind } = await start(200_000);
    const foreign = await (await start()).bind();
    assert.equal((await ask('500.00')).errorCode, 'withdraw.turnover');
    await bet(200_000);
    assert.deepEqual((await ask('499.99')).value, { min: '500.00', max: '50000.00' });
    assert.equal((await ask('50000.01')).errorCode, 'withdraw.amount');
    assert.equal((await ask('2000.01')).errorCode, 'wallet.insufficient');
    assert.equal((await ask('500.00', { cardId: foreign })).errorCode, 'not.found');
    const wallet = await bind(`09${numbers++}`.slice(0, 11), 'GCASH');
    assert.equal((await ask('100.00', { cardId: wallet })).success, true);
    const trial = platform().client();
    trial.token = (await trial.value(startTrial, {})).token;
    assert.equal((await trial.call(getWithdrawable, {})).errorCode, 'trial.rejected');
  });

  test('three a day and no more, of those at once too, until the merchant’s midnight', async () => {
    const { ask, bet, balance, state, logIn } = await start(500_000);
    await bet(500_000);
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask('500.00')));
    assert.equal(answers.filter(({ success }) => success).length, 3);
    assert.equal(answers.find(({ success }) => !success)?.errorCode, 'withdraw.attempts');
    assert.equal(await balance(), '3500.00');
    try {
      await later(DAY_MS);
      await logIn();
      assert.equal((await state()).attemptsLeft, 3);
    } finally {
      await later(0);
    }
  });

  test('who is known is paid without a look; a large one, a new account and a new password are looked at', async () => {
    const member = await start(10_000_000);
    try {
      await known(member);
      const plain = await member.ask('500.00');
      assert.equal(plain.value.status, 'paying');
      await deliverEvents();
      assert.equal((await member.report()).list[0]?.status, 'paid');
      assert.equal((await member.ask('20000.01')).value.status, 'review');
      const fresh = await member.bind();
      assert.equal((await member.ask('500.00', { cardId: fresh })).value.status, 'review');
    } finally {
      await later(0);
    }
  });
});
