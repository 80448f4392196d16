import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { getDepositLimits, type LimitPeriod, setDepositLimit } from '@shared-kernel/contracts/member/deposit-limits';
import { cancelDeposit, depositByQr, depositByTransfer } from '@shared-kernel/contracts/member/deposits';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { DAY_MS, HOUR_MS } from '@shared-kernel/node/durations';
import { auditEvents } from '../../audit/audit.tables.ts';
import { periodAt } from '../../clock/calendar-periods.ts';
import { eq } from '../../database/orm.ts';
import { describePlatform } from '../../testing/test-platform.ts';

test('a week begins on Monday, and every period at the merchant’s midnight', () => {
  const of = (period: LimitPeriod, at: string) =>
    Object.values(periodAt(period, new Date(at))).map((instant) => instant.toISOString());
  assert.deepEqual(of('day', '2026-11-23T02:00:00+08:00'), ['2026-11-22T16:00:00.000Z', '2026-11-23T16:00:00.000Z']);
  assert.deepEqual(of('week', '2026-11-22T23:59:00+08:00'), ['2026-11-15T16:00:00.000Z', '2026-11-22T16:00:00.000Z']);
  assert.deepEqual(of('week', '2026-11-23T00:00:00+08:00'), ['2026-11-22T16:00:00.000Z', '2026-11-29T16:00:00.000Z']);
  assert.deepEqual(of('month', '2026-02-28T23:00:00+08:00'), ['2026-01-31T16:00:00.000Z', '2026-02-28T16:00:00.000Z']);
});

describePlatform('deposit limits', 'catalogue', (platform) => {
  const control = async (path: string, body: object) =>
    (
      await platform()
        .client()
        .fetch(`/control/${path}`, { method: 'POST', body: JSON.stringify(body) })
    ).json();
  const later = (offsetMs: number) => control('clock', { offsetMs });

  const start = async () => {
    const { id, username, password } = await platform().member();
    const browser = platform().client();
    const logIn = () => browser.logIn(username, password);
    await logIn();
    const limit = async (period: LimitPeriod = 'day') =>
      (await browser.value(getDepositLimits, {})).list.find((each) => each.period === period);
    return {
      id: Number(id),
      browser,
      logIn,
      limit,
      set: (amount?: string, period: LimitPeriod = 'day') =>
        browser.value(setDepositLimit, { period, ...(amount !== undefined && { limit: amount }) }),
      order: (amount: string) =>
        browser.call(
          depositByQr,
          { channel: 'QRPH', amount, language: 'EN' },
          { [HEADER.idempotencyKey]: randomUUID() },
        ),
      pay: async (orderNo: string, amountMinor: number) =>
        control('payment', { orderNo, amountMinor, reference: randomUUID() }),
    };
  };

  test('there is none at first; what is credited counts in each period', async () => {
    const { limit, order, pay } = await start();
    assert.deepEqual([(await limit())?.limit, (await limit())?.used], [undefined, '0.00']);
    const { value } = await order('500.00');
    await pay(value?.orderNo ?? '', 50_000);
    for (const period of ['day', 'week', 'month'] as const) assert.equal((await limit(period))?.used, '500.00');
  });

  test('a deposit beyond it is stopped before there is an order, whatever else is on its way', async () => {
    const { browser, set, order, pay } = await start();
    await set('1000.00');
    const first = await order('600.00');
    await pay(first.value?.orderNo ?? '', 60_000);
    const refused = await order('400.01');
    assert.deepEqual([refused.status, refused.errorCode], [409, 'deposit.limit']);
    const waiting = await order('300.00');
    assert.equal(waiting.success, true);
    const beside = await browser.call(
      depositByTransfer,
      { channel: 'BANK', amount: '200.00', language: 'EN' },
      { [HEADER.idempotencyKey]: randomUUID() },
    );
    assert.equal(beside.errorCode, 'deposit.limit');
    assert.equal((await order('300.00')).value?.orderNo, waiting.value?.orderNo, 'the same again is the same order');
    await browser.value(cancelDeposit, { orderNo: waiting.value?.orderNo ?? '', language: 'EN' });
    assert.equal((await order('400.00')).success, true);
  });

  test('of orders at once no more are made than the limit has room for', async () => {
    const { browser, set } = await start();
    await set('700.00', 'week');
    const calls = [
      [depositByQr, 'QRPH'],
      [depositByTransfer, 'BANK'],
    ] as const;
    const answers = await Promise.all(
      calls.map(([call, channel]) =>
        browser.call(call, { channel, amount: '500.00', language: 'EN' }, { [HEADER.idempotencyKey]: randomUUID() }),
      ),
    );
    assert.deepEqual(answers.map(({ errorCode }) => errorCode ?? 'made').sort(), ['deposit.limit', 'made']);
  });

  test('lower at once, higher or none after 24 hours; a lower one takes back what was asked for', async () => {
    const { id, set, limit, logIn } = await start();
    await set('1000.00');
    await set('800.00');
    assert.deepEqual([(await limit())?.limit, (await limit())?.next], ['800.00', undefined]);
    await set('900.00');
    assert.deepEqual([(await limit())?.limit, (await limit())?.next?.limit], ['800.00', '900.00']);
    await set('800.00');
    assert.equal((await limit())?.next, undefined);
    await set('900.00');
    await later(DAY_MS - HOUR_MS);
    await logIn();
    assert.equal((await limit())?.limit, '800.00');
    await later(DAY_MS + HOUR_MS);
    await logIn();
    assert.deepEqual([(await limit())?.limit, (await limit())?.next], ['900.00', undefined]);
    await set();
    const { limit: still, next } = (await limit()) ?? {};
    assert.deepEqual([still, next?.limit, next?.at === undefined], ['900.00', undefined, false]);
    await later(2 * DAY_MS + 2 * HOUR_MS);
    await logIn();
    assert.deepEqual([(await limit())?.limit, (await limit())?.next], [undefined, undefined]);
    await later(0);
    const told = await platform().db.select().from(auditEvents).where(eq(auditEvents.memberId, id));
    assert.equal(told.filter(({ event }) => event === 'deposit-limit.changed').length, 6);
  });
});
