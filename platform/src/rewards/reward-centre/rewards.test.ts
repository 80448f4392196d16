import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { getDepositPromotions, giveUpBonus } from '@shared-kernel/contracts/member/deposit-promotions';
import { depositByWallet } from '@shared-kernel/contracts/member/deposits';
import { takeTimeOut } from '@shared-kernel/contracts/member/exclusions';
import { getBalance, getPromotions } from '@shared-kernel/contracts/member/member';
import { claimReward, getRewardHistory, getRewards } from '@shared-kernel/contracts/member/rewards';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { DAY_MS } from '@shared-kernel/node/durations';
import { createApp } from '../../app.ts';
import { JOBS } from '../../areas.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { and, eq, inArray } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { checkLedger } from '../../ledger/check.ts';
import { messages } from '../../messages/mail/mail.tables.ts';
import { bonuses } from '../../money/money.public.ts';
import { settledBet } from '../../testing/settled-bet.ts';
import { createClient, type TestClient } from '../../testing/test-client.ts';
import { TEST_CONFIG } from '../../testing/test-config.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { type Grant, grantReward } from '../grants/grant-reward.ts';
import { rewards } from '../grants/rewards.tables.ts';
import { promotions } from '../promotions/promotions.tables.ts';
import { grantToLevel } from './grant-level.ts';

const TITLE = { EN: 'Daily mission', TY: 'Misyon sa araw' };
const PAGE = { pageNo: 1, pageSize: 20, language: 'EN' } as const;

