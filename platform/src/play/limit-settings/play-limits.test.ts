import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { cancelSuborders, placeOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import type { LimitPeriod } from '@shared-kernel/contracts/member/deposit-limits';
import {
  confirmPlayLimit,
  getPlayLimits,
  setLossLimit,
  setTimeLimit,
} from '@shared-kernel/contracts/member/play-limits';
import { dayOf, endOfDay } from '@shared-kernel/contracts/system/calendar';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import { settleBet } from '../../../demo/src/control/settle-bet.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import { and, asc, eq } from '../../database/orm.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { toDecimal } from '../../ledger/money.ts';
import { openGame } from '../../testing/open-game.ts';
import { openNextDraw, setClock } from '../../testing/open-next-draw.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { bets } from '../bets/bets.tables.ts';
import { LOTTERY_JOBS } from '../lottery/lottery.jobs.ts';

const SLOT_NODE = '100001';
const LOTTERY = 'mini-swertres';
const LINE = { playCode: 'straight', marks: [['1'], ['2'], ['3']], unitStake: '10.00' };
/** A Wednesday noon in the middle of a month: day, week and month go on for hours. */
const NOON = new Date('2027-03-17T12:00:00+08:00');

describePlatform('limits of play', 'catalogue', (platform) => {
  const clock = (at: Date) => setClock(platform().db, at);
  const after = (ms: number) => clock(new Date(NOON.getTime() + ms));

  const start = async () => {
    const { id, username, password } = await platform().member({ balanceMinor: 1_000_000 });
    const browser = platform().client();
    const logIn = () => browser.logIn(username, password);
    await logIn();
    const of = async (kind: 'loss' | 'time', period: LimitPeriod = 'day') => {
      const limits = await browser.value(getPlayLimits, {});
      return limits[kind].find((each) => each.period === period);
    };
    const spinner = (launch: string) => async (stake: number) => {
      const body = JSON.stringify({ stake, idempotencyKey: randomUUID() });
      const answer = await browser.fetch('/wps/play/api/round', { method: 'POST', body, headers: { Launch: launch } });
      return (await answer.json()) as {
        errorCode?: string;
        value: { period: string; limit?: string; minutes?: number; until: string };
      };
    };
    return {
      id: Number(id),
      browser,
      logIn,
      of,
      spins: async (isFreePlay = false) => spinner((await openGame(browser, SLOT_NODE, isFreePlay)).launch),
      loss: (limit?: string, period: LimitPeriod = 'day') =>
        browser.call(setLossLimit, { period, ...(limit !== undefined && { limit }) }),
      time: (limit?: number, period: LimitPeriod = 'day') =>
        browser.call(setTimeLimit, { period, ...(limit !== undefined && { limit }) }),
      order: (multiple: number) =>
        browser.call(placeOrder, {
          gameCode: LOTTERY,
          prizeMode: 'Elott',
          stake: `${10 * multiple}.00`,
          language: 'EN',
          lines: [{ ...LINE, multiple }],
        }),
      /** What the bets of the member came to, in minor units. */
      lost: async () => {
        const rows = await platform()
          .db.select()
          .from(bets)
          .where(eq(bets.memberId, Number(id)));
        return rows
          .filter(({ status, isFreePlay }) => status === 'settled' && !isFreePlay)
          .reduce((sum, { stake, payout }) => sum + stake - payout, 0n);
      },
    };
  };

  test('a limit that is set in the middle of a period counts what was played before it', async () => {
    await clock(NOON);
    const { spins, of, loss, lost } = await start();
    const spin = await spins();
    for (let round = 0; round < 12; round += 1) await spin(500);
    const before = await lost();
    const used = toDecimal(before > 0n ? before : 0n);
    assert.equal((await of('loss'))?.used, used);
    await loss('5000.00');
    assert.equal((await of('loss'))?.used, used);
    for (let round = 0; round < 12; round += 1) await spin(500);
    const since = await lost();
    for (const period of ['day', 'week', 'month'] as const)
      assert.equal((await of('loss', period))?.used, toDecimal(since > 0n ? since : 0n));
  });

  test('a stake that would pass it is refused whole, and says which limit until when; free play is not counted', async () => {
    await clock(NOON);
    const { id, spins, loss, lost, of } = await start();
    const earlier = new Date(NOON.getTime() - HOUR_MS);
    await settleBet(platform().db, { memberId: id, amount: 1800n, payout: 0n, at: earlier });
    await loss('20.00');
    const spin = await spins();
    const refused = await spin(500);
    assert.equal(refused.errorCode, 'limit.loss');
    const until = endOfDay(dayOf(NOON)).toISOString();
    assert.deepEqual(refused.value, { period: 'day', limit: '20.00', until });
    assert.equal(await lost(), 1800n);
    assert.equal((await spin(200)).errorCode, undefined, 'to the limit itself');
    const ended = await lost();
    const free = await spins(true);
    assert.equal((await free(500)).errorCode, undefined);
    assert.equal((await of('loss'))?.used, toDecimal(ended > 0n ? ended : 0n));
    await after(DAY_MS);
    // The next day is another period.
    assert.equal((await of('loss').catch(() => undefined))?.used ?? '0.00', '0.00');
  });

  test('an open lottery order is at risk; cancelled it is not, settled it is what it lost, in whatever period', async () => {
    const { db } = platform();
    const slot = await openNextDraw(db, LOTTERY);
    const { browser, loss, order, of, lost } = await start();
    await loss('100.00');
    const first = await order(6);
    assert.equal(first.errorCode, undefined);
    assert.equal((await of('loss'))?.used, '60.00');
    const refused = await order(5);
    assert.deepEqual([refused.status, refused.errorCode], [409, 'limit.loss']);
    assert.equal((refused.value as unknown as { limit: string }).limit, '100.00');
    await browser.value(cancelSuborders, { orderNo: first.value.orderNo, language: 'EN' });
    assert.equal((await of('loss'))?.used, '0.00');
    assert.equal((await order(10)).errorCode, undefined);
    await setClock(db, new Date(slot.drawsAt.getTime() + 500));
    await runJobsNow(platform().api.platform, LOTTERY_JOBS);
    const ended = await lost();
    assert.ok(ended !== 0n);
    assert.equal((await of('loss', 'month'))?.used, toDecimal(ended > 0n ? ended : 0n));
  });

  test('a round counts as time played until the next, at most for five minutes', async () => {
    await clock(NOON);
    const { spins, time, of } = await start();
    const spin = await spins();
    await spin(100);
    await after(2.5 * MINUTE_MS);
    await spin(100);
    await time(60, 'month');
    await time(10);
    assert.equal((await of('time'))?.used, 2, 'before there was a limit too');
    await after(20 * MINUTE_MS);
    assert.equal((await of('time'))?.used, 7, 'and five minutes of the pause');
    assert.equal((await spin(100)).errorCode, undefined);
    await after(22 * MINUTE_MS);
    assert.equal((await spin(100)).errorCode, undefined);
    await after(23 * MINUTE_MS);
    const refused = await spin(100);
    assert.equal(refused.errorCode, 'limit.time');
    assert.deepEqual(refused.value, { period: 'day', minutes: 10, until: endOfDay(dayOf(NOON)).toISOString() });
    await after(29 * MINUTE_MS);
    assert.equal((await spin(100)).errorCode, 'limit.time', 'a pause gives nothing back');
  });

  test('lower at once; higher or none after 24 hours and a second word, which lapses after a week', async () => {
    await clock(NOON);
    const { id, browser, logIn, loss, of } = await start();
    const confirm = () => browser.call(confirmPlayLimit, { kind: 'loss', period: 'day' });
    const limits = async () => {
      const now = await of('loss');
      return [now?.limit, now?.next?.limit, now?.next !== undefined];
    };
    assert.equal((await confirm()).errorCode, 'limit.waiting');
    await loss('100.00');
    await loss('80.00');
    assert.deepEqual(await limits(), ['80.00', undefined, false]);
    await loss('90.00');
    assert.deepEqual(await limits(), ['80.00', '90.00', true]);
    await loss('80.00');
    assert.deepEqual(await limits(), ['80.00', undefined, false]);
    await loss('90.00');
    assert.deepEqual([(await confirm()).status, (await confirm()).errorCode], [409, 'limit.waiting']);
    await after(DAY_MS + HOUR_MS);
    await logIn();
    assert.deepEqual(await limits(), ['80.00', '90.00', true], 'it does not raise by itself');
    assert.equal((await confirm()).errorCode, undefined);
    assert.deepEqual(await limits(), ['90.00', undefined, false]);
    await loss();
    await after(10 * DAY_MS);
    await logIn();
    assert.deepEqual(await limits(), ['90.00', undefined, false], 'nobody confirmed it');
    assert.equal((await confirm()).errorCode, 'limit.waiting');
    await loss();
    await after(11 * DAY_MS + HOUR_MS);
    await logIn();
    assert.equal((await confirm()).errorCode, undefined);
    assert.deepEqual(await limits(), [undefined, undefined, false]);
    const told = await platform()
      .db.select()
      .from(auditEvents)
      .where(and(eq(auditEvents.memberId, id), eq(auditEvents.event, 'play-limit.changed')))
      .orderBy(asc(auditEvents.id));
    assert.equal(told.length, 9);
    await clock(NOON);
  });

  test('trial accounts have none', async () => {
    const browser = platform().client();
    browser.token = (await browser.value(startTrial, {})).token;
    assert.equal((await browser.call(getPlayLimits, {})).errorCode, 'trial.rejected');
    assert.equal((await browser.call(setTimeLimit, { period: 'day', limit: 30 })).errorCode, 'trial.rejected');
  });
});
