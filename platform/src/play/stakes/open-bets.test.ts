import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getTeamBets } from '@shared-kernel/contracts/agent/agent';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { setLossLimit } from '@shared-kernel/contracts/member/play-limits';
import { getProfitAndLoss } from '@shared-kernel/contracts/member/profit';
import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { DAY_MS } from '@shared-kernel/node/durations';
import { and, eq } from '../../database/orm.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { checkLedger } from '../../ledger/check.ts';
import { post } from '../../ledger/post.ts';
import { defineOrder } from '../../orders/define-order.ts';
import { orders } from '../../orders/orders.tables.ts';
import { openOrder } from '../../orders/orders.ts';
import { betDays } from '../../rewards/bet-counts/bet-counts.tables.ts';
import { countBets } from '../../rewards/bet-counts/count-bets.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { bets } from '../bets/bets.tables.ts';
import { playMeters } from '../limits/play-limits.tables.ts';
import { wins } from '../winners/winners.tables.ts';
import { type BetEnd, endBet, openBet } from './open-bets.ts';
import { holdStaker } from './staker.ts';

const NODE = '100001';
const GAP_MS = 60_000;
const STAKE = 10_000n;
const BONUS = defineOrder({
  name: 'bonus',
  prefix: 'BN',
  start: 'active',
  leadsTo: { active: ['met', 'lost'], met: [], lost: [] },
  timeouts: {},
});