describeOnBothDatabases('rewards', 'catalogue', (platform) => {
  let database: OpenDatabase | undefined;
  let second: ReturnType<typeof createApp>;
  before(async () => {
    const { url } = platform().database;
    database = url === undefined ? undefined : await openDatabase({ databaseUrl: url, dataFolder: '' });
    second = createApp(database ?? platform().database, TEST_CONFIG);
  });
  after(() => database?.close());

  const later = (offsetMs: number) =>
    platform()
      .client()
      .fetch('/control/clock', { method: 'POST', body: JSON.stringify({ offsetMs }) });
  const now = () => platform().api.platform.clock.now();

  const start = async () => {
    const { id, username, password } = await platform().member();
    const memberId = Number(id);
    const browser = platform().client();
    const logIn = () => browser.logIn(username, password);
    await logIn();
    const grant = async (given: Partial<Grant> = {}) => {
      const usual = { merchant: 'tala', memberId, kind: 'mission', source: randomUUID(), title: TITLE, amount: 5_000n };
      const at = await now();
      const rewardId = await platform().db.transaction((tx) => grantReward(tx, { ...usual, at, ...given } as Grant));
      return rewardId === undefined ? undefined : String(rewardId);
    };
    const claim = (rewardId: string | undefined, by: TestClient = browser) =>
      by.call(claimReward, { id: rewardId ?? '' }, { [HEADER.idempotencyKey]: randomUUID() });
    return {
      id,
      browser,
      logIn,
      grant,
      claim,
      waiting: async () => (await browser.value(getPromotions, {})).totalUnclaimedPromosCount,
      centre: () => browser.value(getRewards, { language: 'EN' }),
      history: async () =>
        (await browser.value(getRewardHistory, PAGE)).list.map(({ title, amount, status }) => [title, amount, status]),
      balance: async () => {
        const { sumBalance, bonus } = await browser.value(getBalance, {});
        return [sumBalance, bonus];
      },
    };
  };

  test('granted twice for one thing it is one reward, told by one mail; claimed, it is the member’s own money', async () => {
    const member = await start();
    const rewardId = await member.grant({ source: 'once' });
    assert.equal(await member.grant({ source: 'once' }), undefined);
    assert.equal(await member.waiting(), 1);
    const [offered] = (await member.centre()).list;
    assert.deepEqual(
      [offered?.id, offered?.title, offered?.amount, offered?.turnoverTimes],
      [rewardId, TITLE.EN, '50.00', 0],
    );
    await runJobsNow(platform().api.platform, JOBS);
    const mails = await platform()
      .db.select()
      .from(messages)
      .where(eq(messages.memberId, Number(member.id)));
    assert.deepEqual(
      mails.map(({ subject }) => subject.EN),
      ['A reward is waiting for you'],
    );
    const { value } = await member.claim(rewardId);
    assert.deepEqual([value.amount, value.required, value.sumBalance], ['50.00', '0.00', '50.00']);
    assert.deepEqual(await member.balance(), ['50.00', '0.00']);
    assert.equal(await member.waiting(), 0);
    assert.deepEqual(await member.history(), [[TITLE.EN, '50.00', 'paid']]);
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('claimed on two phones at once, at two processes, it is one reward, and each is told so', async () => {
    const member = await start();
    const rewardId = await member.grant();
    const other = createClient(second.app, 'tala');
    other.token = member.browser.token;
    const answers = await Promise.all(
      [member.browser, other, member.browser, other].map((phone) => member.claim(rewardId, phone)),
    );
    assert.deepEqual(
      answers.map(({ value }) => value.amount),
      Array(4).fill('50.00'),
    );
    assert.deepEqual(await member.balance(), ['50.00', '0.00']);
  });

  test('granted at two processes at once it is one reward', async () => {
    const member = await start();
    const granted = await Promise.all(Array.from({ length: 6 }, () => member.grant({ source: 'raced' })));
    assert.equal(granted.filter((each) => each !== undefined).length, 1);
  });

  test('with turnover it is a bonus, one at a time; given up it goes with what was won', async () => {
    const member = await start();
    const [first, next] = [
      await member.grant({ turnoverTimes: 3 }),
      await member.grant({ turnoverTimes: 1, title: { EN: 'Other', TY: 'Iba' } }),
    ];
    const { value } = await member.claim(first);
    assert.deepEqual([value.required, value.sumBalance], ['150.00', '50.00']);
    assert.equal((await member.claim(next)).errorCode, 'reward.active');
    assert.equal((await member.claim(first)).value.required, '150.00', 'claimed again it stays so');
    await settledBet(platform(), member.id, 4_000);
    const { bonus, list } = await member.centre();
    assert.deepEqual([bonus?.name, bonus?.amount, bonus?.required, bonus?.met], [TITLE.EN, '50.00', '150.00', '40.00']);
    assert.equal(list.length, 1);
    const deposits = await member.browser.value(getDepositPromotions, { language: 'TY' });
    assert.equal(deposits.bonus?.name, TITLE.TY, 'the deposit page shows the same one');
    const given = { bonusNo: bonus?.bonusNo ?? '', language: 'EN' } as const;
    await member.browser.value(giveUpBonus, given);
    assert.deepEqual(await member.balance(), ['0.00', '0.00']);
    assert.deepEqual(await member.history(), [[TITLE.EN, '50.00', 'givenUp']]);
    assert.equal((await member.claim(next)).errorCode, undefined);
    await settledBet(platform(), member.id, 5_000);
    assert.equal((await member.centre()).bonus, undefined);
    assert.deepEqual(await member.balance(), ['50.00', '0.00']);
    assert.equal((await checkLedger(platform().db)).isSound, true);
  });

  test('a deposit’s bonus waits for a reward that is being played, and the deposit’s turnover stays', async () => {
    const member = await start();
    await member.claim(await member.grant({ turnoverTimes: 3 }));
    const { errorCode } = await member.browser.call(
      depositByWallet,
      { channel: 'GCASH', amount: '1000.00', language: 'EN', promotion: 'daily-top-up' },
      { [HEADER.idempotencyKey]: randomUUID() },
    );
    assert.equal(errorCode, 'promo.active');
  });

  test('after seven days it is gone, at the instant itself too', async () => {
    const member = await start();
    const at = new Date((await now()).getTime() - 7 * DAY_MS);
    const rewardId = await member.grant({ at });
    assert.equal(await member.waiting(), 0);
    assert.equal((await member.claim(rewardId)).errorCode, 'reward.expired');
    assert.deepEqual(await member.history(), [[TITLE.EN, '50.00', 'expired']]);
    assert.deepEqual(await member.balance(), ['0.00', '0.00']);
    await later(200 * DAY_MS);
    await runJobsNow(platform().api.platform, JOBS);
    await later(0);
    const left = await platform()
      .db.select()
      .from(rewards)
      .where(eq(rewards.memberId, Number(member.id)));
    assert.deepEqual(left, []);
  });

  test('a promotion that the merchant ends while it is claimed: whole, or refused', async () => {
    const isMission = and(eq(promotions.merchant, 'tala'), eq(promotions.key, 'MISSION'));
    const set = (isEnabled: boolean) => platform().db.update(promotions).set({ isEnabled }).where(isMission);
    await set(true);
    const member = await start();
    const ids = await Promise.all(Array.from({ length: 6 }, () => member.grant({ promotion: 'MISSION' })));
    assert.equal(await member.waiting(), 6);
    const [answers] = await Promise.all([Promise.all(ids.map((each) => member.claim(each))), set(false)]);
    const paid = answers.filter(({ errorCode }) => errorCode === undefined).length;
    assert.ok(answers.every(({ errorCode }) => errorCode === undefined || errorCode === 'reward.ended'));
    assert.equal((await member.balance())[0], `${paid * 50}.00`);
    assert.equal(await member.waiting(), 0);
    assert.equal((await member.claim(await member.grant({ promotion: 'MISSION' }))).errorCode, 'reward.ended');
    assert.equal((await member.history()).filter(([, , status]) => status === 'ended').length, 7 - paid);
  });

  test('in a break nothing is claimed; another member’s reward is nobody else’s; a trial has none', async () => {
    const [member, stranger] = [await start(), await start()];
    const rewardId = await member.grant();
    assert.equal((await stranger.claim(rewardId)).errorCode, 'not.found');
    await member.browser.value(takeTimeOut, { term: '1d' });
    assert.equal((await member.claim(rewardId)).errorCode, 'member.excluded');
    assert.equal(await member.waiting(), 0);
    assert.equal((await member.centre()).exclusion?.kind, 'timeOut');
    const trial = platform().client();
    trial.token = (await trial.value(startTrial, {})).token;
    for (const answer of [
      await trial.call(getRewards, { language: 'EN' }),
      await trial.call(getRewardHistory, PAGE),
      await trial.call(claimReward, { id: '1' }, { [HEADER.idempotencyKey]: randomUUID() }),
    ])
      assert.equal(answer.errorCode, 'trial.rejected');
  });

  test('in a break nothing expires: what came before it or in it, to one or to a level, waits for seven days after it', async () => {
    const member = await start();
    const { db } = platform();
    await member.grant({ source: 'before' });
    const over = await member.grant({ source: 'over', at: new Date((await now()).getTime() - 7 * DAY_MS) });
    await member.browser.value(takeTimeOut, { term: '6w' });
    await runJobsNow(platform().api.platform, JOBS);
    const within = await member.grant({ source: 'within' });
    await db
      .update(members)
      .set({ vipLevel: 7 })
      .where(eq(members.id, Number(member.id)));
    const toLevel = { merchant: 'tala', kind: 'operator', source: 'level', title: TITLE, amount: 5_000n } as const;
    const [grantedAt, other] = [await now(), await start()];
    await db
      .update(members)
      .set({ vipLevel: 7 })
      .where(eq(members.id, Number(other.id)));
    await db.transaction((tx) => grantToLevel(tx, { ...toLevel, level: 7, at: grantedAt }));
    // As after a grant that began before the break and ended after it was followed.
    await db
      .update(rewards)
      .set({ expiresAt: new Date(grantedAt.getTime() + 7 * DAY_MS) })
      .where(and(eq(rewards.memberId, Number(member.id)), inArray(rewards.source, ['within', 'level'])));
    await runJobsNow(platform().api.platform, JOBS);
    const { until } = (await member.centre()).exclusion ?? {};
    const end = Date.parse(until ?? '') + 7 * DAY_MS;
    const endOf = async (id: string) =>
      Object.fromEntries(
        (
          await db
            .select()
            .from(rewards)
            .where(eq(rewards.memberId, Number(id)))
        ).map(({ source, expiresAt }) => [source, expiresAt.getTime()]),
      );
    const { over: missed, ...kept } = await endOf(member.id);
    assert.deepEqual(kept, { before: end, within: end, level: end });
    assert.ok(missed && missed <= grantedAt.getTime(), 'what was gone before stays so');
    assert.deepEqual(await endOf(other.id), { level: grantedAt.getTime() + 7 * DAY_MS });
    assert.equal((await member.claim(within)).errorCode, 'member.excluded');
    await later(44 * DAY_MS);
    await member.logIn();
    assert.equal(await member.waiting(), 3);
    assert.equal((await member.claim(within)).errorCode, undefined);
    assert.equal((await member.claim(over)).errorCode, 'reward.expired');
    await later(0);
  });

  test('a bonus in play lasts longer by a break, prolonged too', async () => {
    const member = await start();
    const bonusEnd = async () => {
      await runJobsNow(platform().api.platform, JOBS);
      const [bonus] = await platform()
        .db.select()
        .from(bonuses)
        .where(eq(bonuses.memberId, Number(member.id)));
      return bonus?.expiresAt.getTime() ?? 0;
    };
    await member.claim(await member.grant({ turnoverTimes: 1 }));
    const before = await bonusEnd();
    for (const term of ['1d', '3d'] as const) {
      await member.browser.value(takeTimeOut, { term });
      const { since = '', until = '' } = (await member.centre()).exclusion ?? {};
      assert.equal((await bonusEnd()) - before, Date.parse(until) - Date.parse(since), term);
    }
    await later(8 * DAY_MS);
    await bonusEnd();
    await member.logIn();
    assert.deepEqual(await member.balance(), ['50.00', '50.00']);
    await later(0);
  });

  test('the desk grants to a member or a level, once for each form, and ends a promotion', async () => {
    const press = (form: Readonly<Record<string, string>>) =>
      platform()
        .client()
        .fetch('/rewards', {
          method: 'POST',
          redirect: 'manual',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(form).toString(),
        });
    const { id, username, password } = await platform().member();
    const browser = platform().client();
    await browser.logIn(username, password);
    const waiting = async () => (await browser.value(getPromotions, {})).totalUnclaimedPromosCount;
    const titles = { 'title-EN': 'Thanks', 'title-TY': 'Salamat' };
    const form = { merchant: 'tala', username, mark: 'm1', ...titles, amount: '12.50', turnover: '0' };
    assert.match(await (await press({ ...form, grant: 'reward' })).text(), /Grant ₱12\.50, to be bet 0 times, to/);
    assert.equal(await waiting(), 0, 'a question grants nothing');
    for (const _ of [1, 2]) assert.equal((await press({ ...form, sure: 'yes', grant: 'reward' })).status, 303);
    assert.equal(await waiting(), 1);
    await platform()
      .db.update(members)
      .set({ vipLevel: 8 })
      .where(eq(members.id, Number(id)));
    const level = { ...form, username: '', level: '8', mark: 'm2', sure: 'yes', grant: 'reward' };
    assert.equal((await press(level)).status, 303);
    assert.equal((await press(level)).status, 303);
    assert.equal(await waiting(), 2);
    for (const [wrong, said] of [
      [{ ...form, amount: 'x' }, /is no amount/],
      [{ ...form, 'title-TY': '' }, /both languages/],
      [{ ...form, turnover: '11' }, /0 to 10/],
      [{ ...form, username: 'nobody' }, /There is no member/],
    ] as const)
      assert.match(await (await press({ ...wrong, sure: 'yes', grant: 'reward' })).text(), said);
    assert.equal((await press({ sure: 'yes', begin: 'tala/MISSION' })).status, 303);
    const isOn = async () => (await browser.value(getPromotions, {})).availablePromosByKey.MISSION?.enabled;
    assert.equal(await isOn(), true);
    assert.equal((await press({ sure: 'yes', end: 'tala/MISSION' })).status, 303);
    assert.equal(await isOn(), false);
  });
});
