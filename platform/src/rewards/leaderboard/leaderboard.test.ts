import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { getMissions, getRanking } from '@shared-kernel/contracts/member/leaderboard';
import { getPromotions } from '@shared-kernel/contracts/member/member';
import { claimReward } from '@shared-kernel/contracts/member/rewards';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { DAY_MS } from '@shared-kernel/node/durations';
import { settleBet } from '../../../demo/src/control/settle-bet.ts';
import { periodStart } from '../../clock/calendar-periods.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { and, eq, sql } from '../../database/orm.ts';
import { bets } from '../../play/play.public.ts';
import { settledBet } from '../../testing/settled-bet.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { betDays, countedBets } from '../bet-counts/bet-counts.tables.ts';
import { countBets } from '../bet-counts/count-bets.ts';
import { rewards } from '../grants/rewards.tables.ts';
import { promotions } from '../promotions/promotions.tables.ts';

const PAGE = { pageNo: 1, pageSize: 20, language: 'EN' } as const;

test('weeks begin on Monday, days at their own midnight', () => {
  const starts = ['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30'].map((day) => periodStart('week', day));
  assert.deepEqual(starts, ['2026-11-16', '2026-11-23', '2026-11-23', '2026-11-30']);
  assert.equal(periodStart('day', '2026-11-22'), '2026-11-22');
});

