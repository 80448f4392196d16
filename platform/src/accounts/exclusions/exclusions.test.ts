import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { examples, placeOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import { launchGame } from '@shared-kernel/contracts/browse/play';
import { examples as joining, joinPromotion } from '@shared-kernel/contracts/browse/promotions';
import { addBankCard } from '@shared-kernel/contracts/member/bank-accounts';
import { getDepositPromotions } from '@shared-kernel/contracts/member/deposit-promotions';
import { cancelDeposit, depositByQr, getDeposit, getDepositMethods } from '@shared-kernel/contracts/member/deposits';
import { selfExclusionEnd, timeOutEnd } from '@shared-kernel/contracts/member/exclusion-end';
import {
  excludeSelf,
  getExclusion,
  type SelfExclusionTerm,
  type TimeOutTerm,
  takeTimeOut,
} from '@shared-kernel/contracts/member/exclusions';
import { getBalance, getUnreadCount } from '@shared-kernel/contracts/member/member';
import { setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { getWithdrawable, submitWithdrawal } from '@shared-kernel/contracts/member/withdrawals';
import { paths } from '@shared-kernel/contracts/system/paths';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { DAY_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import { JOBS } from '../../areas.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import { eq, sql } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { orderSteps, orders } from '../../orders/orders.tables.ts';
import { launchAsk, openGame } from '../../testing/open-game.ts';
import { openNextDraw } from '../../testing/open-next-draw.ts';
import { settledBet } from '../../testing/settled-bet.ts';
import { describePlatform } from '../../testing/test-platform.ts';
import { exclusions } from './exclusions.tables.ts';

const PAYMENT = '274913';
const SLOT_NODE = '100001';

test('a time-out is counted in days, a self-exclusion in the merchant’s months, never in fewer days', () => {
  const from = new Date('2026-08-31T23:30:00+08:00');
  assert.equal(timeOutEnd('6w', from).getTime() - from.getTime(), 42 * DAY_MS);
  const end = (term: SelfExclusionTerm) => selfExclusionEnd(term, from).toISOString();
  assert.equal(end('6m'), '2027-03-03T15:30:00.000Z');
  assert.equal(end('1y'), '2027-08-31T15:30:00.000Z');
  assert.equal(end('5y'), '2031-08-31T15:30:00.000Z');
});

describePlatform('breaks from play', 'catalogue', (platform) => {
  let numbers = 2_000_000_001;
  const control = async (path: string, body: object) =>
    (
      await platform()
        .client()
        .fetch(`/control/${path}`, { method: 'POST', body: JSON.stringify(body) })
    ).json();
  const later = (offsetMs: number) => control('clock', { offsetMs });
  const deliverEvents = () => runJobsNow(platform().api.platform, JOBS);

  /** Why a person looks at each of their withdrawals, the first one first. */
  const reasonsOf = async (memberId: number) => {
    const steps = await platform()
      .db.select({ reason: orderSteps.reason })
      .from(orderSteps)
      .innerJoin(orders, eq(orders.id, orderSteps.orderId))
      .where(
        sql`${orders.memberId} = ${memberId} and ${orders.kind} = 'withdrawal' and ${orderSteps.fromState} = 'submitted'`,
      )
      .orderBy(orderSteps.id);
    return steps.map(({ reason }) => reason);
  };

  const start = async (balanceMinor = 100_000) => {
    const { id, username, password } = await platform().member({ balanceMinor });
    const browser = platform().client();
    const logIn = () => browser.logIn(username, password);
    await logIn();
    const withKey = (key: string = randomUUID()) => ({ [HEADER.idempotencyKey]: key });
    const deposit = (promotion?: string) =>
      browser.call(
        depositByQr,
        { channel: 'QRPH', amount: '500.00', language: 'EN', ...(promotion !== undefined && { promotion }) },
        withKey(),
      );
    const round = async (launch: string) => {
      const body = JSON.stringify({ stake: 100, idempotencyKey: randomUUID() });
      const response = await platform()
        .client()
        .fetch('/wps/play/api/round', { method: 'POST', body, headers: { Launch: launch } });
      return { status: response.status, ...((await response.json()) as { errorCode?: string }) };
    };
    return {
      id: Number(id),
      username,
      password,
      browser,
      logIn,
      deposit,
      round,
      now: async () => (await browser.value(getExclusion, {})).exclusion,
      timeOut: (term: TimeOutTerm, key?: string) => browser.call(takeTimeOut, { term }, withKey(key)),
      exclude: (term: SelfExclusionTerm, asked = password) =>
        browser.call(excludeSelf, { term, password: asked }, withKey()),
      join: () => browser.call(joinPromotion, joining.joinPromotion, withKey()),
      order: () => browser.call(placeOrder, examples.placeOrder, withKey()),
      bind: async () => {
        await browser.value(setPaymentPassword, {
          paymentPassword: PAYMENT,
          confirmPaymentPassword: PAYMENT,
          password,
        });
        const own = { bankCode: 'BPI', account: String(numbers++), payeeName: 'Ana Cruz' };
        return (await browser.value(addBankCard, { ...own, paymentPassword: PAYMENT })).id;
      },
      withdraw: (cardId: string, amount: string) =>
        browser.call(submitWithdrawal, { amount, cardId, paymentPassword: PAYMENT }, withKey()),
    };
  };

  test('in a time-out nothing is staked, deposited or taken part in; after it everything is as before', async () => {
    const { browser, logIn, now, timeOut, deposit, round, join } = await start();
    assert.equal(await now(), undefined);
    const { launch } = await openGame(browser, SLOT_NODE);
    assert.equal((await round(launch)).status, 200);
    const balance = (await browser.value(getBalance, {})).sumBalance;

    const { value } = await timeOut('1d');
    assert.equal(value.exclusion?.kind, 'timeOut');
    const refused = await browser.call(launchGame, launchAsk(SLOT_NODE));
    assert.deepEqual([refused.status, refused.errorCode], [403, 'member.excluded']);
    assert.deepEqual(refused.value as unknown, { kind: 'timeOut', until: value.exclusion?.until });
    assert.equal((await browser.call(launchGame, launchAsk(SLOT_NODE, true))).errorCode, 'member.excluded');
    assert.deepEqual(await round(launch), { ...(await round(launch)), status: 403, errorCode: 'member.excluded' });
    for (const answer of [await deposit(), await join()]) assert.equal(answer.errorCode, 'member.excluded');
    assert.equal((await browser.value(getBalance, {})).sumBalance, balance);
    const methods = await browser.value(getDepositMethods, { language: 'EN' });
    assert.deepEqual(methods.exclusion, value.exclusion);
    const { promotions } = await browser.value(getDepositPromotions, { language: 'EN' });
    assert.ok(promotions.length > 0 && promotions.every(({ refusal }) => refusal === 'excluded'));

    await later(DAY_MS - MINUTE_MS);
    await logIn();
    assert.equal((await deposit()).errorCode, 'member.excluded');
    await later(DAY_MS + MINUTE_MS);
    await logIn();
    assert.equal(await now(), undefined);
    for (const answer of [await deposit(), await join(), await browser.call(launchGame, launchAsk(SLOT_NODE))])
      assert.equal(answer.success, true);
    await later(0);
  });

  test('a deposit that was opened before says nothing of how to pay while it is on, and is cancelled as ever', async () => {
    const { browser, timeOut, deposit } = await start();
    const { orderNo } = (await deposit()).value;
    const look = () => browser.value(getDeposit, { orderNo, language: 'EN' });
    assert.ok((await look()).pay);
    const { exclusion } = (await timeOut('1d')).value;
    const opened = await look();
    assert.deepEqual([opened.status, opened.pay, opened.exclusion], ['waiting', undefined, exclusion]);
    const cancelled = await browser.call(
      cancelDeposit,
      { orderNo, language: 'EN' },
      { [HEADER.idempotencyKey]: randomUUID() },
    );
    assert.equal(cancelled.value.status, 'cancelled');
  });

  test('nothing is promoted to the self-excluded; in a time-out promotions are there, and refuse', async () => {
    const { browser, timeOut, exclude } = await start();
    const ask = {
      types: 'B,PU,PR,PL',
      groupName: 'm_home',
      platform: 'M',
      merchantCode: 'tala',
      language: 'EN',
    } as const;
    const seen = async () => {
      const { promotions, popups, banners, notices } = await browser.value(getAnnouncements, ask);
      const { promotions: offers } = await browser.value(getDepositPromotions, { language: 'EN' });
      return {
        notices: notices.filter(({ contentLobby }) => contentLobby.includes(paths.promotion)).length,
        offers: offers.length,
        promotions: promotions.length,
        popups: popups.filter(({ promotionType }) => promotionType !== undefined).length,
        banners: banners.filter(({ link }) => link.startsWith(paths.promotion)).length,
        others: banners.length + popups.length,
      };
    };
    const before = await seen();
    for (const count of Object.values(before)) assert.ok(count > 0);
    await timeOut('1d');
    assert.deepEqual(await seen(), before);
    await exclude('6m');
    const others = before.others - before.popups - before.banners;
    assert.ok(others > 0);
    assert.deepEqual(await seen(), { notices: 0, offers: 0, promotions: 0, popups: 0, banners: 0, others });
  });

  test('nor is a lottery ordered', async () => {
    const { browser, timeOut, order } = await start();
    await openNextDraw(platform().db, examples.placeOrder.gameCode);
    assert.equal((await order()).success, true);
    const balance = (await browser.value(getBalance, {})).sumBalance;
    await timeOut('1d');
    assert.equal((await order()).errorCode, 'member.excluded');
    assert.equal((await browser.value(getBalance, {})).sumBalance, balance);
    await later(0);
  });

  test('it is prolonged, never shortened, and nobody takes it out of the database', async () => {
    const { id, now, timeOut, exclude } = await start();
    await timeOut('1w');
    const week = (await now())?.until;
    assert.equal((await timeOut('3d')).errorCode, 'exclusion.shorter');
    assert.equal((await now())?.until, week);
    await timeOut('6w');
    await exclude('1y');
    assert.equal((await exclude('6m')).errorCode, 'exclusion.shorter');
    const on = await now();
    assert.equal(on?.kind, 'selfExclusion');
    assert.ok(Date.parse(on.until) - Date.parse(on.since) > 364 * DAY_MS);
    for (const attempt of [sql`update exclusions set ends_at = now()`, sql`delete from exclusions`])
      await assert.rejects(
        platform().database.asOwner((tx) => tx.execute(attempt)),
        ({ cause }: Error) => (cause as { code?: string }).code === '23001',
      );
    const told = await platform().db.select().from(auditEvents).where(eq(auditEvents.memberId, id));
    assert.equal(told.filter(({ event }) => event === 'exclusion.taken').length, 3);
  });

  test('sent twice under one key it is taken once; a mail says so', async () => {
    const { id, browser, timeOut } = await start();
    await deliverEvents();
    const before = await browser.value(getUnreadCount, {});
    const key = randomUUID();
    await Promise.all([timeOut('2w', key), timeOut('2w', key)]);
    assert.equal((await timeOut('2w', key)).success, true);
    const rows = await platform().db.select().from(exclusions).where(eq(exclusions.memberId, id));
    assert.equal(rows.length, 1);
    await deliverEvents();
    assert.equal(await browser.value(getUnreadCount, {}), before + 1);
  });

  test('of a break and deposits at once none is opened after the break was taken', async () => {
    const { browser, timeOut, deposit } = await start();
    await Promise.all([timeOut('1d'), deposit()]);
    const { success, errorCode } = await deposit();
    assert.deepEqual([success, errorCode], [false, 'member.excluded']);
    assert.equal((await browser.value(getExclusion, {})).exclusion?.kind, 'timeOut');
  });

  test('a self-exclusion asks for the login password and signs the other devices out; a time-out does neither', async () => {
    const { username, password, browser, timeOut, exclude, now } = await start();
    const other = platform().client();
    await other.logIn(username, password);
    await timeOut('1d');
    assert.equal((await other.call(getExclusion, {})).success, true);
    assert.equal((await exclude('6m', 'another password')).errorCode, 'password.wrong');
    assert.equal((await now())?.kind, 'timeOut');
    assert.equal((await exclude('6m')).success, true);
    assert.equal((await other.call(getExclusion, {})).errorCode, 'session.expired');
    assert.equal((await browser.call(getExclusion, {})).success, true);
  });

  test('who has no login password is asked for none', async () => {
    const { id, browser } = await start();
    assert.equal((await browser.value(getExclusion, {})).asksPassword, true);
    assert.equal((await browser.call(excludeSelf, { term: '6m' })).errorCode, 'password.wrong');
    await platform().db.update(members).set({ passwordHash: null }).where(eq(members.id, id));
    assert.equal((await browser.value(getExclusion, {})).asksPassword, false);
    assert.equal((await browser.call(excludeSelf, { term: '6m' })).success, true);
  });

  test('the same one again is the one that is on, and twenty a day are taken', async () => {
    const { id, timeOut } = await start();
    const first = (await timeOut('1d')).value.exclusion;
    assert.deepEqual((await timeOut('1d')).value.exclusion, first);
    const rows = await platform().db.select().from(exclusions).where(eq(exclusions.memberId, id));
    assert.equal(rows.length, 1);
    for (let again = 2; again < 20; again += 1) assert.equal((await timeOut('1d')).success, true);
    assert.equal((await timeOut('1d')).errorCode, 'rate.limited');
  });

  test('in a time-out what may be withdrawn is; turnover holds what it held', async () => {
    const { browser, bind, withdraw, timeOut } = await start();
    const cardId = await bind();
    await timeOut('1d');
    const { withdrawable, locked, exclusion } = await browser.value(getWithdrawable, {});
    assert.deepEqual([withdrawable, locked, exclusion?.kind], ['0.00', '1000.00', 'timeOut']);
    assert.equal((await withdraw(cardId, '500.00')).errorCode, 'withdraw.turnover');
  });

  test('self-excluded, all may be withdrawn whatever turnover is open, and a person looks', async () => {
    const { id, browser, logIn, bind, withdraw, exclude } = await start();
    const cardId = await bind();
    await exclude('6m');
    const { withdrawable, turnoverLeft, turnover, exclusion } = await browser.value(getWithdrawable, {});
    assert.deepEqual([withdrawable, turnoverLeft, turnover], ['1000.00', '0.00', []]);
    assert.equal(exclusion?.kind, 'selfExclusion');
    const { value } = await withdraw(cardId, '600.00');
    assert.equal(value.status, 'review');
    assert.deepEqual(await reasonsOf(id), ['first, new account, turnover waived, new password']);
    await later(185 * DAY_MS);
    await logIn();
    const after = await browser.value(getWithdrawable, {});
    assert.deepEqual([after.exclusion, after.withdrawable], [undefined, '400.00'], 'waived it stays waived');
    await later(0);
  });

  test('of money whose turnover was waived a person looks at each part, and at all of it again when one comes back', async () => {
    const { id, bind, withdraw, exclude } = await start(200_000);
    const cardId = await bind();
    await exclude('6m');
    const parts = [await withdraw(cardId, '500.00'), await withdraw(cardId, '500.00')];
    const [first] = parts.map(({ value }) => value.orderNo);
    await platform()
      .db.update(orders)
      .set({ state: 'rejected' })
      .where(eq(orders.orderNo, first ?? ''));
    await withdraw(cardId, '1000.00');
    const whole = 'first, new account, turnover waived, new password';
    assert.deepEqual(await reasonsOf(id), [whole, whole, whole]);
  });

  test('looking ends when as much has left as was waived, and what left before another waiver is none of its money', async () => {
    const { id, browser, logIn, bind, withdraw, exclude } = await start();
    const cardId = await bind();
    await settledBet(platform(), String(id), 90_000);
    const { orderNo } = await browser.value(depositByQr, { channel: 'QRPH', amount: '1000.00', language: 'EN' });
    await exclude('6m');
    const isLookedAt = async () => (await reasonsOf(id)).map((reasons) => reasons?.includes('turnover waived'));
    await withdraw(cardId, '500.00');
    await withdraw(cardId, '500.00');
    assert.deepEqual(await isLookedAt(), [true, false]);

    await control('payment', { orderNo, amountMinor: 100_000, reference: randomUUID() });
    await later(DAY_MS);
    await logIn();
    await withdraw(cardId, '500.00');
    await withdraw(cardId, '500.00');
    await later(0);
    assert.deepEqual(await isLookedAt(), [true, false, true, true]);
  });

  test('money that was ordered before comes into the wallet, without its bonus', async () => {
    const { browser, deposit, timeOut } = await start();
    const { value } = await deposit('daily-top-up');
    await timeOut('1d');
    await control('payment', { orderNo: value.orderNo, amountMinor: 50_000, reference: randomUUID() });
    const { status, promotion } = await browser.value(getDeposit, { orderNo: value.orderNo, language: 'EN' });
    assert.deepEqual([status, promotion?.refusal], ['credited', 'excluded']);
    assert.equal((await browser.value(getBalance, {})).sumBalance, '1500.00');
  });

  test('the control makes one that ends soon', async () => {
    const { username, now, deposit } = await start();
    await control('break', { username, endsInMs: MINUTE_MS });
    assert.equal((await now())?.kind, 'timeOut');
    await later(2 * MINUTE_MS);
    assert.equal(await now(), undefined);
    assert.equal((await deposit()).success, true);
    await later(0);
  });

  test('a trial account takes none', async () => {
    const browser = platform().client();
    const { token } = await browser.value(startTrial, {});
    browser.token = token;
    assert.equal((await browser.call(getExclusion, {})).errorCode, 'trial.rejected');
    assert.equal((await browser.call(takeTimeOut, { term: '1d' })).errorCode, 'trial.rejected');
  });
});
