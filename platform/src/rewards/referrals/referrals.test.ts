import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { takeTimeOut } from '@shared-kernel/contracts/member/exclusions';
import { getPromotions } from '@shared-kernel/contracts/member/member';
import { getInvitees, getReferrals } from '@shared-kernel/contracts/member/referrals';
import { claimReward, getRewards } from '@shared-kernel/contracts/member/rewards';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { settleBet } from '../../../demo/src/control/settle-bet.ts';
import { memberProfiles } from '../../accounts/accounts.public.ts';
import { createApp } from '../../app.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { and, eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { loginPlaces } from '../../identity/places.tables.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { bankAccounts, openDeposit, receivePayment } from '../../money/money.public.ts';
import { bets } from '../../play/play.public.ts';
import { settledBet } from '../../testing/settled-bet.ts';
import { TEST_CONFIG } from '../../testing/test-config.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { rewards } from '../grants/rewards.tables.ts';
import { promotions } from '../promotions/promotions.tables.ts';
import { evaluateReferralsJob } from './evaluate-referrals.jobs.ts';
import { followRegistration } from './follow-registration.ts';
import { referralRules, referrals } from './referrals.tables.ts';

const PAGE = { pageNo: 1, pageSize: 20, language: 'EN' } as const;
const JOB = [evaluateReferralsJob];
/** A Sunday, 15:00 in Manila: its thirtieth day after ends with 31 March. */
const REGISTERED = new Date('2026-03-01T07:00:00Z');
const LAST_MOMENT = new Date('2026-03-31T15:59:59.999Z');
const OVER = new Date('2026-03-31T16:00:00Z');

