import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getTeamOverview, getTeamProfit, getTeamTransactions } from '@shared-kernel/contracts/agent/agent';
import { getProfitAndLoss } from '@shared-kernel/contracts/member/profit';
import { addDays, dayOf, endOfDay, startOfDay } from '@shared-kernel/contracts/system/calendar';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import type { Database } from '../../database/database.ts';
import { count, eq, type SQL } from '../../database/orm.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import type { TransactionKind } from '../../ledger/ledger.tables.ts';
import { post } from '../../ledger/post.ts';
import { bets } from '../../play/play.public.ts';
import { rangeOf } from '../../records/range.ts';
import { dice } from '../../testing/dice.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { idsOf } from './asked-figures.ts';
import { memberDays, teamDays, writtenDays } from './figures.tables.ts';
import { TEAM_DAYS_JOBS } from './team-days.jobs.ts';
import { figuresOf, toWire } from './team-figures.ts';
import { isDayRight } from './write-days.ts';

const TODAY = dayOf(Date.now());
const DAYS = [-3, -2, -1, 0].map((offset) => addDays(TODAY, offset));
const RANGE = { startDate: addDays(TODAY, -3), endDate: TODAY, language: 'EN' } as const;
const KINDS = ['deposit', 'withdrawal', 'bonus', 'rebate'] as const satisfies readonly TransactionKind[];
const FIGURES = ['deposits', 'withdrawals', 'stake', 'validBet', 'payout', 'bonus', 'rebate'] as const;

type Sums = Readonly<Record<(typeof FIGURES)[number], string>>;

const centavos = (amount: string): bigint => BigInt(amount.replace('.', ''));

const added = (all: readonly Sums[]): Record<string, bigint> =>
  Object.fromEntries(
    FIGURES.map((name) => [name, all.reduce((sum, figures) => sum + centavos(figures[name]), 0n)] as const),
  );