describeOnBothDatabases('missions and ranking', 'catalogue', (platform) => {
  const set = (isEnabled: boolean) =>
    platform()
      .db.update(promotions)
      .set({ isEnabled })
      .where(and(eq(promotions.merchant, 'tala'), eq(promotions.key, 'MISSION')));
  before(async () => {
    await set(true);
    await countBets(platform().db, new Date());
  });

  const now = () => platform().api.platform.clock.now();
  const countAll = async () => {
    while (await countBets(platform().db, await now()));
  };
  const start = async () => {
    const { id, username, password } = await platform().member();
    const browser = platform().client();
    await browser.logIn(username, password);
    const missions = async () => (await browser.value(getMissions, { language: 'EN' })).list;
    return {
      id,
      browser,
      missions,
      mission: async (period: string, metric: string, gameType?: string) =>
        (await missions()).find(
          (each) => each.period === period && each.metric === metric && each.gameType === gameType,
        ),
      bet: (amount: number, category?: string) => settledBet(platform(), id, amount, category),
      ranking: (period: 'day' | 'week' = 'day') => browser.value(getRanking, { period, ...PAGE }),
      waiting: async () => (await browser.value(getPromotions, {})).totalUnclaimedPromosCount,
      granted: () =>
        platform()
          .db.select()
          .from(rewards)
          .where(eq(rewards.memberId, Number(id))),
    };
  };

  test('settled bets of own money move a mission on, and complete it once; its reward waits and is claimed', async () => {
    const member = await start();
    await member.bet(99_999);
    await countAll();
    const before = await member.mission('day', 'validBet');
    assert.deepEqual([before?.progress, before?.target, before?.state], ['999.99', '1000.00', 'open']);
    await member.bet(1);
    await countAll();
    await member.bet(50_000);
    await countAll();
    const done = await member.mission('day', 'validBet');
    assert.deepEqual([done?.progress, done?.state], ['1500.00', 'done']);
    assert.equal((await member.granted()).length, 1);
    assert.equal(await member.waiting(), 1);
    assert.equal((await member.mission('week', 'validBet'))?.progress, '1500.00');
    const slots = await member.mission('day', 'rounds', 'RNG');
    assert.deepEqual([slots?.progress, slots?.target], ['3.00', '50.00']);
    await member.browser.call(claimReward, { id: done?.rewardId ?? '' }, { [HEADER.idempotencyKey]: randomUUID() });
    assert.equal((await member.mission('day', 'validBet'))?.state, 'claimed');
    assert.equal(await member.waiting(), 0);
  });

  test('bonus money, free play and void bets count for nothing, and a category only for itself', async () => {
    const member = await start();
    for (const set of [{ bonusStake: 100_000n }, { isFreePlay: true }, { status: 'void' as const }]) {
      await member.bet(100_000);
      await platform()
        .db.update(bets)
        .set(set)
        .where(sql`${bets.id} = (select max(id) from ${bets} where member_id = ${Number(member.id)})`);
    }
    await member.bet(30_000, 'FISH');
    await countAll();
    assert.equal((await member.mission('day', 'validBet'))?.progress, '300.00');
    assert.equal((await member.mission('week', 'validBet', 'RNG'))?.progress, '0.00');
    assert.equal((await member.mission('day', 'rounds', 'RNG'))?.progress, '0.00');
  });

  test('counted by two processes at once, and killed half-way, each bet is counted once', async () => {
    const member = await start();
    for (let at = 0; at < 20; at += 1) await member.bet(1_000);
    const { db } = platform();
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
    await assert.rejects(countBets(killed, await now()), /killed/);
    assert.equal((await member.mission('day', 'validBet'))?.progress, '0.00');
    const at = await now();
    await Promise.all([countBets(db, at), countBets(db, at), countBets(db, at)]);
    await countAll();
    assert.equal((await member.mission('day', 'validBet'))?.progress, '200.00');
  });

  test('a round that ends after a later one is counted all the same, also once single bets are forgotten', async () => {
    const member = await start();
    const { db } = platform();
    await member.bet(1_000);
    const [last] = await db
      .select({ id: bets.id })
      .from(bets)
      .where(eq(bets.memberId, Number(member.id)));
    // The slow round's id, taken and not yet written.
    await db.execute(sql`select nextval(pg_get_serial_sequence('bets', 'id'))`);
    await member.bet(2_000);
    await countAll();
    await member.bet(4_000);
    await db
      .update(bets)
      .set({ id: (last?.id ?? 0) + 1 })
      .where(and(eq(bets.memberId, Number(member.id)), eq(bets.stake, 4_000n)));
    await countAll();
    assert.equal((await member.mission('day', 'validBet'))?.progress, '70.00');
    await db.update(countedBets).set({ countedAt: sql`clock_timestamp() - interval '11 minutes'` });
    await countAll();
    assert.deepEqual(await db.select().from(countedBets), []);
    await member.bet(500);
    await countAll();
    assert.equal((await member.mission('day', 'validBet'))?.progress, '75.00');
  });

  test('with the promotion off there are no missions, and nothing is granted', async () => {
    const member = await start();
    await set(false);
    await member.bet(200_000);
    await countAll();
    assert.deepEqual(await member.missions(), []);
    assert.deepEqual(await member.granted(), []);
    await set(true);
  });

  test('the ranking is by bets, equals by who was there first; names are masked, the own place is exact', async () => {
    const [first, second, third, idle] = [await start(), await start(), await start(), await start()];
    const at = await now();
    const top = 50_000_000n;
    const bet = (member: typeof first, amount: bigint, laterMs: number) =>
      settleBet(platform().db, { memberId: Number(member.id), amount, at: new Date(at.getTime() + laterMs) });
    await bet(second, top, 2);
    await bet(first, top, 1);
    await bet(third, top + 1n, 3);
    await countAll();
    const { list, mine, totalPages } = await second.ranking();
    assert.deepEqual(
      list.slice(0, 3).map(({ rank, validBet, isMine }) => [rank, validBet, isMine]),
      [
        [1, '500000.01', false],
        [2, '500000.00', false],
        [3, '500000.00', true],
      ],
    );
    assert.match(list[0]?.name ?? '', /\*\*\*/);
    assert.equal(mine?.rank, 3);
    assert.equal(totalPages, 1);
    assert.equal((await first.ranking('week')).mine?.rank, 2);
    assert.equal((await idle.ranking()).mine, undefined);
    const others = (await first.browser.value(getRanking, { period: 'day', ...PAGE, pageNo: 6 })).list;
    assert.deepEqual(others, [], 'a hundred are shown');
  });

  test('yesterday’s bets are yesterday’s: its mission is granted when they are counted after midnight', async () => {
    const member = await start();
    const yesterday = new Date((await now()).getTime() - DAY_MS);
    await settleBet(platform().db, { memberId: Number(member.id), amount: 100_000n, at: yesterday });
    await countAll();
    assert.equal((await member.mission('day', 'validBet'))?.progress, '0.00');
    assert.ok((await member.granted()).some(({ source }) => source.endsWith(dayOf(yesterday))));
    const days = await platform()
      .db.select()
      .from(betDays)
      .where(eq(betDays.memberId, Number(member.id)));
    assert.deepEqual(
      days.map(({ day }) => day),
      [dayOf(yesterday)],
    );
  });

  test('a trial has no missions and no place', async () => {
    const trial = platform().client();
    trial.token = (await trial.value(startTrial, {})).token;
    assert.equal((await trial.call(getMissions, { language: 'EN' })).errorCode, 'trial.rejected');
    assert.equal((await trial.call(getRanking, { period: 'day', ...PAGE })).errorCode, 'trial.rejected');
  });
});