describeOnBothDatabases('open bets', 'catalogue', (platform) => {
  let last = 0;
  const member = async (balanceMinor: number, upline?: string) => {
    const made = await platform().member({ balanceMinor, ...(upline && { upline }) });
    const browser = platform().client();
    await browser.logIn(made.username, made.password);
    const owner = { id: Number(made.id), merchant: 'tala', currency: 'PHP', isTrial: false };
    return { owner, browser, balance: async () => (await browser.value(getBalance, {})).sumBalance };
  };
  type Owner = Awaited<ReturnType<typeof member>>['owner'];
  const place = async (owner: Owner, stake = STAKE, at = new Date(), more: { isOwnMoneyOnly?: boolean } = {}) => {
    last += 1;
    const betNo = `SB-${last}`;
    const ask = { betNo, nodeId: NODE, stake, roundKey: betNo, choice: null, at, gapMs: GAP_MS, ...more };
    await platform().db.transaction(async (tx) => openBet(tx, await holdStaker(tx, owner, false), ask));
    return betNo;
  };
  const endAs = (betNo: string, end: BetEnd) => platform().db.transaction((tx) => endBet(tx, betNo, end));
  const end = (betNo: string, { payout = 0n, at = new Date() } = {}) =>
    endAs(betNo, { status: 'settled', payout, validBet: STAKE, outcome: null, at });
  const cancel = (betNo: string) => endAs(betNo, { status: 'void', outcome: null, at: new Date() });
  const rowOf = async (betNo: string) => (await platform().db.select().from(bets).where(eq(bets.betNo, betNo)))[0];
  const countedOf = async (id: number) => {
    while (await countBets(platform().db, new Date()));
    const days = await platform().db.select().from(betDays).where(eq(betDays.memberId, id));
    return days.reduce((sum, { validBet }) => sum + validBet, 0n);
  };

  test('an open bet counts in no figure; once settled it counts once, however often it is settled', async () => {
    const agent = await platform().member({ type: 1 });
    const { owner, browser, balance } = await member(50_000, agent.username);
    const upline = platform().client();
    await upline.logIn(agent.username, agent.password);
    const day = { startDate: dayOf(new Date()), endDate: dayOf(new Date()) };
    const ask = { ...day, pageNo: 1, pageSize: 20, language: 'EN' } as const;
    const records = () => browser.value(getBetRecords, ask);
    await countedOf(owner.id);

    const betNo = await place(owner);
    assert.equal(await balance(), '400.00');
    const open = await records();
    assert.deepEqual([open.list[0]?.status, open.list[0]?.profit, open.footer?.stake], ['open', '0.00', '0.00']);
    const team = await upline.value(getTeamBets, { ...ask, scope: 'team' });
    assert.deepEqual([team.list[0]?.betNo, team.footer?.count, team.footer?.stake], [betNo, 1, '0.00']);
    assert.equal(await countedOf(owner.id), 0n);

    const before = await rowOf(betNo);
    const ended = await Promise.all([end(betNo, { payout: 150_000n }), end(betNo, { payout: 150_000n })]);
    assert.equal(ended.filter(Boolean).length, 1);
    assert.equal(await end(betNo, { payout: 1n }), false);
    assert.equal(await balance(), '1900.00');
    const settled = await records();
    assert.deepEqual([settled.list[0]?.status, settled.list[0]?.profit], ['settled', '1400.00']);
    assert.equal(settled.list[0]?.openedAt, before?.openedAt?.toISOString());
    assert.ok(
      ((await rowOf(betNo))?.id ?? 0) > (before?.id ?? 0),
      'what counts bets by their id must not have passed it',
    );
    assert.equal(await countedOf(owner.id), STAKE);
    assert.equal((await platform().db.select().from(wins).where(eq(wins.amount, 150_000n))).length, 1);
    assert.equal((await upline.value(getTeamBets, { ...ask, scope: 'team' })).footer?.profit, '-1400.00');
  });

  test('a bet counts on the day on which it ended', async () => {
    const { owner } = await member(50_000);
    const betNo = await place(owner, STAKE, new Date(Date.now() - 3 * DAY_MS));
    const at = new Date();
    await end(betNo, { at });
    assert.deepEqual((await rowOf(betNo))?.placedAt, at);
  });

  test('a void bet is refunded whole, and counts as nothing', async () => {
    const { owner, balance } = await member(50_000);
    const betNo = await place(owner);
    await cancel(betNo);
    assert.equal(await balance(), '500.00');
    const { payout, validBet, status } = (await rowOf(betNo)) ?? {};
    assert.deepEqual([payout, validBet, status], [0n, 0n, 'void']);
    assert.equal(await countedOf(owner.id), 0n);
  });

  test('open stakes count in a limit at once, and what is lost stays in it', async () => {
    const { owner, browser } = await member(50_000);
    await browser.value(setLossLimit, { period: 'day', limit: '150.00' });
    const first = await place(owner);
    await assert.rejects(place(owner), /limit of a day/);
    await end(first, { payout: 4_000n });
    const meter = async () =>
      (await platform().db.select().from(playMeters).where(eq(playMeters.memberId, owner.id)))[0];
    assert.deepEqual([(await meter())?.openStake, (await meter())?.totals.day.loss], [0n, '6000']);
    await assert.rejects(place(owner), /limit of a day/);
    await cancel(await place(owner, 9_000n));
    assert.deepEqual([(await meter())?.openStake, (await meter())?.totals.day.loss], [0n, '6000']);
  });

  test('what a bonus won makes no own loss smaller', async () => {
    const { owner, browser } = await withBonus(1n);
    await browser.value(setLossLimit, { period: 'day', limit: '150.00' });
    const betNo = await place(owner, 6_001n);
    await end(betNo, { payout: 3_000n });
    const [meter] = await platform().db.select().from(playMeters).where(eq(playMeters.memberId, owner.id));
    assert.equal(meter?.totals.day.loss, '1');
  });

  test('what gives back no more than its stake is no win', async () => {
    const { owner } = await member(200_000);
    await end(await place(owner, 160_000n), { payout: 160_000n });
    assert.equal((await platform().db.select().from(wins).where(eq(wins.amount, 160_000n))).length, 0);
  });

  test('what the balance has not is no bet', async () => {
    const { owner } = await member(5_000);
    await assert.rejects(place(owner), { code: 'wallet.insufficient' });
    assert.equal(await rowOf(`SB-${last}`), undefined);
  });

  const withBonus = async (balanceMinor = 4_000n) => {
    const { owner, browser, balance } = await member(Number(balanceMinor));
    const key = { merchant: 'tala', currency: 'PHP', kind: 'bonus' } as const;
    await platform().db.transaction(async (tx) => {
      const [own, house] = [
        await ensureAccount(tx, { ...key, memberId: owner.id }),
        await ensureAccount(tx, { ...key, memberId: null }),
      ];
      const entries = [
        { accountId: own, amount: 6_000n },
        { accountId: house, amount: -6_000n },
      ];
      await post(tx, { kind: 'bonus', idempotencyKey: `test/${owner.id}`, at: new Date(), entries });
      await openOrder(tx, BONUS, owner.id, { by: 'member', at: new Date() });
    });
    const become = (state: string) =>
      platform()
        .db.update(orders)
        .set({ state })
        .where(and(eq(orders.memberId, owner.id), eq(orders.kind, 'bonus')));
    const bonusCounted = async () => {
      const day = { startDate: dayOf(new Date()), endDate: dayOf(new Date()) };
      return (await browser.value(getProfitAndLoss, { ...day, language: 'EN' })).bonus;
    };
    return { owner, browser, balance, become, bonusCounted };
  };

  test('a bet of own money alone leaves the bonus where it is, and is refused beyond the own money', async () => {
    const { owner, balance } = await withBonus();
    const alone = { isOwnMoneyOnly: true };
    await assert.rejects(place(owner, STAKE, new Date(), alone), { code: 'wallet.insufficient' });
    assert.equal(await balance(), '100.00');
    const betNo = await place(owner, 4_000n, new Date(), alone);
    assert.equal((await rowOf(betNo))?.bonusStake, 0n);
    assert.equal(await balance(), '60.00');
  });

  // Of 60.00 bonus money in a stake of 100.00, a payout of 200.00 gives 120.00 back to the bonus.
  for (const [state, expected, counted] of [
    ['active', '200.00', '-60.00'],
    ['met', '200.00', '60.00'],
    ['lost', '80.00', '-60.00'],
  ] as const)
    test(`what a bonus staked comes back to where the bonus has gone: ${state}`, async () => {
      const { owner, balance, become, bonusCounted } = await withBonus();
      const betNo = await place(owner);
      assert.equal((await rowOf(betNo))?.bonusStake, 6_000n);
      assert.equal(await balance(), '0.00');
      await become(state);
      await end(betNo, { payout: 20_000n });
      assert.equal(await balance(), expected);
      assert.equal(await bonusCounted(), counted);
      assert.equal((await checkLedger(platform().db)).isSound, true);
    });
});
