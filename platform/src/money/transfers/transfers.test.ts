import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { takeTimeOut } from '@shared-kernel/contracts/member/exclusions';
import { getBalance, getUnreadCount } from '@shared-kernel/contracts/member/member';
import { setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { getUplineTransfer, transferToUpline } from '@shared-kernel/contracts/member/transfers';
import { getWithdrawable } from '@shared-kernel/contracts/member/withdrawals';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { DAY_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import { JOBS } from '../../areas.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import { and, eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { checkLedger } from '../../ledger/check.ts';
import { settledBet } from '../../testing/settled-bet.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { turnoverRequirements } from '../turnover/turnover.tables.ts';

const PAYMENT = '274913';

describeOnBothDatabases('transfers to the upline', 'catalogue', (platform) => {
  const control = (path: string, body: object) =>
    platform()
      .client()
      .fetch(`/control/${path}`, { method: 'POST', body: JSON.stringify(body) });
  const balanceOf = async (browser: TestClient) => (await browser.value(getBalance, {})).sumBalance;

  /** Played through: all of it may leave. */
  const start = async ({ balanceMinor = 100_000, type = 1, played = 6_000_000 } = {}) => {
    const above = await platform().member({ type: 1 });
    const upline = platform().client();
    await upline.logIn(above.username, above.password);
    const { id, username, password } = await platform().member({ balanceMinor, type, upline: above.username });
    const browser = platform().client();
    const logIn = () => browser.logIn(username, password);
    await logIn();
    await browser.value(setPaymentPassword, { paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT, password });
    if (played > 0) await settledBet(platform(), id, played);
    const send = (amount: string, own: { paymentPassword?: string } = {}, key: string = randomUUID()) =>
      browser.call(transferToUpline, { amount, paymentPassword: PAYMENT, ...own }, { [HEADER.idempotencyKey]: key });
    return { id, logIn, browser, upline, above, send, state: () => browser.value(getUplineTransfer, {}) };
  };

  test('the money is in the upline’s wallet at once, free of turnover, with a mail and a trace', async () => {
    const { id, browser, upline, above, send, state } = await start();
    const before = await state();
    assert.deepEqual(
      [before.upline, before.withdrawable, before.leftToday, before.recent],
      [`${above.username.slice(0, 3)}***${above.username.slice(-2)}`, '1000.00', '50000.00', []],
    );
    const { value } = await send('250.00');
    assert.deepEqual([await balanceOf(browser), await balanceOf(upline)], ['750.00', '250.00']);
    assert.equal((await upline.value(getWithdrawable, {})).withdrawable, '250.00');
    const after = await state();
    assert.equal(after.leftToday, '49750.00');
    assert.deepEqual(
      after.recent.map(({ transferNo, amount }) => [transferNo, amount]),
      [[value.transferNo, '250.00']],
    );
    await runJobsNow(platform().api.platform, JOBS);
    assert.equal(await upline.value(getUnreadCount, {}), 1);
    const traces = await platform()
      .db.select({ details: auditEvents.details })
      .from(auditEvents)
      .where(and(eq(auditEvents.event, 'transfer.sent'), eq(auditEvents.memberId, Number(id))));
    assert.deepEqual(traces, [{ details: { transferNo: value.transferNo, to: Number(above.id) } }]);
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('one key sends once, also at once; two keys of one balance send what there is', async () => {
    const { browser, upline, send } = await start();
    const key = randomUUID();
    const same = await Promise.all([send('100.00', {}, key), send('100.00', {}, key), send('100.00', {}, key)]);
    assert.ok(same.some(({ success }) => success));
    assert.equal((await send('100.00', {}, key)).success, true, 'asked again it is the same');
    assert.deepEqual([await balanceOf(browser), await balanceOf(upline)], ['900.00', '100.00']);
    const both = await Promise.all([send('600.00'), send('600.00')]);
    assert.deepEqual(both.map(({ errorCode }) => errorCode).sort(), ['wallet.insufficient', undefined]);
    assert.deepEqual([await balanceOf(browser), await balanceOf(upline)], ['300.00', '700.00']);
  });

  test('turnover, minimum, balance, the day’s most and a wrong password are refused, and move nothing', async () => {
    const { browser, send } = await start({ played: 40_000 });
    const errorCodeOf = async (...asked: Parameters<typeof send>) => (await send(...asked)).errorCode;
    assert.equal(await errorCodeOf('0.99'), 'transfer.amount');
    assert.equal(await errorCodeOf('400.01'), 'withdraw.turnover');
    assert.equal(await errorCodeOf('1000.01'), 'wallet.insufficient');
    assert.equal(await errorCodeOf('100.00', { paymentPassword: '111111' }), 'payment.wrong');
    assert.equal(await balanceOf(browser), '1000.00');
    for (const amount of ['-1.00', '0.001', '1e9', '1,000.00', '١٠٠٫٠٠', 'NaN', '9'.repeat(40)])
      assert.equal(await errorCodeOf(amount), 'request.invalid', amount);
    const rich = await start({ balanceMinor: 6_000_000 });
    const over = await rich.send('50000.01');
    assert.deepEqual([over.errorCode, over.value], ['transfer.limit', { left: '50000.00' }]);
    assert.equal((await rich.send('50000.00')).success, true);
    assert.equal((await rich.send('1.00')).errorCode, 'transfer.limit');
  });

  test('in a break from play nothing is sent', async () => {
    const { browser, send, state } = await start();
    const { exclusion } = await browser.value(takeTimeOut, { term: '1d' });
    assert.equal((await send('100.00')).errorCode, 'member.excluded');
    assert.equal(await balanceOf(browser), '1000.00');
    assert.deepEqual((await state()).exclusion, exclusion);
  });

  test('money whose turnover a self-exclusion has waived does not go up until it was bet', async () => {
    const { id, state, send } = await start();
    const at = await platform().api.platform.clock.now();
    await state();
    await platform()
      .db.update(turnoverRequirements)
      .set({ met: 0n, closedAt: at })
      .where(eq(turnoverRequirements.memberId, Number(id)));
    const { withdrawable, locked } = await state();
    assert.deepEqual([withdrawable, locked], ['0.00', '1000.00']);
    assert.equal((await send('100.00')).errorCode, 'withdraw.turnover');
    await settledBet(platform(), id, 40_000);
    assert.equal((await state()).withdrawable, '400.00');
    assert.equal((await send('400.00')).success, true);
  });

  test('what was bet before another waiver is none of the money that this one waived', async () => {
    const { id, state, send } = await start();
    const memberId = Number(id);
    const at = await platform().api.platform.clock.now();
    await state();
    await platform()
      .db.update(turnoverRequirements)
      .set({ met: 60_000n, closedAt: at })
      .where(eq(turnoverRequirements.memberId, memberId));
    await settledBet(platform(), id, 70_000);
    const part = { amount: 30_000n, required: 30_000n, met: 0n, createdAt: at };
    const closedAt = new Date(Date.now() + MINUTE_MS);
    await platform()
      .db.insert(turnoverRequirements)
      .values({ ...part, memberId, reference: randomUUID(), closedAt });
    assert.equal((await state()).withdrawable, '700.00');
    assert.equal((await send('700.01')).errorCode, 'withdraw.turnover');
  });

  test('the day’s most begins again at the merchant’s midnight', async () => {
    const { send, logIn, state } = await start({ balanceMinor: 6_000_000 });
    await send('50000.00');
    await control('clock', { offsetMs: DAY_MS });
    await logIn();
    const { leftToday } = await state();
    await control('clock', { offsetMs: 0 });
    assert.equal(leftToday, '50000.00');
  });

  test('nobody above, type 2, a closed account above, and the flag: each is refused', async () => {
    const errorCodeOf = async (browser: TestClient) => (await browser.call(getUplineTransfer, {})).errorCode;
    assert.equal(await errorCodeOf(await platform().signedIn({ type: 1 })), 'not.found');
    const second = await start({ type: 2 });
    assert.equal(await errorCodeOf(second.browser), 'not.found');
    assert.equal((await second.send('1.00')).errorCode, 'transfer.upline');
    const { browser, above, send } = await start();
    await platform()
      .db.update(members)
      .set({ isDisabled: true })
      .where(eq(members.id, Number(above.id)));
    assert.equal((await send('1.00')).errorCode, 'transfer.upline');
    await platform()
      .db.update(members)
      .set({ isDisabled: false })
      .where(eq(members.id, Number(above.id)));
    assert.equal(await errorCodeOf(browser), undefined);
    await control('flags', { merchant: 'tala', flags: { AGETRANSFERUP3: false } });
    assert.equal(await errorCodeOf(browser), 'not.found');
    await control('flags', { merchant: 'tala', flags: { AGETRANSFERUP3: true } });
  });

  test('a chain of three sends upwards at the same moment, and nobody waits for ever', async () => {
    const { browser, above, upline, send } = await start();
    const top = await platform().member({ type: 1 });
    const [aboveId, topId] = [Number(above.id), Number(top.id)];
    await platform().db.update(members).set({ uplineId: topId }).where(eq(members.id, aboveId));
    const { password } = above;
    await upline.value(setPaymentPassword, { paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT, password });
    await send('500.00');
    const pass = () =>
      upline.call(
        transferToUpline,
        { amount: '10.00', paymentPassword: PAYMENT },
        { [HEADER.idempotencyKey]: randomUUID() },
      );
    const answers = await Promise.all([send('10.00'), pass(), send('10.00'), pass(), send('10.00'), pass()]);
    assert.ok(answers.every(({ success }) => success));
    assert.deepEqual([await balanceOf(browser), await balanceOf(upline)], ['470.00', '500.00']);
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });
});
