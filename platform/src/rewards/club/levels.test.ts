import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { getBenefits } from '@shared-kernel/contracts/member/benefits';
import { excludeSelf } from '@shared-kernel/contracts/member/exclusions';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { claimReward } from '@shared-kernel/contracts/member/rewards';
import { addDays, dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { JOBS } from '../../areas.ts';
import { periodOf, periodStart } from '../../clock/calendar-periods.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { messages } from '../../messages/mail/mail.tables.ts';
import { settledBet } from '../../testing/settled-bet.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { betDays } from '../bet-counts/bet-counts.tables.ts';
import { countBets } from '../bet-counts/count-bets.ts';
import { rewards } from '../grants/rewards.tables.ts';
import { levelChanges, levelReviews, vipTiers } from '../tiers/tiers.tables.ts';
import { reviewLevels } from './review-levels.ts';

describeOnBothDatabases('levels', 'catalogue', (platform) => {
  before(async () => {
    await countBets(platform().db, new Date());
  });

  const now = () => platform().api.platform.clock.now();
  const countAll = async () => {
    while (await countBets(platform().db, await now()));
  };
  /** The 1st of the next month, in the morning, as for the first review of a month after another. */
  const nextMonth = async () => {
    const { start, until } = periodOf('month', dayOf(await now()));
    await platform().db.delete(levelReviews);
    await platform().db.insert(levelReviews).values({ month: start, isDone: true });
    return new Date(until.getTime() + HOUR_MS);
  };
  const reviewAll = async (db: Database, at: Date) => {
    while (await reviewLevels(db, at));
  };
  const start = async (level = 0) => {
    const { id, username, password } = await platform().member();
    const memberId = Number(id);
    const { db } = platform();
    await db.update(members).set({ vipLevel: level }).where(eq(members.id, memberId));
    const browser = platform().client();
    await browser.logIn(username, password);
    return {
      username,
      browser,
      bet: (amount: number) => settledBet(platform(), id, amount),
      level: async () =>
        (await db.select({ level: members.vipLevel }).from(members).where(eq(members.id, memberId)))[0]?.level,
      history: async () =>
        (await db.select().from(levelChanges).where(eq(levelChanges.memberId, memberId)).orderBy(levelChanges.id)).map(
          ({ fromLevel, toLevel, reason }) => [fromLevel, toLevel, reason],
        ),
      sources: async () =>
        (await db.select().from(rewards).where(eq(rewards.memberId, memberId)))
          .map(({ source }) => source)
          .filter((source) => !source.startsWith('mission'))
          .sort(),
      exclude: () => browser.value(excludeSelf, { term: '6m', password }),
      mails: async () => {
        await runJobsNow(platform().api.platform, JOBS);
        const sent = await db.select().from(messages).where(eq(messages.memberId, memberId)).orderBy(messages.id);
        return sent.map(({ subject }) => subject.EN).filter((subject) => subject.includes('VIP'));
      },
      betOn: (day: string, validBet: bigint) =>
        db.insert(betDays).values({ memberId, day, category: 'RNG', validBet, rounds: 1 }),
      benefits: () => browser.value(getBenefits, { language: 'EN' }),
      claim: (rewardId = '') => browser.call(claimReward, { id: rewardId }, { [HEADER.idempotencyKey]: randomUUID() }),
    };
  };

  test('the month’s bets raise at once, over several levels; each brings its bonus once, and it is claimed once', async () => {
    const member = await start();
    await member.bet(499_999);
    await countAll();
    assert.equal(await member.level(), 0);
    await member.bet(1_500_001);
    await Promise.all([countAll(), countAll()]);
    assert.equal(await member.level(), 2);
    assert.deepEqual(await member.history(), [[0, 2, 'reached']]);
    assert.deepEqual(await member.sources(), ['level/1', 'level/2']);
    const { levels, level, progress } = await member.benefits();
    assert.deepEqual([level, progress], [2, '20000.00']);
    assert.deepEqual(
      levels.slice(0, 3).map(({ state }) => state),
      ['claimable', 'claimable', 'notReached'],
    );
    const claims = await Promise.all([1, 2].map(() => member.claim(levels[1]?.rewardId)));
    assert.deepEqual(
      claims.map(({ value }) => value.amount),
      ['58.00', '58.00'],
    );
    assert.equal((await member.browser.value(getBalance, {})).bonus, '58.00', 'one bonus of two claims');
    assert.equal((await member.benefits()).levels[1]?.state, 'claimed');
  });

  test('a level that is reached again brings no second bonus', async () => {
    const member = await start();
    await member.bet(500_000);
    await countAll();
    await platform().db.delete(rewards);
    await platform().db.update(members).set({ vipLevel: 0 });
    await member.bet(1_000);
    await countAll();
    assert.equal(await member.level(), 1);
    assert.deepEqual(await member.sources(), []);
    assert.equal((await member.benefits()).levels[0]?.state, 'over');
  });

  test('on the 1st it falls by one and no more, at two processes and killed half-way too; who kept it has the monthly bonus', async () => {
    const [idle, kept, climbed] = [await start(5), await start(3), await start(4)];
    const at = await nextMonth();
    const last = addDays(dayOf(at), -1);
    await kept.betOn(last, 5_000_000n);
    await climbed.betOn(dayOf(at), 10_000_000n);
    const { db } = platform();
    await reviewAll(db, new Date(startOfDay(periodStart('month', dayOf(at))).getTime() + 60_000));
    assert.equal(await idle.level(), 5, 'the last evening is still being counted');
    const killed: Database = new Proxy(db, {
      get: (target, name, receiver) =>
        name === 'transaction'
          ? (work: (tx: Transaction) => Promise<unknown>) =>
              target.transaction(async (tx) => {
                await work(tx);
                throw new Error('killed');
              })
          : Reflect.get(target, name, receiver),
    });
    await assert.rejects(reviewLevels(killed, at), /killed/);
    await Promise.all([reviewAll(db, at), reviewAll(db, at)]);
    await reviewAll(db, at);
    assert.deepEqual([await idle.level(), await kept.level(), await climbed.level()], [4, 3, 4]);
    assert.deepEqual(await idle.history(), [[5, 4, 'notKept']]);
    const source = `monthly/${periodStart('month', dayOf(at))}`;
    for (const member of [idle, kept, climbed]) assert.deepEqual(await member.sources(), [source]);
  });

  test('the review waits until the month before is counted', async () => {
    const member = await start(1);
    await member.bet(500_000);
    const at = await nextMonth();
    const reviews = () => platform().db.$count(levelReviews, eq(levelReviews.isDone, true));
    await reviewAll(platform().db, at);
    assert.deepEqual([await member.level(), await reviews()], [1, 1]);
    await countAll();
    await reviewAll(platform().db, at);
    assert.deepEqual([await member.level(), await reviews()], [1, 2]);
  });

  test('a mail and the desk say each change of the level; the self-excluded have none, and no monthly bonus', async () => {
    const [member, gone] = [await start(), await start(3)];
    await member.bet(500_000);
    await countAll();
    assert.deepEqual(await member.mails(), ['You are VIP 1 now']);
    await gone.exclude();
    const at = await nextMonth();
    await reviewAll(platform().db, new Date(periodOf('month', dayOf(at)).until.getTime() + HOUR_MS));
    assert.deepEqual([await member.level(), await gone.level()], [0, 2]);
    assert.deepEqual((await member.mails()).slice(1), ['Your level is VIP 0 now']);
    const shown = await (await platform().client().fetch(`/rewards?member=${member.username}`)).text();
    const [, levels = ''] = shown.split('<h2>Levels</h2>');
    assert.match(levels, /VIP 1<\/td><td>VIP 0[\s\S]*too few bets in[\s\S]*VIP 0<\/td><td>VIP 1[\s\S]*enough bets in/);
    assert.ok(!levels.includes(gone.username), 'one member alone');
    assert.deepEqual([await gone.mails(), await gone.sources()], [[], []]);
  });

  test('the database takes no level whose bonuses could not be granted', async () => {
    for (const tier of [{ levelBonus: -1n }, { monthlyBonus: -1n }, { turnoverTimes: 11 }, { turnoverTimes: -1 }])
      await assert.rejects(async () => platform().db.update(vipTiers).set(tier), JSON.stringify(Object.keys(tier)));
  });

  test('the first month of all lowers nobody; a trial has no levels', async () => {
    const member = await start(2);
    const at = await nextMonth();
    await platform().db.delete(levelReviews);
    await reviewAll(platform().db, at);
    assert.equal(await member.level(), 2);
    const trial = platform().client();
    trial.token = (await trial.value(startTrial, {})).token;
    assert.equal((await trial.call(getBenefits, { language: 'EN' })).errorCode, 'trial.rejected');
  });
});
