import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContractKind } from '@shared-kernel/contracts/agent/contracts';
import { getDividends } from '@shared-kernel/contracts/agent/dividends';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { getTransactionCodes, getTransactions } from '@shared-kernel/contracts/member/transactions';
import { addDays, type CalendarDay, dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { HOUR_MS } from '@shared-kernel/node/durations';
import { and, asc, eq, like } from '../../database/orm.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { checkLedger } from '../../ledger/check.ts';
import { ledgerTransactions, type TransactionKind } from '../../ledger/ledger.tables.ts';
import { post } from '../../ledger/post.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { orders } from '../../orders/orders.tables.ts';
import { bets, games } from '../../play/play.public.ts';
import type { Range } from '../../records/range.ts';
import { dice } from '../../testing/dice.ts';
import { describeOnBothDatabases, type TestPlatform } from '../../testing/test-platform.ts';
import { agentContracts, type Tier } from '../contracts/agent-contracts.tables.ts';
import { COMMISSION_JOBS } from './commissions.jobs.ts';
import { agentCommissionRuns, agentCommissions } from './commissions.tables.ts';
import { computeCommissions } from './compute-commissions.ts';
import { periodAt } from './periods.ts';

const KINDS = ['salary', 'hourly', 'dividend'] as const;
const TODAY = dayOf(Date.now());
const RANGE = { startDate: addDays(TODAY, -80), endDate: TODAY, pageNo: 1, pageSize: 20, language: 'EN' } as const;
/** A deposit by which a member is active, and what the channel keeps of it. */
const DEPOSIT = 50_000n;

test('periods are those of the merchants’ calendar', () => {
  const days = (at: string) => {
    const { from, until } = periodAt('dividend', new Date(at));
    return [dayOf(from), dayOf(until.getTime() - 1)];
  };
  assert.deepEqual(days('2026-02-15T15:59:59Z'), ['2026-02-01', '2026-02-15']);
  assert.deepEqual(days('2026-02-15T16:00:00Z'), ['2026-02-16', '2026-02-28']);
  assert.deepEqual(days('2026-12-31T15:59:59Z'), ['2026-12-16', '2026-12-31']);
  assert.deepEqual(periodAt('hourly', new Date('2026-02-15T15:59:59Z')), {
    from: new Date('2026-02-15T15:00:00Z'),
    until: new Date('2026-02-15T16:00:00Z'),
  });
});

interface Node {
  readonly id: number;
  readonly username: string;
  readonly password: string;
  readonly children: Node[];
  readonly tiers: readonly Tier[];
}

/** What a member did in a period, in minor units. */
interface Did {
  readonly own: bigint;
  readonly hasDeposit: boolean;
  /** Stakes less payouts of the member's own money, rebates, bonuses and fees: the house's. */
  readonly profit: bigint;
}

const isActive = ({ own, hasDeposit }: Did): boolean => hasDeposit && own >= 100_000n;

/** Everyone below, the member left out. */
const under = (node: Node): Node[] => node.children.flatMap((child) => [child, ...under(child)]);

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, each) => sum + each, 0n);

/** What a rate is of; of a dividend it is carried on instead where it is a loss, or too few are active. */
const baseOf = (kind: ContractKind, at: Node, team: readonly Did[], carried: Map<number, bigint>): bigint => {
  if (kind !== 'dividend') return sumOf(team.map(({ own }) => own));
  const base = sumOf(team.map(({ profit }) => profit)) + (carried.get(at.id) ?? 0n);
  const isCarried = base < 0n || team.filter(isActive).length < 5;
  carried.set(at.id, isCarried ? base : 0n);
  return isCarried ? 0n : base;
};

/** As the rules say it, node by node: who has no contract hands on what is taken below. Writes what is carried. */
const paidTo = (kind: ContractKind, top: Node, did: ReadonlyMap<number, Did>, carried: Map<number, bigint>) => {
  const paid = new Map<number, bigint>();
  const taken = (at: Node): bigint => {
    const below = sumOf(at.children.map(taken));
    if (at.tiers.length === 0) return below;
    const team = under(at).flatMap(({ id }) => did.get(id) ?? []);
    const [validBet, active] = [sumOf(team.map(({ own }) => own)), team.filter(isActive).length];
    const rates = at.tiers.filter((tier) => validBet >= BigInt(tier.validBet) && active >= tier.activeMembers);
    const rate = BigInt(Math.max(0, ...rates.map((tier) => tier.rate)));
    const own = (baseOf(kind, at, team, carried) * rate) / 10_000n;
    paid.set(at.id, own > below ? own - below : 0n);
    return own > below ? own : below;
  };
  taken(top);
  return paid;
};