describeOnBothDatabases('figures of teams', 'catalogue', (platform) => {
  let posted = 0;
  const move = (memberId: number, kind: TransactionKind, amount: bigint, at: Date) =>
    platform().db.transaction(async (tx) => {
      const owner = { merchant: 'tala', currency: 'PHP' } as const;
      const wallet = await ensureAccount(tx, { ...owner, memberId, kind: 'wallet' });
      const house = await ensureAccount(tx, { ...owner, memberId: null, kind: 'gateway' });
      posted += 1;
      await post(tx, {
        kind,
        idempotencyKey: `figures/${memberId}/${posted}`,
        at,
        entries: [
          { accountId: wallet, amount },
          { accountId: house, amount: -amount },
        ],
      });
    });
  const bet = (memberId: number, at: Date, own: Partial<typeof bets.$inferInsert> = {}) => {
    posted += 1;
    const row = { stake: 1000n, validBet: 900n, payout: 250n, status: 'settled', isFreePlay: false } as const;
    return platform()
      .db.insert(bets)
      .values({ betNo: `FIG-${memberId}-${posted}`, memberId, nodeId: '100001', placedAt: at, ...row, ...own });
  };
  const writeDays = () => runJobsNow(platform().api.platform, TEAM_DAYS_JOBS);
  const forget = async () => {
    for (const table of [memberDays, teamDays, writtenDays]) await platform().db.delete(table);
  };

  /** Some days of play and money, and a bet of today. */
  const live = async (id: number, roll: ReturnType<typeof dice>) => {
    for (let moves = roll(6); moves > 0; moves -= 1) {
      const at = new Date(startOfDay(DAYS[roll(3)] ?? TODAY).getTime() + roll(86_400) * 1000);
      const kind = KINDS[roll(KINDS.length)] ?? 'deposit';
      await move(id, 'deposit', 100_000n, at);
      await move(id, kind, BigInt(roll(9000) + 1) * (kind === 'withdrawal' ? -1n : 1n), at);
      const stake = BigInt(roll(5000) + 2);
      await bet(id, at, {
        stake,
        validBet: stake - 1n,
        bonusStake: BigInt(roll(Number(stake))),
        payout: BigInt(roll(9000)),
        status: roll(8) === 0 ? 'void' : 'settled',
        isFreePlay: roll(8) === 0,
      });
    }
    await bet(id, new Date(), { stake: BigInt(roll(900) + 1) });
  };

  /** A tree of `size` members below an agent, each with some days of play and money, by the seed. */
  const grow = async (name: string, seed: number, size: number) => {
    const roll = dice(seed);
    const member = (own: Parameters<ReturnType<typeof platform>['member']>[0]) => platform().member(own);
    const top = await member({ username: `${name}_top`, type: 1 });
    const everyone = [top];
    for (let index = 0; index < size; index += 1) {
      const upline = everyone[roll(everyone.length)] ?? top;
      everyone.push(
        await member({ username: `${name}_${index}`, type: roll(2) === 0 ? 0 : 1, upline: upline.username }),
      );
    }
    for (const { id } of everyone) await live(Number(id), roll);
    const browsers = await Promise.all(
      everyone.map(async ({ username, password }) => {
        const browser = platform().client();
        await browser.logIn(username, password);
        return browser;
      }),
    );
    const [agent, ...below] = browsers;
    if (!agent) throw new Error('The tree has a top.');
    const ownSums = (): Promise<Sums[]> => Promise.all(below.map((browser) => browser.value(getProfitAndLoss, RANGE)));
    const overview = () => agent.value(getTeamOverview, RANGE);
    const profit = (own: object = {}) =>
      agent.value(getTeamProfit, { ...RANGE, pageNo: 1, pageSize: 50, ...own }) as Promise<
        ValueOf<typeof getTeamProfit>
      >;
    const transactions = () => agent.value(getTeamTransactions, { ...RANGE, pageNo: 1, pageSize: 100 });
    return { top, everyone, ownSums, overview, profit, transactions };
  };

  for (const seed of [3, 41, 977]) {
    test(`a team's figures are the sum of its members' own, from ledger or from days (seed ${seed})`, async () => {
      await forget();
      const { ownSums, overview, profit, transactions: agentTransactions } = await grow(`fig${seed}`, seed, 14);
      const expected = added(await ownSums());
      const holdRows = async (ask: object) => {
        const { list, footer } = await profit(ask);
        assert.deepEqual(added(list), added(footer ? [footer] : []));
        return list;
      };
      const hold = async () => {
        const whole = await overview();
        assert.deepEqual([added([whole]), added(whole.days), whole.members], [expected, expected, 14]);
        for (const ask of [{}, { scope: 'direct' }]) assert.deepEqual(added(await holdRows(ask)), expected);
        const moved = await agentTransactions();
        assert.equal(moved.footer?.count, moved.list.length);
        assert.equal(
          centavos(moved.footer?.net ?? '0.00'),
          moved.list.reduce((sum, { amount }) => sum + centavos(amount), 0n),
        );
        const [players, agents] = [await holdRows({ memberKind: 'player' }), await holdRows({ memberKind: 'agent' })];
        assert.deepEqual(added([...players, ...agents]), expected);
      };
      await hold();
      await writeDays();
      await hold();
    });
  }

  test('a part of the team is drilled into: the member’s own, and each below with theirs', async () => {
    const { everyone, profit } = await grow('figd', 7, 10);
    const rows = (await profit()).list;
    const { list, footer } = await profit({ parent: everyone[1]?.username, scope: 'direct' });
    const mine = list.find(({ userName }) => userName === everyone[1]?.username);
    assert.deepEqual(
      mine,
      rows.find(({ userName }) => userName === everyone[1]?.username),
    );
    assert.deepEqual(added(list), added(footer ? [footer] : []));
    const named = await profit({ parent: everyone[1]?.username, scope: 'direct', userName: 'figd' });
    assert.deepEqual(named.footer, footer);
  });

  test('a day is written once, and anew when a bet of it is settled late', async () => {
    const { everyone, overview, ownSums } = await grow('figl', 11, 4);
    await writeDays();
    // Yesterday may not be written yet, just after midnight.
    const past = DAYS[1] ?? TODAY;
    const isPastRight = () => isDayRight(platform().db, { day: past, until: endOfDay(past) });
    const [before] = await platform().db.select().from(writtenDays).where(eq(writtenDays.day, past));
    await writeDays();
    const [again] = await platform().db.select().from(writtenDays).where(eq(writtenDays.day, past));
    assert.deepEqual(again, before);
    await bet(Number(everyone[2]?.id), startOfDay(past), { payout: 0n });
    assert.equal(await isPastRight(), false);
    await writeDays();
    assert.equal(await isPastRight(), true);
    assert.deepEqual(added([await overview()]), added(await ownSums()));
    const [days] = await platform().db.select({ days: count() }).from(writtenDays);
    assert.ok((days?.days ?? 0) >= 3);
  });

  test('a day that is written while figures are read is not counted twice', async () => {
    const { top, ownSums } = await grow('figr', 17, 4);
    const { db } = platform();
    for (const table of [writtenDays, memberDays, teamDays]) await db.delete(table);
    let writes = 0;
    const writtenMeanwhile: Database = new Proxy(db, {
      get: (target, name) => {
        if (name !== 'execute') return Reflect.get(target, name);
        return async (statement: SQL) => {
          if (writes++ === 0) await writeDays();
          return target.execute(statement);
        };
      },
    });
    const days = rangeOf(RANGE.startDate, RANGE.endDate, new Date());
    const roots = idsOf([Number(top.id)]);
    const figures = toWire(await figuresOf(writtenMeanwhile, { roots, counts: 'below' }, days));
    assert.equal(writes, 2, 'read again');
    assert.deepEqual(added([figures]), added(await ownSums()));
  });

  test('another’s team is closed, and a player has none', async () => {
    const { top } = await grow('figs', 5, 2);
    const player = await platform().member({ username: 'figs_else' });
    const browser = platform().client();
    await browser.logIn(player.username, player.password);
    assert.equal((await browser.call(getTeamOverview, RANGE)).errorCode, 'feature.unavailable');
    const rival = await platform().member({ username: 'figs_rival', type: 1 });
    await browser.logIn(rival.username, rival.password);
    const ask = { ...RANGE, pageNo: 1, pageSize: 20, parent: top.username };
    assert.equal((await browser.call(getTeamProfit, ask)).errorCode, 'not.found');
  });
});
