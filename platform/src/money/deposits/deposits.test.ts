import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { JOBS } from '../../areas.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import { asc, eq } from '../../database/orm.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { checkLedger } from '../../ledger/check.ts';
import { defineOrder } from '../../orders/define-order.ts';
import { orderSteps, orders } from '../../orders/orders.tables.ts';
import { mailsBesideRewards } from '../../testing/read-inbox.ts';
import { describePlatform } from '../../testing/test-platform.ts';

const AMOUNT = 50_000;

describePlatform('deposits', 'catalogue', (platform) => {
  const control = async (path: string, body: object) => {
    const response = await platform()
      .client()
      .fetch(`/control/${path}`, { method: 'POST', body: JSON.stringify(body) });
    return (await response.json()) as {
      success: boolean;
      errorCode?: string;
      value: { orderNo: string; state: string };
    };
  };
  const start = async () => {
    const { username, password } = await platform().member();
    const browser = platform().client();
    await browser.logIn(username, password);
    const order = (amountMinor = AMOUNT, channel = 'GCASH') => control('deposit', { username, amountMinor, channel });
    const balance = async () => (await browser.value(getBalance, {})).sumBalance;
    return { browser, order, balance };
  };
  let payments = 0;
  const pay = (orderNo: string, amountMinor = AMOUNT, reference = `pay-${payments++}`) =>
    control('payment', { orderNo, amountMinor, reference });
  const steps = async (orderNo: string) => {
    const rows = await platform()
      .db.select({ to: orderSteps.toState, by: orderSteps.by })
      .from(orderSteps)
      .innerJoin(orders, eq(orders.id, orderSteps.orderId))
      .where(eq(orders.orderNo, orderNo))
      .orderBy(asc(orderSteps.id));
    return rows.map(({ to, by }) => `${to} ${by}`);
  };
  const later = async (minutes: number) => control('clock', { offsetMs: minutes * 60_000 });

  test('paid in time it is in the wallet, with every step written down and one mail', async () => {
    const { browser, order, balance } = await start();
    const { orderNo } = (await order()).value;
    assert.equal(await balance(), '0.00');
    assert.equal((await pay(orderNo)).value.state, 'credited');
    assert.equal(await balance(), '500.00');
    assert.deepEqual(await steps(orderNo), [
      'created member',
      'waiting member',
      'checking provider',
      'credited provider',
    ]);
    await runJobsNow(platform().api.platform, JOBS);
    await runJobsNow(platform().api.platform, JOBS);
    assert.deepEqual(await mailsBesideRewards(browser), ['Deposit received']);
  });

  test('the provider’s word counts once, however often and in parallel it comes', async () => {
    const { order, balance } = await start();
    const { orderNo } = (await order()).value;
    const words = await Promise.all(Array.from({ length: 6 }, () => pay(orderNo, AMOUNT, 'same')));
    assert.deepEqual([...new Set(words.map(({ value }) => value.state))], ['credited']);
    assert.equal(await balance(), '500.00');
    assert.equal((await pay(orderNo, AMOUNT, 'other')).errorCode, 'request.duplicate');
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('one order waits in a channel: the same again is the same order, another is refused', async () => {
    const { order } = await start();
    const parallel = await Promise.all(Array.from({ length: 5 }, () => order()));
    assert.equal(new Set(parallel.map(({ value }) => value.orderNo)).size, 1);
    assert.equal((await order(60_000)).errorCode, 'request.duplicate');
    assert.equal((await order(60_000, 'MAYA')).success, true);
  });

  test('a channel takes its own amounts', async () => {
    const { order } = await start();
    assert.equal((await order(9_999)).errorCode, 'request.invalid');
    assert.equal((await order(5_000_001)).errorCode, 'request.invalid');
    assert.equal((await order(10_000, 'SHELLS')).errorCode, 'not.found');
  });

  test('after 15 minutes it expires; money that comes later is reviewed and not lost', async () => {
    const { order, balance } = await start();
    const { orderNo } = (await order()).value;
    await later(14);
    await runJobsNow(platform().api.platform, JOBS);
    assert.equal((await steps(orderNo)).at(-1), 'waiting member');
    await later(16);
    await Promise.all([runJobsNow(platform().api.platform, JOBS), runJobsNow(platform().api.platform, JOBS)]);
    assert.deepEqual((await steps(orderNo)).slice(2), ['expired clock']);
    assert.equal((await pay(orderNo)).value.state, 'review');
    assert.equal(await balance(), '0.00');
    await control('deposit/decision', { orderNo, isCredited: true });
    assert.equal(await balance(), '500.00');
    assert.deepEqual((await steps(orderNo)).slice(2), ['expired clock', 'review provider', 'credited staff']);
    assert.equal((await control('deposit/decision', { orderNo, isCredited: true })).errorCode, 'request.duplicate');
    assert.equal(await balance(), '500.00');
    await later(0);
  });

  test('another amount than ordered is reviewed; refused, it credits nothing', async () => {
    const { order, balance } = await start();
    const { orderNo } = (await order()).value;
    assert.equal((await pay(orderNo, 40_000)).value.state, 'review');
    await control('deposit/decision', { orderNo, isCredited: false, reason: 'third party' });
    const decided = await platform().db.select().from(auditEvents).where(eq(auditEvents.event, 'deposit.decided'));
    assert.deepEqual(
      decided.map(({ details }) => details).filter((details) => details.orderNo === orderNo),
      [{ orderNo, isCredited: false }],
    );
    assert.equal(await balance(), '0.00');
    assert.equal((await steps(orderNo)).at(-1), 'failed staff');
  });
});

test('a kind of order whose timeout leads nowhere is refused', () => {
  const kind = { name: 'odd', prefix: 'OD', start: 'open', leadsTo: { open: [], shut: [] } } as const;
  assert.throws(() => defineOrder({ ...kind, timeouts: { open: { afterMs: 1, to: 'shut' } } }), /does not lead/);
});