describeOnBothDatabases('commissions of agents', 'catalogue', (platform) => {
  let counted = 0;

  const begin = async () => {
    await platform().db.delete(agentCommissions);
    await platform().db.delete(agentCommissionRuns);
    await platform().db.delete(agentContracts);
  };
  const runOne = (
    job: (typeof COMMISSION_JOBS)[number],
    now: Date,
    own: Partial<TestPlatform['api']['platform']> = {},
  ) => job.run({ ...platform().api.platform, ...own }, now, new AbortController().signal);
  const [compute, pay] = COMMISSION_JOBS as [(typeof COMMISSION_JOBS)[number], (typeof COMMISSION_JOBS)[number]];
  const run = async (now: Date) => {
    await runOne(compute, now);
    await runOne(pay, now);
  };
  /** Late enough for what was computed to be due. */
  const afterNoon = ({ until }: Range) => new Date(until.getTime() + 13 * HOUR_MS);

  const agree = (memberId: number, kind: ContractKind, inForceFrom: CalendarDay, tiers: readonly Tier[]) =>
    platform()
      .db.insert(agentContracts)
      .values({ kind, memberId, tiers, status: 'agreed', proposedAt: new Date(), inForceFrom });

  const bet = async (memberId: number, at: Date, own: Partial<typeof bets.$inferInsert>) => {
    counted += 1;
    const betNo = `COM-${counted}`;
    const [game] = await platform().db.select().from(games).where(eq(games.category, 'RNG')).limit(1);
    const row = { stake: own.validBet ?? 0n, validBet: 0n, payout: 0n, status: 'settled', isFreePlay: false } as const;
    await platform()
      .db.insert(bets)
      .values({ betNo, memberId, nodeId: game?.nodeId ?? '', placedAt: at, ...row, ...own });
  };

  /** Into the member's wallet, from the house; `fee` is what a channel kept. */
  const move = async (memberId: number, kind: TransactionKind, at: Date, amount: bigint, fee = 0n) => {
    counted += 1;
    const reference = `COM-${memberId}-${counted}`;
    await platform().db.transaction(async (tx) => {
      const owner = { merchant: 'tala', currency: 'PHP' };
      const wallet = await ensureAccount(tx, { ...owner, memberId, kind: 'wallet' });
      const gateway = await ensureAccount(tx, { ...owner, memberId: null, kind: 'gateway' });
      const fees = await ensureAccount(tx, { ...owner, memberId: null, kind: 'fees' });
      const order = { orderNo: reference, kind: 'deposit', memberId, state: 'credited', createdAt: at, changedAt: at };
      await tx.insert(orders).values(order);
      await post(tx, {
        kind,
        idempotencyKey: `test/${reference}`,
        reference,
        at,
        entries: [
          { accountId: wallet, amount: amount - fee },
          ...(fee > 0n ? [{ accountId: fees, amount: fee }] : []),
          { accountId: gateway, amount: -amount },
        ],
      });
    });
  };

  /** A tree in which most have a contract. */
  const grow = async (
    name: string,
    kind: ContractKind,
    roll: ReturnType<typeof dice>,
    size: number,
    from: CalendarDay,
  ) => {
    const all: Node[] = [];
    for (let index = 0; index <= size; index += 1) {
      const upline = index === 0 ? undefined : all[roll(Math.min(index, 7))];
      const ask = upline ? { upline: upline.username } : {};
      const member = await platform().member({ username: `${name}_${index}`, type: 1, ...ask });
      const best = 200 + roll(2000);
      const tiers =
        index === 0 || roll(4) > 0
          ? [
              { validBet: '0', activeMembers: 0, rate: roll(best) },
              { validBet: String(roll(900_000)), activeMembers: roll(4), rate: best },
            ]
          : [];
      const node: Node = { ...member, id: Number(member.id), children: [], tiers };
      if (tiers.length > 0) await agree(node.id, kind, from, tiers);
      upline?.children.push(node);
      all.push(node);
    }
    return all;
  };

  type Roll = ReturnType<typeof dice>;
  const instantIn = ({ from, until }: Range, roll: Roll) =>
    new Date(from.getTime() + roll(until.getTime() - from.getTime()));

  /** Some bets by the seed; says what was at risk of the member's own, and what the house won of it. */
  const play = async (id: number, roll: Roll, period: Range) => {
    let [own, profit] = [0n, 0n];
    for (let left = roll(4); left > 0; left -= 1) {
      const stake = BigInt(roll(150_000) + 2);
      const payout = roll(3) === 0 ? BigInt(roll(400_000)) : 0n;
      const bonusStake = roll(5) === 0 ? stake : 0n;
      const [status, isFreePlay] = [roll(8) === 0 ? 'void' : 'settled', roll(8) === 0] as const;
      await bet(id, instantIn(period, roll), { stake, validBet: stake, payout, bonusStake, status, isFreePlay });
      if (status === 'void' || isFreePlay || bonusStake > 0n) continue;
      own += stake;
      profit += stake - payout;
    }
    return { own, profit };
  };

  /** Perhaps a deposit, a bonus and a rebate, by the seed; says what they cost the house. */
  const give = async (id: number, roll: Roll, period: Range) => {
    const fee = roll(3) === 0 ? 500n : 0n;
    const moves = [
      { kind: 'deposit', isDone: roll(4) > 0, amount: DEPOSIT, cost: fee },
      { kind: 'bonus', isDone: roll(4) === 0, amount: 2000n, cost: 2000n },
      { kind: 'rebate', isDone: roll(4) === 0, amount: 300n, cost: 300n },
    ] as const;
    const done = moves.filter(({ isDone }) => isDone);
    for (const { kind, amount } of done)
      await move(id, kind, instantIn(period, roll), amount, kind === 'deposit' ? fee : 0n);
    return { hasDeposit: done[0]?.kind === 'deposit', cost: sumOf(done.map(({ cost }) => cost)) };
  };

  /** What everyone does in a period, by the seed. */
  const live = async (all: readonly Node[], roll: Roll, period: Range) => {
    const did = new Map<number, Did>();
    for (const { id } of all) {
      const { own, profit } = await play(id, roll, period);
      const { hasDeposit, cost } = await give(id, roll, period);
      did.set(id, { own, hasDeposit, profit: profit - cost });
    }
    // Just outside: of a period that is computed, or before the first.
    await bet(all.at(-1)?.id ?? 0, new Date(period.from.getTime() - 1), { validBet: 900_000n });
    return did;
  };

  /** By agent what a period brought, and what it carried on. */
  const written = async (kind: ContractKind, { from }: Range) =>
    new Map(
      (
        await platform()
          .db.select()
          .from(agentCommissions)
          .where(and(eq(agentCommissions.kind, kind), eq(agentCommissions.periodFrom, from)))
      ).map((row) => [row.agentId, row]),
    );

  for (const [index, kind] of [...KINDS, ...KINDS].entries()) {
    test(`${kind}: each gets the own share less what is taken below, as counted node by node (${index})`, async () => {
      await begin();
      const roll = dice(31 + index * 17);
      let period = periodAt(kind, startOfDay(addDays('2025-03-01', index * 60)));
      const all = await grow(`com${index}`, kind, roll, 13, dayOf(period.from));
      const carried = new Map<number, bigint>();
      for (let round = 0; round < 3; round += 1) {
        const paid = paidTo(kind, all[0] as Node, await live(all, roll, period), carried);
        const now = afterNoon(period);
        await run(now);
        const rows = await written(kind, period);
        const brought = (id: number) => rows.get(id) ?? { amount: 0n, carriedOut: 0n, status: 'none' };
        for (const { id } of all) {
          const [amount, { status, ...row }] = [paid.get(id) ?? 0n, brought(id)];
          assert.deepEqual([row.amount, row.carriedOut], [amount, carried.get(id) ?? 0n]);
          assert.equal(status === 'paid', amount > 0n);
        }
        // The hours up to now are computed, and were empty.
        period = periodAt(kind, kind === 'hourly' ? new Date(now.getTime() + HOUR_MS) : period.until);
      }
      assert.equal((await checkLedger(platform().db)).isSound, true);
    });
  }

  const payments = async () =>
    (
      await platform()
        .db.select()
        .from(ledgerTransactions)
        .where(like(ledgerTransactions.idempotencyKey, 'agent-commission/%'))
    ).length;

  const DAY = addDays(TODAY, -2);

  /** An agent with one player, who bets ₱1,000; the contract gives 1 % from the first peso on. */
  const pair = async (name: string) => {
    const top = await platform().member({ username: `${name}_top`, type: 1 });
    const player = await platform().member({ username: `${name}_low`, upline: top.username });
    await agree(Number(top.id), 'salary', DAY, [{ validBet: '1', activeMembers: 0, rate: 100 }]);
    await bet(Number(player.id), startOfDay(DAY), { validBet: 100_000n });
    const agent = platform().client();
    await agent.logIn(top.username, top.password);
    return agent;
  };

  test('a day is computed and paid once, also by processes at once and after one was killed half-way', async () => {
    await begin();
    const agents = [await pair('kill_a'), await pair('kill_b')];
    const now = new Date();
    const before = await payments();
    const { db } = platform();
    const killed = (at: 'within' | 'after', stopped = new AbortController()) => {
      const proxy = new Proxy(db, {
        get: (target, name) => {
          if (name !== 'transaction') return Reflect.get(target, name, target);
          return async (work: Parameters<typeof db.transaction>[0]) => {
            await target.transaction(async (tx) => {
              await work(tx);
              if (at === 'within') throw new Error('killed');
            });
            stopped.abort();
          };
        },
      });
      return [{ ...platform().api.platform, db: proxy }, now, stopped.signal] as const;
    };
    await assert.rejects(compute.run(...killed('within')));
    assert.equal((await db.select().from(agentCommissions)).length, 0);
    await Promise.all([runOne(compute, now), runOne(compute, now), runOne(compute, now)]);
    assert.equal((await db.select().from(agentCommissions)).length, 2);
    await pay.run(...killed('after'));
    assert.equal((await payments()) - before, 1);
    await Promise.all([runOne(pay, now), runOne(pay, now), runOne(pay, now)]);
    await run(now);
    assert.equal((await payments()) - before, 2);
    for (const agent of agents) assert.equal((await agent.value(getBalance, {})).sumBalance, '10.00');
    const [agent] = agents;
    const { list } = await (agent as NonNullable<typeof agent>).value(getTransactions, { ...RANGE, type: 'salary' });
    assert.deepEqual(
      list.map(({ typeName, amount, reference }) => [typeName, amount, reference]),
      [['Agent salary', '10.00', `SAL-${DAY.replaceAll('-', '')}`]],
    );
  });

  test('only agents can ask for salaries and dividends among their transactions', async () => {
    const codesOf = async (type: number) => {
      const browser = await platform().signedIn({ type });
      return (await browser.value(getTransactionCodes, { language: 'TY' })).list.map(({ code }) => code);
    };
    assert.equal((await codesOf(1)).includes('dividend'), true);
    assert.equal((await codesOf(0)).includes('dividend'), false);
  });

  test('a dividend waits for noon; an agent sees it line by line, the running period, and those of the team', async () => {
    await begin();
    const running = periodAt('dividend', new Date());
    const last = periodAt('dividend', new Date(running.from.getTime() - 1));
    const top = await platform().member({ username: 'div_top', type: 1 });
    const middle = await platform().member({ username: 'div_mid', type: 1, upline: top.username });
    const day = dayOf(last.from);
    await agree(Number(top.id), 'dividend', day, [{ validBet: '0', activeMembers: 0, rate: 3000 }]);
    await agree(Number(middle.id), 'dividend', day, [{ validBet: '0', activeMembers: 0, rate: 1000 }]);
    const low: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      const { id } = await platform().member({ username: `div_low${index}`, upline: middle.username });
      low.push(Number(id));
      await move(Number(id), 'deposit', last.from, 200_000n, 1000n);
      await bet(Number(id), last.from, { validBet: 200_000n, payout: 100_000n });
    }
    await bet(low[0] ?? 0, running.from, { validBet: 100_000n, payout: 150_000n });
    await runOne(compute, new Date(last.until.getTime() + 7 * 60_000));
    const morning = new Date(last.until.getTime() + 11 * HOUR_MS);
    await runOne(pay, morning);
    const desk = await (await platform().client().fetch('/commissions')).text();
    assert.match(desk, /To be paid.*div_top.*₱1,485\.00.*₱990\.00.*div_mid.*Paid and held.*None yet/s);
    const agent = platform().client();
    await agent.logIn(top.username, top.password);
    const asked = { ...RANGE, startDate: day };
    const before = await agent.value(getDividends, asked);
    assert.deepEqual(
      before.list.map(({ status }) => status),
      ['open', 'pending'],
    );
    await runOne(pay, afterNoon(last));
    const { list, footer } = await agent.value(getDividends, asked);
    const lastRow = {
      userName: 'div_top',
      startDate: day,
      endDate: dayOf(last.until.getTime() - 1),
      sales: '4950.00',
      carriedIn: '0.00',
      rate: '30.00',
      amount: '990.00',
      status: 'paid',
      parts: {
        stake: '10000.00',
        payout: '5000.00',
        rebate: '0.00',
        bonus: '0.00',
        fees: '50.00',
        validBet: '10000.00',
        activeMembers: 5,
        own: '1485.00',
        below: '495.00',
        carriedOut: '0.00',
      },
    };
    assert.deepEqual(list[1], lastRow);
    const { parts, ...open } = list[0] as (typeof list)[number];
    assert.deepEqual(open, {
      userName: 'div_top',
      startDate: dayOf(running.from),
      endDate: dayOf(running.until.getTime() - 1),
      sales: '-500.00',
      carriedIn: '0.00',
      rate: '30.00',
      amount: '0.00',
      status: 'open',
    });
    assert.equal(parts?.carriedOut, '-500.00');
    assert.deepEqual(footer, { count: 2, sales: '4450.00', amount: '990.00', activeNeeded: 5 });
    const team = await agent.value(getDividends, { ...asked, scope: 'team', pageSize: 1, pageNo: 2 });
    assert.deepEqual(
      team.list.map(({ userName, amount, status }) => [userName, amount, status]),
      [['div_mid', '495.00', 'paid']],
    );
    const lower = await platform().member({ username: 'div_end', type: 1, upline: middle.username });
    await agree(Number(lower.id), 'dividend', day, [{ validBet: '0', activeMembers: 0, rate: 500 }]);
    const names = async (ask: Partial<InputOf<typeof getDividends>>) => {
      const { trail, footer, list } = await agent.value(getDividends, { ...asked, scope: 'team', ...ask });
      assert.equal(footer?.count, list.length);
      return [trail.map(({ userName }) => userName), list.map(({ userName }) => userName).toSorted()];
    };
    assert.deepEqual(await names({}), [[], ['div_mid', 'div_mid']], 'of direct members, as older pages ask');
    assert.deepEqual(await names({ depth: 'team' }), [[], ['div_end', 'div_mid', 'div_mid']]);
    assert.deepEqual(await names({ depth: 'team', userName: 'END' }), [[], ['div_end']]);
    assert.deepEqual(await names({ parent: 'div_end' }), [['div_mid'], ['div_end']]);
    assert.equal((await agent.value(getBalance, {})).sumBalance, '990.00');
  });

  test('with fewer than five active members a dividend is held, and is of the next period', async () => {
    await begin();
    const first = periodAt('dividend', startOfDay('2024-02-01'));
    const next = periodAt('dividend', first.until);
    const top = await platform().member({ username: 'held_top', type: 1 });
    await agree(Number(top.id), 'dividend', '2024-02-01', [{ validBet: '0', activeMembers: 0, rate: 1000 }]);
    for (let index = 0; index < 5; index += 1) {
      const { id } = await platform().member({ username: `held_${index}`, upline: top.username });
      await bet(Number(id), first.from, { validBet: 100_000n });
      if (index > 0) await move(Number(id), 'deposit', first.from, DEPOSIT);
      await bet(Number(id), next.from, { validBet: 100_000n });
      await move(Number(id), 'deposit', next.from, DEPOSIT);
    }
    await run(afterNoon(next));
    const rows = await platform().db.select().from(agentCommissions).orderBy(asc(agentCommissions.periodFrom)).limit(2);
    assert.deepEqual(
      rows.map(({ status, carriedIn, base, amount, carriedOut }) => [status, carriedIn, base, amount, carriedOut]),
      [
        ['held', 0n, 500_000n, 0n, 500_000n],
        ['paid', 500_000n, 1_000_000n, 100_000n, 0n],
      ],
    );
    const { db } = platform();
    await db.update(merchants).set({ dividendActiveMembers: 4 }).where(eq(merchants.code, 'tala'));
    try {
      const [lowered] = await computeCommissions(db, 'dividend', first, Number(top.id));
      assert.deepEqual([lowered?.status, lowered?.amount], ['pending', 50_000n], 'a brand that asks for four');
    } finally {
      await db.update(merchants).set({ dividendActiveMembers: 5 }).where(eq(merchants.code, 'tala'));
    }
  });

  test('who is no agent, or an agent without contracts, has no dividends', async () => {
    for (const type of [0, 41]) {
      const browser = await platform().signedIn({ type });
      assert.equal((await browser.call(getDividends, RANGE)).errorCode, 'feature.unavailable');
    }
  });
});