describeOnBothDatabases('referrals', 'catalogue', (platform) => {
  let database: OpenDatabase | undefined;
  let second: ReturnType<typeof createApp>;
  before(async () => {
    const { url } = platform().database;
    database = url === undefined ? undefined : await openDatabase({ databaseUrl: url, dataFolder: '' });
    second = createApp(database ?? platform().database, TEST_CONFIG);
  });
  after(() => database?.close());

  let mobiles = 0;
  /** A member without a place of log-in, so that nothing is shared by chance. */
  const someone = async (recommendedBy: number | null, registeredAt = REGISTERED) => {
    const { db } = platform();
    mobiles += 1;
    const mobile = `63917${String(mobiles).padStart(7, '0')}`;
    const { id, username } = await platform().member();
    const memberId = Number(id);
    await db.update(members).set({ registeredAt }).where(eq(members.id, memberId));
    await db.insert(memberProfiles).values({
      memberId,
      merchant: 'tala',
      mobile,
      recommendedBy,
      registerUrl: 'localhost',
      registerMethod: 'H5',
    });
    return { memberId, username };
  };

  const invited = async (recommenderId: number, at = REGISTERED) => {
    const { db } = platform();
    const { memberId, username } = await someone(recommenderId, at);
    const event = { memberId, recommenderId, merchant: 'tala' };
    await db.transaction((tx) => followRegistration.handle(tx, event as never, at, []));
    const deposit = (amount: bigint, paidAt = at) =>
      db.transaction(async (tx) => {
        const depositor = { memberId, merchant: 'tala', currency: 'PHP' };
        const orderNo = await openDeposit(tx, depositor, { channel: 'OPERATOR', amount, by: 'staff', at: paidAt });
        await receivePayment(tx, { orderNo, amount, reference: `test/${orderNo}`, at: paidAt });
      });
    const verify = () =>
      db.update(memberProfiles).set({ isMobileVerified: true }).where(eq(memberProfiles.memberId, memberId));
    const bet = (amount: bigint, placedAt = at) => settleBet(db, { memberId, amount, at: placedAt });
    return {
      memberId,
      username,
      verify,
      deposit,
      bet,
      complete: async () => {
        await verify();
        await deposit(50_000n);
        await bet(100_000n);
      },
      row: async () => {
        const [row] = await db.select().from(referrals).where(eq(referrals.memberId, memberId));
        assert.ok(row);
        return row;
      },
      stage: async () => {
        const [row] = await db.select().from(referrals).where(eq(referrals.memberId, memberId));
        return row?.outcome ?? row?.step;
      },
    };
  };

  const run = (now = REGISTERED) =>
    evaluateReferralsJob.run(platform().api.platform, now, new AbortController().signal);
  const rewardsOf = (memberId: number) => platform().db.select().from(rewards).where(eq(rewards.memberId, memberId));
  const share = async (place: string, ...memberIds: readonly number[]) => {
    for (const memberId of memberIds)
      await platform()
        .db.insert(loginPlaces)
        .values({ memberId, place, lastLoginAt: REGISTERED })
        .onConflictDoNothing();
  };
  const account = async (memberId: number, accountMark: string, payeeName: string, isRemoved = false) => {
    const where = { memberId, merchant: 'tala', bankCode: 'BPI', accountMark, payeeName, isRemoved };
    const number = { accountNumber: accountMark, accountTail: '0001', isDefault: false, addedAt: REGISTERED };
    await platform()
      .db.insert(bankAccounts)
      .values({ ...where, ...number });
  };
  const press = (form: Readonly<Record<string, string>>) =>
    platform()
      .client()
      .fetch('/referrals', {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      });

  test('step by step, to the centavo: number, first deposit, turnover; then one reward', async () => {
    const { memberId } = await someone(null);
    const friend = await invited(memberId);
    await run();
    assert.equal(await friend.stage(), 'registered');
    await friend.bet(99_999n);
    await friend.verify();
    await run();
    assert.equal(await friend.stage(), 'verified');
    await friend.deposit(50_000n);
    await run();
    assert.equal(await friend.stage(), 'deposited', 'a centavo of turnover is missing');
    assert.deepEqual(await rewardsOf(memberId), []);
    await friend.bet(1n);
    await run();
    assert.equal(await friend.stage(), 'valid');
    const [reward, ...more] = await rewardsOf(memberId);
    assert.deepEqual(
      [reward?.kind, reward?.source, reward?.amount, reward?.turnoverTimes, reward?.promotion, more.length],
      ['referral', `referral/${friend.memberId}`, 10_000n, 1, 'REFERRAL', 0],
    );
    assert.equal((await friend.row()).rewardId, reward?.id);
  });

  test('a first deposit that is a centavo short ends it, whatever comes later', async () => {
    const { memberId } = await someone(null);
    const friend = await invited(memberId);
    await friend.deposit(49_999n);
    await friend.deposit(50_000n, new Date(REGISTERED.getTime() + 1));
    await friend.verify();
    await friend.bet(100_000n);
    await run();
    assert.deepEqual([await friend.stage(), (await friend.row()).reasons], ['lapsed', ['deposit']]);
    assert.deepEqual(await rewardsOf(memberId), []);
  });

  test('bonus money and free play are no turnover', async () => {
    const { memberId } = await someone(null);
    const friend = await invited(memberId);
    await friend.complete();
    await platform().db.update(bets).set({ bonusStake: 1n }).where(eq(bets.memberId, friend.memberId));
    await run();
    assert.equal(await friend.stage(), 'deposited');
    await platform()
      .db.update(bets)
      .set({ bonusStake: 0n, isFreePlay: true })
      .where(eq(bets.memberId, friend.memberId));
    await run();
    assert.equal(await friend.stage(), 'deposited');
  });

  test('thirty days by the merchant’s calendar: the last moment counts, the next does not, however late the job', async () => {
    const { memberId } = await someone(null);
    const [inTime, late, idle] = [await invited(memberId), await invited(memberId), await invited(memberId)];
    await inTime.verify();
    await inTime.deposit(50_000n);
    await inTime.bet(100_000n, LAST_MOMENT);
    await late.verify();
    await late.deposit(50_000n);
    await late.bet(100_000n, OVER);
    await run(LAST_MOMENT);
    assert.equal(await idle.stage(), 'registered');
    await run(new Date(OVER.getTime() + 86_400_000));
    assert.deepEqual(
      [await inTime.stage(), await late.stage(), await idle.stage(), (await idle.row()).reasons],
      ['valid', 'lapsed', 'lapsed', ['time']],
    );
  });

  test('the month’s cap, raced by two processes: never one reward more', async () => {
    const { db } = platform();
    await db.update(referralRules).set({ perMonth: 3 }).where(eq(referralRules.merchant, 'tala'));
    const { memberId } = await someone(null);
    const friends = await Promise.all(Array.from({ length: 8 }, () => invited(memberId)));
    for (const friend of friends) await friend.complete();
    const other = second.platform;
    const signal = new AbortController().signal;
    await Promise.all([run(), evaluateReferralsJob.run(other, REGISTERED, signal), run()]);
    await run();
    const stages = await Promise.all(friends.map((friend) => friend.stage()));
    assert.deepEqual(stages.toSorted(), [...Array(5).fill('capped'), ...Array(3).fill('valid')]);
    assert.equal((await rewardsOf(memberId)).length, 3);
    const april = await invited(memberId, new Date('2026-04-02T07:00:00Z'));
    await april.complete();
    await run(new Date('2026-04-02T08:00:00Z'));
    assert.equal(await april.stage(), 'valid', 'a new month');
    await db.update(referralRules).set({ perMonth: 20 }).where(eq(referralRules.merchant, 'tala'));
  });

  test('twice, by two processes at once, or after a run that died half-way: one reward', async () => {
    const { memberId } = await someone(null);
    const friend = await invited(memberId);
    await friend.complete();
    const { db } = platform();
    const dying = Object.create(db, {
      transaction: {
        value: (work: (tx: never) => Promise<void>) =>
          db.transaction(async (tx) => {
            await work(tx as never);
            throw new Error('killed');
          }),
      },
    });
    const signal = new AbortController().signal;
    await evaluateReferralsJob.run({ ...platform().api.platform, db: dying }, REGISTERED, signal);
    assert.deepEqual([await friend.stage(), await rewardsOf(memberId)], ['registered', []]);
    await Promise.all([run(), evaluateReferralsJob.run(second.platform, REGISTERED, signal), run()]);
    await run();
    assert.equal(await friend.stage(), 'valid');
    assert.equal((await rewardsOf(memberId)).length, 1);
  });

  test('no reward while the merchant’s promotion is off', async () => {
    const isReferral = and(eq(promotions.merchant, 'tala'), eq(promotions.key, 'REFERRAL'));
    const { memberId } = await someone(null);
    const friend = await invited(memberId);
    await friend.complete();
    await platform().db.update(promotions).set({ isEnabled: false }).where(isReferral);
    await run();
    assert.equal(await friend.stage(), 'registered');
    await platform().db.update(promotions).set({ isEnabled: true }).where(isReferral);
    await run();
    assert.equal(await friend.stage(), 'valid');
  });

  type Friend = Awaited<ReturnType<typeof invited>>;
  const ABUSE: readonly [
    reason: string,
    outcome: 'rejected' | 'held',
    make: (friend: Friend, recommenderId: number) => Promise<unknown>,
  ][] = [
    ['device', 'rejected', (friend, by) => share(`visitor/${randomUUID()}`, friend.memberId, by)],
    ['address', 'held', (friend, by) => share('address/203.0.113.7', friend.memberId, by)],
    [
      'account',
      'rejected',
      async (friend, by) => {
        await account(by, 'mark-1', 'Ana Cruz', true);
        await account(friend.memberId, 'mark-1', 'Ben Reyes');
      },
    ],
    [
      'circle',
      'rejected',
      async (friend, by) => {
        const { memberId } = await someone(friend.memberId);
        await share(`visitor/${randomUUID()}`, memberId, by);
      },
    ],
    [
      'circle',
      'rejected',
      async (friend, by) => {
        const first = await someone(null);
        const between = await someone(first.memberId);
        await platform()
          .db.update(memberProfiles)
          .set({ recommendedBy: between.memberId })
          .where(eq(memberProfiles.memberId, by));
        await share(`visitor/${randomUUID()}`, friend.memberId, first.memberId);
      },
    ],
    [
      'disabled',
      'rejected',
      (friend) => platform().db.update(members).set({ isDisabled: true }).where(eq(members.id, friend.memberId)),
    ],
    ['trial', 'rejected', (_, by) => platform().db.update(members).set({ type: 4 }).where(eq(members.id, by))],
    [
      'siblings',
      'held',
      async (friend, by) => share(`visitor/${randomUUID()}`, friend.memberId, (await invited(by)).memberId),
    ],
    [
      'payee',
      'held',
      async (friend, by) => {
        await account(by, randomUUID(), 'Ana Cruz');
        await account(friend.memberId, randomUUID(), 'ana cruz');
      },
    ],
  ];
  for (const [reason, outcome, make] of ABUSE)
    test(`${reason}: ${outcome}, with the reason kept, and no reward`, async () => {
      const { memberId } = await someone(null);
      const friend = await invited(memberId);
      await make(friend, memberId);
      await friend.complete();
      await run();
      assert.deepEqual([await friend.stage(), (await friend.row()).reasons], [outcome, [reason]]);
      assert.deepEqual(await rewardsOf(memberId), []);
    });

  test('a break from play of either: not counted', async () => {
    const { id, username, password } = await platform().member();
    const browser = platform().client();
    await browser.logIn(username, password);
    await browser.value(takeTimeOut, { term: '1d' });
    const friend = await invited(Number(id));
    await friend.complete();
    await run();
    assert.deepEqual([await friend.stage(), (await friend.row()).reasons], ['rejected', ['excluded']]);
    assert.equal((await browser.value(getReferrals, {})).exclusion?.kind, 'timeOut');
  });

  test('this machine’s own address is nobody’s; a device that is forgotten later stays a reason', async () => {
    const { memberId } = await someone(null);
    const [local, once] = [await invited(memberId), await invited(memberId)];
    await share('address/127.0.0.1', memberId, local.memberId);
    const place = `visitor/${randomUUID()}`;
    await share(place, memberId, once.memberId);
    await once.verify();
    await run();
    await platform().db.delete(loginPlaces).where(eq(loginPlaces.place, place));
    await local.complete();
    await once.complete();
    await run();
    assert.deepEqual([await local.stage(), await once.stage()], ['valid', 'rejected']);
  });

  test('the desk asks, approves and rejects with a reason, once; the audit has it', async () => {
    const { memberId, username } = await someone(null);
    const [held, refused] = [await invited(memberId), await invited(memberId)];
    await account(memberId, randomUUID(), 'Ana Cruz');
    await account(held.memberId, randomUUID(), 'Ana Cruz');
    await share(`visitor/${randomUUID()}`, memberId, refused.memberId);
    await share('address/203.0.113.9', memberId, refused.memberId);
    for (const friend of [held, refused]) await friend.complete();
    await run();
    const page = await (await platform().client().fetch('/referrals')).text();
    assert.match(page, /Held.*same payee name.*Not counted.*same device, same network address/s);
    const [one, other] = [String((await held.row()).id), String((await refused.row()).id)];
    const question = await (await press({ reason: 'sisters', approve: one })).text();
    assert.ok(question.includes(`Give ${username} the reward of ₱100.00 for ${held.username}?`));
    assert.equal(await held.stage(), 'held', 'a question moves nothing');
    assert.equal((await press({ sure: 'yes', reason: ' ', approve: one })).status, 400);
    assert.equal((await press({ sure: 'yes', reason: 'sisters', approve: one })).status, 303);
    assert.equal((await press({ sure: 'yes', reason: 'again', approve: one })).status, 400);
    assert.equal((await press({ sure: 'yes', reason: 'one café', reject: other })).status, 303);
    assert.deepEqual([await held.stage(), await refused.stage()], ['valid', 'rejected']);
    assert.equal((await rewardsOf(memberId)).length, 1);
    const kept = await platform().db.select().from(auditEvents).where(eq(auditEvents.event, 'referral.decided'));
    assert.deepEqual(
      kept.map(({ details }) => [details.isApproved, details.reason]),
      [
        [true, 'sisters'],
        [false, 'one café'],
      ],
    );
  });

  test('the recommender sees masked names, stages, the funnel and what was earned; no number, no amount', async () => {
    const { id, username, password } = await platform().member();
    const browser = platform().client();
    await browser.logIn(username, password);
    const friends = [];
    for (let count = 0; count < 3; count += 1)
      friends.push(await invited(Number(id), new Date(REGISTERED.getTime() + count)));
    const [done, proved, fresh] = friends;
    assert.ok(done && proved && fresh);
    await done.complete();
    await proved.verify();
    const now = await platform().api.platform.clock.now();
    for (const { memberId } of friends)
      await platform()
        .db.update(referrals)
        .set({ endsAt: new Date(now.getTime() + 86_400_000) })
        .where(eq(referrals.memberId, memberId));
    await runJobsNow(platform().api.platform, JOB);
    const answer = await browser.call(getInvitees, PAGE);
    assert.deepEqual(
      answer.value.list.map(({ stage, day }) => [stage, day]),
      [
        ['registered', '2026-03-01'],
        ['verified', '2026-03-01'],
        ['valid', '2026-03-01'],
      ],
    );
    const said = JSON.stringify(answer.value);
    for (const friend of friends) assert.ok(!said.includes(friend.username) && !said.includes(`"${friend.memberId}"`));
    const overview = await browser.value(getReferrals, {});
    assert.deepEqual(
      [overview.invited, overview.verified, overview.deposited, overview.valid, overview.thisMonth, overview.waiting],
      [3, 2, 1, 1, 1, '100.00'],
    );
    assert.equal((await browser.value(getPromotions, {})).totalUnclaimedPromosCount, 1);
    const [reward] = (await browser.value(getRewards, { language: 'EN' })).list;
    const key = { [HEADER.idempotencyKey]: randomUUID() };
    assert.equal((await browser.call(claimReward, { id: reward?.id ?? '' }, key)).errorCode, undefined);
    const later = await browser.value(getReferrals, {});
    assert.deepEqual(
      [later.earned, later.playing, later.waiting, later.rules.perMonth],
      ['0.00', '100.00', '0.00', 20],
    );
    await settledBet(platform(), id, 10_000);
    await browser.value(getRewards, { language: 'EN' });
    const met = await browser.value(getReferrals, {});
    assert.deepEqual([met.earned, met.playing], ['100.00', '0.00']);
    const stranger = await platform().signedIn();
    assert.deepEqual((await stranger.value(getInvitees, PAGE)).list, []);
    const trial = platform().client();
    trial.token = (await trial.value(startTrial, {})).token;
    assert.equal((await trial.call(getReferrals, {})).errorCode, 'trial.rejected');
    assert.equal((await trial.call(getInvitees, PAGE)).errorCode, 'trial.rejected');
  });
});
