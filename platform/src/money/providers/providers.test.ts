import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { addBankCard } from '@shared-kernel/contracts/member/bank-accounts';
import { depositByGateway, depositByTransfer, getDeposit } from '@shared-kernel/contracts/member/deposits';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { getWithdrawals, submitWithdrawal } from '@shared-kernel/contracts/member/withdrawals';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { FAULT_MODES, type FaultMode } from '../../../demo/src/reference-provider/store.ts';
import { JOBS } from '../../areas.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { checkLedger } from '../../ledger/check.ts';
import { type OpenProvider, openProvider } from '../../testing/open-provider.ts';
import { settledBet } from '../../testing/settled-bet.ts';
import { createClient } from '../../testing/test-client.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { watchLog } from '../../testing/watch-log.ts';
import { followDepositsJob } from '../deposits/follow-deposits.jobs.ts';
import { overduePayoutsJob, payOutJob } from '../withdrawals/pay-out.jobs.ts';
import { requestText, signedHeaders } from './payment-protocol.ts';

const PAYMENT = '274913';
const ASK = { channel: 'GATEWAY', amount: '500.00', language: 'EN' } as const;

describePlatform('a payment provider of its own', 'catalogue', (platform) => {
  let provider: OpenProvider;
  let numbers = 3_000_000_001;
  before(async () => {
    provider = await openProvider(platform().database);
  });
  after(() => provider.close());

  const control = (path: string, body: object) =>
    platform()
      .client()
      .fetch(`/control/${path}`, { method: 'POST', body: JSON.stringify(body) });
  const jobs = () => runJobsNow(provider.api.platform, JOBS);
  /** Jobs as they are run later; sessions last. */
  const jobsLater = async (offsetMs: number) => {
    await control('clock', { offsetMs });
    await jobs();
    await control('clock', { offsetMs: 0 });
  };

  const start = async (balanceMinor = 0) => {
    const { id, username, password } = await platform().member({ balanceMinor });
    const browser = createClient(provider.api.app, 'tala');
    await browser.logIn(username, password);
    const balance = async () => (await browser.value(getBalance, {})).sumBalance;
    const look = async (orderNo: string) =>
      (await browser.call(getDeposit, { orderNo, language: 'EN' }, { host: 'tala.example' })).value;
    const open = async (ask: typeof ASK | (Omit<typeof ASK, 'channel'> & { channel: string }) = ASK) => {
      const call = ask.channel === 'BANK' ? depositByTransfer : depositByGateway;
      const { orderNo } = await browser.value(call, ask);
      const url = (await look(orderNo)).pay?.url ?? '';
      return { orderNo, url };
    };
    return { browser, id, password, balance, look, open };
  };

  test('a deposit has its page there; paid on it, the money is in the wallet when the provider has called back', async () => {
    const { balance, look, open } = await start();
    const { orderNo, url } = await open();
    assert.match(url, /^https:\/\/pay\.example\/pay\/[\w-]{32}$/);
    assert.equal((await look(orderNo)).pay?.url, url, 'asked again it is the same page');
    assert.match(await (await provider.page(url)).text(), /PHP 500\.00/);
    await provider.press(url, { action: 'pay' });
    assert.equal((await look(orderNo)).status, 'waiting');
    const shown = await (await provider.page(url)).text();
    assert.match(shown, new RegExp(`href="http://tala.example/m/voucherCenter\\?order=${orderNo}">Back to Tala</a>`));
    await provider.tick();
    assert.deepEqual([(await look(orderNo)).status, await balance()], ['credited', '500.00']);
    await provider.press(url, { action: 'decline' });
    await provider.tick();
    assert.equal((await look(orderNo)).status, 'credited', 'a page that was paid on pays and declines no more');
  });

  test('declined there, the order fails and nothing is credited', async () => {
    const { balance, look, open } = await start();
    const { orderNo, url } = await open();
    await provider.press(url, { action: 'decline' });
    await provider.tick();
    assert.deepEqual([(await look(orderNo)).status, await balance()], ['failed', '0.00']);
  });

  test('a bank sends what its payer types: another amount is checked, and what is no amount is said beside the field', async () => {
    const { balance, look, open } = await start();
    const { orderNo, url } = await open({ ...ASK, channel: 'BANK' });
    for (const amount of ['0', '-1', '1e9', '٥٠٠', 'NaN', '0.001', '']) {
      const refused = await provider.press(url, { action: 'pay', amount });
      assert.equal(refused.status, 400, amount);
      assert.match(await refused.text(), /Enter an amount above zero/);
    }
    await provider.press(url, { action: 'pay', amount: '400.00' });
    await provider.tick();
    assert.deepEqual([(await look(orderNo)).status, await balance()], ['checking', '0.00']);
  });

  /** What the provider's ways of calling back come to, when all of it has been said. */
  const told: Readonly<Record<FaultMode, string>> = {
    good: 'credited',
    late: 'credited',
    doubled: 'credited',
    'out-of-order': 'credited',
    lost: 'waiting',
    forged: 'credited',
  };
  for (const mode of FAULT_MODES) {
    test(`its callbacks are ${mode}: the money is right, once`, async () => {
      const { balance, look, open } = await start();
      const { orderNo, url } = await open();
      provider.service.setFaultMode(mode);
      await provider.press(url, { action: 'pay' });
      await provider.tick();
      await provider.tick(5_000);
      await provider.tick(65_000);
      provider.service.setFaultMode('good');
      assert.equal((await look(orderNo)).status, told[mode]);
      await jobsLater(30_000);
      assert.deepEqual([(await look(orderNo)).status, await balance()], ['credited', '500.00']);
      assert.equal((await checkLedger(platform().db)).isSound, true);
    });
  }

  test('only a fresh word under the shared key is heard, and heard once', async (context) => {
    const { balance, open } = await start();
    const { orderNo, url } = await open();
    const { reference = '' } = provider.service.payment(orderNo) ?? {};
    const word = (amountMinor = '50000') =>
      JSON.stringify({ type: 'payment', payment: { orderNo, state: 'paid', url, reference, amountMinor } });
    const send = async (body: string, headers: Record<string, string>) =>
      (await fetch(provider.callbackUrl, { method: 'POST', body, headers })).status;
    const logged = watchLog(context);
    const now = new Date();
    const foreign = Buffer.alloc(32, 'another').toString('base64');
    assert.equal(await send(word(), {}), 401, 'unsigned');
    assert.equal(await send(word(), signedHeaders(foreign, word(), now)), 401, 'under another key');
    assert.equal(await send(word('5000000'), signedHeaders(provider.key, word(), now)), 401, 'of another text');
    const old = signedHeaders(provider.key, word(), new Date(now.getTime() - 6 * 60_000));
    assert.equal(await send(word(), old), 401, 'old');
    assert.equal(await send(word(), { ...old, 'webhook-timestamp': String(now.getTime() / 1000) }), 401, 'made young');
    assert.equal(logged.lines('payment.callback-refused').length, 5);
    assert.equal(await balance(), '0.00');
    const odd = JSON.stringify({ type: 'weather' });
    const unpaid = JSON.stringify({ type: 'payment', payment: { orderNo, state: 'paid', url, reference } });
    for (const unclear of [odd, '', '{', unpaid])
      assert.equal(await send(unclear, signedHeaders(provider.key, unclear, now)), 400, `unclear: ${unclear}`);
    assert.equal(logged.lines('payment.callback-unclear').length, 4);
    const headers = signedHeaders(provider.key, word(), now);
    assert.deepEqual(await Promise.all([1, 2, 3].map(() => send(word(), headers))), [200, 200, 200]);
    assert.equal(await balance(), '500.00');
  });

  test('while it does not answer nothing is lost: the order waits, and its page is there when it does', async (context) => {
    const { look, open } = await start();
    const logged = watchLog(context);
    provider.answers(false);
    const { orderNo, url } = await open();
    assert.equal(url, '');
    assert.equal(logged.lines('payment.not-announced').length, 1);
    provider.answers(true);
    await control('clock', { offsetMs: 6_000 });
    const { pay } = await look(orderNo);
    await control('clock', { offsetMs: 0 });
    assert.match(pay?.url ?? '', /^https:\/\/pay\.example\/pay\//);
  });

  test('what is paid again for an order, or said in two ways of a payout, is cried out and moves nothing', async (context) => {
    const { balance, look, open } = await start();
    const { orderNo, url } = await open();
    await provider.press(url, { action: 'pay' });
    await provider.tick();
    const say = async (body: object) => {
      const text = JSON.stringify(body);
      const headers = signedHeaders(provider.key, text, new Date());
      return (await fetch(provider.callbackUrl, { method: 'POST', body: text, headers })).status;
    };
    const logged = watchLog(context);
    const { reference = '' } = provider.service.payment(orderNo) ?? {};
    const paid = { orderNo, state: 'paid', url, reference, amountMinor: '50000' };
    assert.equal(await say({ type: 'payment', payment: paid }), 200);
    assert.equal(logged.lines('payment.other').length, 0);
    assert.equal(await say({ type: 'payment', payment: { ...paid, reference: 'P2' } }), 200);
    assert.equal(await say({ type: 'payment', payment: { ...paid, amountMinor: '60000' } }), 200);
    assert.equal(logged.lines('payment.other').length, 2);
    assert.deepEqual([(await look(orderNo)).status, await balance()], ['credited', '500.00']);
    const out = await withdraw(String(numbers++));
    await jobs();
    await provider.tick(2_000);
    await provider.tick(5_000);
    const { reference: ofPayout = '' } = provider.service.payout(out.orderNo) ?? {};
    const payout = { orderNo: out.orderNo, state: 'refused', reference: ofPayout };
    assert.equal(await say({ type: 'payout', payout }), 200);
    assert.equal(logged.lines('payout.contradicted').length, 1);
    assert.deepEqual([await out.state(), await out.balance()], ['paid', '400.00']);
  });

  test('a payment under the reference of another order goes to the staff, and its money is not lost', async (context) => {
    const [one, other] = [await start(), await start()];
    const [first, second] = [await one.open(), await other.open()];
    await provider.press(first.url, { action: 'pay' });
    await provider.tick();
    const logged = watchLog(context);
    const { reference = '' } = provider.service.payment(first.orderNo) ?? {};
    const payment = { orderNo: second.orderNo, state: 'paid', url: second.url, reference, amountMinor: '50000' };
    const text = JSON.stringify({ type: 'payment', payment });
    const send = async () => {
      const headers = signedHeaders(provider.key, text, new Date());
      return (await fetch(provider.callbackUrl, { method: 'POST', body: text, headers })).status;
    };
    assert.deepEqual([await send(), logged.lines('payment.other').length], [200, 1]);
    assert.deepEqual([(await other.look(second.orderNo)).status, await other.balance()], ['checking', '0.00']);
    await control('deposit/decision', { orderNo: second.orderNo, isCredited: true });
    assert.equal(await other.balance(), '500.00');
  });

  test('a process with another provider leaves a payout alone; one that nobody takes is reported', async (context) => {
    const { orderNo, state } = await withdraw(String(numbers++));
    const logged = watchLog(context);
    const other = platform().api.platform;
    await runJobsNow(other, [payOutJob]);
    assert.equal(await state(), 'paying');
    const later = { ...other, clock: { now: async () => new Date(Date.now() + 11 * 60_000) } };
    await runJobsNow(later, [payOutJob, overduePayoutsJob]);
    assert.equal(await state(), 'paying', 'nobody has paid it');
    assert.deepEqual(
      logged.lines('payout.overdue').map(({ provider: name, payouts }) => [name, payouts]),
      [['reference', 1]],
    );
    await jobs();
    await provider.tick(2_000);
    await provider.tick(5_000);
    assert.equal(await state(), 'paid', orderNo);
  });

  test('one payment that the provider answers wrongly keeps no other from being heard of', async (context) => {
    const logged = watchLog(context);
    const [bad, good] = [await start(), await start()];
    const [first, second] = [await bad.open(), await good.open()];
    provider.service.setFaultMode('lost');
    await provider.press(second.url, { action: 'pay' });
    provider.service.setFaultMode('good');
    provider.store.endPayment(first.orderNo, 'paid', 'not a number');
    await jobsLater(30_000);
    assert.ok(logged.lines('payment.not-followed').some((line) => line.orderNo === first.orderNo));
    assert.equal(await good.balance(), '500.00');
    provider.store.endPayment(first.orderNo, 'declined', null);
  });

  test('a provider that thinks long holds up the other jobs for a while only; the rest is asked for next time', async () => {
    const payers = [await start(), await start(), await start(), await start()];
    provider.service.setFaultMode('lost');
    for (const { open } of payers) await provider.press((await open()).url, { action: 'pay' });
    await provider.tick();
    provider.service.setFaultMode('good');
    const follow = async (worksForMs: number | undefined) => {
      assert.ok(followDepositsJob.worksForMs !== undefined && payOutJob.worksForMs !== undefined);
      await control('clock', { offsetMs: 60_000 });
      await runJobsNow(provider.api.platform, [{ ...followDepositsJob, ...(worksForMs && { worksForMs }) }]);
      await control('clock', { offsetMs: 0 });
      const balances = await Promise.all(payers.map(({ balance }) => balance()));
      return balances.filter((each) => each === '500.00').length;
    };
    provider.thinks(300);
    const heard = await follow(400);
    assert.ok(heard < payers.length, `${heard} of ${payers.length} in a run`);
    provider.thinks(0);
    assert.equal(await follow(undefined), payers.length);
  });

  test('nor does the provider hear whoever is not the shop', async () => {
    const { orderNo } = await (await start()).open();
    const { url = '' } = provider.api.platform.config.paymentProvider ?? {};
    const of = async (path: string, init?: RequestInit) => (await fetch(`${url}${path}`, init)).status;
    assert.equal(await of(`/payments/${orderNo}`), 401);
    const elsewhere = signedHeaders(provider.key, requestText('GET', '/payments/other', ''), new Date());
    assert.equal(await of(`/payments/${orderNo}`, { headers: elsewhere }), 401, 'signed for another address');
    assert.equal(await of('/payouts', { method: 'POST', body: '{}' }), 401);
  });

  const withdraw = async (account: string) => {
    const member = await start(100_000);
    const { browser, password, id } = member;
    await settledBet(platform(), id, 100_000);
    await browser.value(setPaymentPassword, { paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT, password });
    const bound = { bankCode: 'BPI', account, payeeName: 'Ana Cruz', paymentPassword: PAYMENT };
    const { id: cardId } = await browser.value(addBankCard, bound);
    const ask = { amount: '600.00', cardId, paymentPassword: PAYMENT };
    const { value } = await browser.call(submitWithdrawal, ask, { [HEADER.idempotencyKey]: randomUUID() });
    const { orderNo } = value;
    await control('withdrawal/decision', { orderNo, isApproved: true });
    const state = async () => {
      const day = dayOf(await platform().api.platform.clock.now());
      const asked = { startDate: day, endDate: day, pageNo: 1, pageSize: 20, language: 'EN' } as const;
      return (await browser.value(getWithdrawals, asked)).list[0]?.status;
    };
    return { ...member, orderNo, state };
  };

  test('a payout is on its way until the provider says that it has arrived', async () => {
    const { state, balance } = await withdraw(String(numbers++));
    await jobs();
    await jobs();
    assert.equal(await state(), 'paying');
    await provider.tick(2_000);
    await provider.tick(5_000);
    assert.deepEqual([await state(), await balance()], ['paid', '400.00']);
  });

  test('refused, the money is back once, whatever is said again', async () => {
    const { state, balance } = await withdraw(`${numbers++}`.replace(/....$/, '0000'));
    await jobs();
    provider.service.setFaultMode('doubled');
    await provider.tick(2_000);
    await provider.tick(8_000);
    provider.service.setFaultMode('good');
    await jobsLater(60_000);
    assert.deepEqual([await state(), await balance()], ['rejected', '1000.00']);
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('a payout is asked for until it is answered, and one whose callback is lost until it has ended', async () => {
    const { state, balance } = await withdraw(String(numbers++));
    provider.answers(false);
    await jobs();
    assert.equal(await state(), 'paying');
    provider.answers(true);
    await jobsLater(30_000);
    provider.service.setFaultMode('lost');
    await provider.tick(2_000);
    provider.service.setFaultMode('good');
    assert.equal(await state(), 'paying');
    await jobsLater(90_000);
    assert.deepEqual([await state(), await balance()], ['paid', '400.00']);
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });
});
