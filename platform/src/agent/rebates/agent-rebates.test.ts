import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  getAgentRebates,
  getDownlineRebates,
  getTeamRebates,
  updateDownlineRebates,
} from '@shared-kernel/contracts/agent/rebates';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { addDays, type CalendarDay, dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { agentRateLimits, agentRates } from '../../accounts/accounts.public.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import { and, eq, like, sql } from '../../database/orm.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { checkLedger } from '../../ledger/check.ts';
import { ledgerTransactions } from '../../ledger/ledger.tables.ts';
import { bets, games } from '../../play/play.public.ts';
import { dice } from '../../testing/dice.ts';
import { describeOnBothDatabases, type TestPlatform } from '../../testing/test-platform.ts';
import { agentRebateDays } from './agent-rebates.tables.ts';
import { payAgentRebatesJob } from './pay-agent-rebates.jobs.ts';

const TODAY = dayOf(Date.now());
const DAY = addDays(TODAY, -2);
/** Before any other bet of these tests. */
const EARLY = addDays(TODAY, -5);
const OLDER = addDays(TODAY, -4);
const RANGE = { startDate: addDays(TODAY, -6), endDate: TODAY, pageNo: 1, pageSize: 100, language: 'EN' } as const;
const CATEGORIES = ['RNG', 'FISH', 'LIVE'] as const;

const centavos = (amount: string): bigint => BigInt(amount.replace('.', ''));

interface Node {
  readonly id: number;
  readonly username: string;
  readonly password: string;
  readonly upline: Node | undefined;
  readonly isAgent: boolean;
  /** In hundredths of a percent. */
  readonly rates: Readonly<Record<string, number>>;
}

const ownOf = (validBet: bigint, bonusStake: bigint): bigint => (bonusStake > validBet ? 0n : validBet - bonusStake);

interface Share {
  readonly node: Node;
  readonly through: Node;
  readonly category: string;
  readonly spread: number;
  readonly validAt: Map<string, bigint>;
}
type Shares = Map<string, Share>;

interface Played {
  readonly player: Node;
  readonly category: string;
  readonly vendor: string;
  readonly own: bigint;
}

/** A bet on its way up: each above earns the own rate less that of the one below. */
const climb = (shares: Shares, { player, category, vendor, own }: Played): void => {
  let [below, node]: [Node | undefined, Node | undefined] = [undefined, player];
  while (node) {
    const spread = (node.rates[category] ?? 0) - (below?.rates[category] ?? 0);
    const through = below ?? node;
    const key = `${node.username}<${through.username}:${category}`;
    const share = shares.get(key) ?? { node, through, category, spread, validAt: new Map() };
    share.validAt.set(vendor, (share.validAt.get(vendor) ?? 0n) + own);
    shares.set(key, share);
    [below, node] = [node, node.upline];
  }
};

const sumOf = (parts: Iterable<bigint>): bigint => [...parts].reduce((sum, part) => sum + part, 0n);

const amountOf = ({ validAt, spread }: Share): bigint => (sumOf(validAt.values()) * BigInt(spread)) / 10_000n;

const sharesOf = (shares: Shares, of: Node): readonly Share[] => [...shares.values()].filter(({ node }) => node === of);

const earned = (shares: Shares, of: Node): bigint => sumOf(sharesOf(shares, of).map(amountOf));

/** Centavo by centavo to the vendor that has the largest part of one left, by its code among equals. */
const byVendor = (share: Share): ReadonlyMap<string, bigint> => {
  const parts = [...share.validAt]
    .filter(([, valid]) => valid > 0n && share.spread > 0)
    .map(([vendor, valid]) => {
      const exact = valid * BigInt(share.spread);
      return { vendor, whole: exact / 10_000n, left: exact % 10_000n };
    })
    .toSorted((one, other) => Number(other.left - one.left) || (one.vendor < other.vendor ? -1 : 1));
  const over = amountOf(share) - sumOf(parts.map(({ whole }) => whole));
  return new Map(parts.map(({ vendor, whole }, index) => [vendor, whole + (BigInt(index) < over ? 1n : 0n)]));
};

describeOnBothDatabases('rebates of agents', 'catalogue', (platform) => {
  let counted = 0;

  /** What the merchant gives: 0.60 % of slots and fishing, 0.40 % of live; five places from 0.48 % on. */
  const limit = () =>
    platform()
      .db.update(agentRateLimits)
      .set({ rate: sql`case when category = 'LIVE' then 40 else 60 end`, quotaFrom: 48, quota: 5 });
  const begin = async (day: CalendarDay) => {
    await platform().db.delete(agentRebateDays);
    await platform().db.insert(agentRebateDays).values({ day, paidAt: new Date() });
  };
  const pay = (own: Partial<TestPlatform['api']['platform']> = {}) =>
    runJobsNow({ ...platform().api.platform, ...own }, [payAgentRebatesJob]);
  /** A game of each vendor in a category, by the vendor's code. */
  const gamesIn = (category: string) =>
    platform()
      .db.selectDistinctOn([games.vendor], { nodeId: games.nodeId, vendor: games.vendor })
      .from(games)
      .where(eq(games.category, category))
      .orderBy(games.vendor);
  const nodeIn = async (category: string) => (await gamesIn(category))[0]?.nodeId ?? '';
  const bet = async (memberId: number, category: string, day: CalendarDay, own: Partial<typeof bets.$inferInsert>) => {
    counted += 1;
    const validBet = own.validBet ?? 0n;
    const row = { stake: validBet, validBet, payout: 0n, status: 'settled', isFreePlay: false } as const;
    await platform()
      .db.insert(bets)
      .values({
        betNo: `AGR-${memberId}-${counted}`,
        memberId,
        nodeId: own.nodeId ?? (await nodeIn(category)),
        placedAt: new Date(startOfDay(day).getTime() + counted),
        ...row,
        ...own,
      });
  };
  const browserOf = async ({ username, password }: Pick<Node, 'username' | 'password'>) => {
    const browser = platform().client();
    await browser.logIn(username, password);
    return browser;
  };
  const give = (memberId: number, rates: Readonly<Record<string, number>>, fromDay: CalendarDay) =>
    platform()
      .db.insert(agentRates)
      .values(Object.entries(rates).map(([category, rate]) => ({ memberId, category, fromDay, rate })));
  const payments = async () =>
    (
      await platform()
        .db.select()
        .from(ledgerTransactions)
        .where(like(ledgerTransactions.idempotencyKey, 'agent-rebate/%'))
    ).length;

  /** A tree of `size` members below an agent, each with rates of at most the upline's. */
  const grow = async (name: string, roll: ReturnType<typeof dice>, size: number): Promise<readonly Node[]> => {
    await limit();
    const top = await platform().member({ username: `${name}_top`, type: 1 });
    const rates = { RNG: 60, FISH: 60, LIVE: 40 };
    const all: Node[] = [{ ...top, id: Number(top.id), upline: undefined, isAgent: true, rates }];
    for (let index = 0; index < size; index += 1) {
      const upline = all[roll(all.length)] as Node;
      const type = roll(3) === 0 ? 0 : 1;
      const member = await platform().member({ username: `${name}_${index}`, type, upline: upline.username });
      const rates = Object.fromEntries(
        CATEGORIES.map((category) => [category, roll((upline.rates[category] ?? 0) + 1)]),
      );
      await give(Number(member.id), rates, OLDER);
      all.push({ ...member, id: Number(member.id), upline, isAgent: type !== 0, rates });
    }
    return all;
  };

  /** Some bets of each member on a day, by the seed; says of each what is at risk of the member's own. */
  const play = async (all: readonly Node[], roll: ReturnType<typeof dice>) => {
    const played: Played[] = [];
    const players = all.flatMap((player) => Array.from({ length: roll(6) }, () => player));
    for (const player of players) {
      const category = CATEGORIES[roll(3)] ?? 'RNG';
      const choice = await gamesIn(category);
      const { nodeId, vendor } = choice[roll(choice.length)] as (typeof choice)[number];
      const stake = BigInt(roll(90_000) + 2);
      const validBet = stake - BigInt(roll(2));
      const bonusStake = roll(3) === 0 ? BigInt(roll(Number(stake) + 1)) : 0n;
      const [status, isFreePlay] = [roll(6) === 0 ? 'void' : 'settled', roll(6) === 0] as const;
      await bet(player.id, category, DAY, { nodeId, stake, validBet, bonusStake, status, isFreePlay });
      if (status === 'settled' && !isFreePlay)
        played.push({ player, category, vendor, own: ownOf(validBet, bonusStake) });
    }
    return played;
  };

  type Browser = Awaited<ReturnType<typeof browserOf>>;

  /** The vendors of each category have what a count by hand gives them, and add up to the category. */
  const sayVendors = async (agent: Browser, shares: readonly Share[]) => {
    const { list } = await agent.value(getAgentRebates, RANGE);
    for (const { gameType, ownAmount, teamAmount, ownBet, teamBet, vendors = [] } of list) {
      const expected = new Map<string, bigint>();
      for (const share of shares.filter(({ category }) => category === gameType))
        for (const [vendor, amount] of byVendor(share)) expected.set(vendor, (expected.get(vendor) ?? 0n) + amount);
      const amounts = vendors.map((line) => centavos(line.ownAmount) + centavos(line.teamAmount));
      assert.deepEqual(new Map(vendors.map(({ vassalage }, index) => [vassalage, amounts[index] as bigint])), expected);
      assert.deepEqual(
        amounts,
        amounts.toSorted((one, other) => Number(other - one)),
      );
      const sum = (name: 'ownAmount' | 'teamAmount' | 'ownBet' | 'teamBet') =>
        sumOf(vendors.map((line) => centavos(line[name])));
      assert.deepEqual(
        [sum('ownAmount'), sum('teamAmount'), sum('ownBet'), sum('teamBet')],
        [ownAmount, teamAmount, ownBet, teamBet].map(centavos),
      );
    }
  };

  /** Every part of the team shows what its uplines earned, and nothing twice. */
  const sayTeam = async (agent: Browser, all: readonly Node[], shares: Shares) => {
    const linesOf = (nodes: readonly Node[]) =>
      [...shares.values()]
        .filter(({ node, through, spread }) => node !== through && nodes.includes(through) && spread > 0)
        .filter(({ validAt }) => sumOf(validAt.values()) > 0n)
        .map((share) => [share.node.username, share.through.username, share.category, amountOf(share)] as const)
        .map(String)
        .toSorted();
    const shown = async (ask: Partial<InputOf<typeof getTeamRebates>>) => {
      const { list, footer } = await agent.value(getTeamRebates, { ...RANGE, ...ask });
      for (const { validBet, spread, amount } of list)
        assert.equal(centavos(amount), (centavos(validBet) * centavos(spread)) / 10_000n);
      assert.equal(footer?.count, list.length);
      assert.equal(centavos(footer?.amount ?? ''), sumOf(list.map(({ amount }) => centavos(amount))));
      return list
        .map(({ upline, userName, gameType, amount }) => String([upline, userName, gameType, centavos(amount)]))
        .toSorted();
    };
    const directOf = (upline: Node) => all.filter((node) => node.upline === upline);
    const within = (top: Node): readonly Node[] => [top, ...directOf(top).flatMap(within)];
    const [top] = all as [Node];
    const below = within(top).slice(1);
    assert.deepEqual(await shown({}), linesOf(below));
    assert.deepEqual(await shown({ scope: 'direct' }), linesOf(directOf(top)));
    assert.deepEqual(await shown({ memberKind: 'agent' }), linesOf(below.filter(({ isAgent }) => isAgent)));
    for (const node of below) {
      const parent = node.username;
      assert.deepEqual(await shown({ parent }), linesOf(within(node)));
      assert.deepEqual(await shown({ parent, scope: 'direct' }), linesOf([node, ...directOf(node)]));
    }
  };

  for (const seed of [5, 73, 1201]) {
    test(`each bet goes up the line once, as counted bet by bet (seed ${seed})`, async () => {
      const roll = dice(seed);
      const all = await grow(`agr${seed}`, roll, 14);
      const shares: Shares = new Map();
      for (const bet of await play(all, roll)) climb(shares, bet);
      await begin(DAY);
      const pending = await (await browserOf(all[0] as Node)).value(getAgentRebates, RANGE);
      await pay();
      for (const node of all) {
        const browser = await browserOf(node);
        assert.equal(centavos((await browser.value(getBalance, {})).sumBalance), earned(shares, node));
        if (node.isAgent) await sayVendors(browser, sharesOf(shares, node));
      }
      const agent = await browserOf(all[0] as Node);
      const { list, footer } = await agent.value(getAgentRebates, RANGE);
      assert.deepEqual(
        list.map((row) => ({ ...row, status: 'pending' })),
        pending.list,
        'what was pending is paid, in the same order',
      );
      assert.equal(centavos(footer?.amount ?? '0.00'), earned(shares, all[0] as Node));
      await sayTeam(agent, all, shares);
      assert.equal((await checkLedger(platform().db)).isSound, true);
    });
  }

  /** An agent with one player below, who has half of the rate of slots. */
  const pair = async (name: string) => {
    await limit();
    const top = await platform().member({ username: `${name}_top`, type: 1 });
    const player = await platform().member({ username: `${name}_low`, upline: top.username });
    return { top, player, agent: await browserOf(top), topId: Number(top.id), playerId: Number(player.id) };
  };

  test('a day is paid once, also by processes at once and after one was killed between two agents', async () => {
    const [one, two] = [await pair('twice_a'), await pair('twice_b')];
    for (const { playerId } of [one, two]) await bet(playerId, 'RNG', EARLY, { validBet: 100_000n });
    await begin(EARLY);
    const before = await payments();
    const stopped = new AbortController();
    const { db } = platform();
    const killed = new Proxy(db, {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name, target);
        return async (work: Parameters<typeof db.transaction>[0]) => {
          await target.transaction(work);
          stopped.abort();
        };
      },
    });
    await payAgentRebatesJob.run({ ...platform().api.platform, db: killed }, new Date(), stopped.signal);
    assert.equal((await payments()) - before, 1);
    const again = () => payAgentRebatesJob.run(platform().api.platform, new Date(), new AbortController().signal);
    await Promise.all([again(), again(), again()]);
    await again();
    assert.equal((await payments()) - before, 2);
    for (const { agent } of [one, two]) assert.equal((await agent.value(getBalance, {})).sumBalance, '6.00');
  });

  test('what is not paid yet is pending, and a rate counts from its day on', async () => {
    const { agent, topId, playerId } = await pair('pending');
    await give(playerId, { RNG: 20 }, TODAY);
    await bet(playerId, 'RNG', DAY, { validBet: 100_000n });
    await bet(playerId, 'RNG', TODAY, { validBet: 100_000n });
    await bet(topId, 'RNG', TODAY, { validBet: 50_000n });
    await begin(DAY);
    await pay();
    // Yesterday may not be over for the job, just after midnight; the day before it is.
    const { list, footer } = await agent.value(getAgentRebates, RANGE);
    const vassalage = (await gamesIn('RNG'))[0]?.vendor;
    assert.deepEqual(list, [
      {
        day: TODAY,
        gameType: 'RNG',
        rate: '0.60',
        ownBet: '500.00',
        ownAmount: '3.00',
        teamBet: '1000.00',
        teamAmount: '4.00',
        leastSpread: '0.40',
        mostSpread: '0.40',
        amount: '7.00',
        status: 'pending',
        vendors: [
          {
            vassalage,
            ownBet: '500.00',
            ownAmount: '3.00',
            teamBet: '1000.00',
            teamAmount: '4.00',
            leastSpread: '0.40',
            mostSpread: '0.40',
          },
        ],
      },
      {
        day: DAY,
        gameType: 'RNG',
        rate: '0.60',
        ownBet: '0.00',
        ownAmount: '0.00',
        teamBet: '1000.00',
        teamAmount: '6.00',
        leastSpread: '0.60',
        mostSpread: '0.60',
        amount: '6.00',
        status: 'paid',
        vendors: [
          {
            vassalage,
            ownBet: '0.00',
            ownAmount: '0.00',
            teamBet: '1000.00',
            teamAmount: '6.00',
            leastSpread: '0.60',
            mostSpread: '0.60',
          },
        ],
      },
    ]);
    assert.deepEqual(footer, { count: 2, validBet: '2500.00', amount: '13.00' });
    const team = await agent.value(getTeamRebates, { ...RANGE, status: 'pending', userName: 'ING_L' });
    assert.deepEqual(
      team.list.map(({ userName, spread, memberRate, amount }) => [userName, spread, memberRate, amount]),
      [['pending_low', '0.40', '0.20', '4.00']],
    );
    assert.deepEqual((await agent.value(getTeamRebates, { ...RANGE, gameType: 'LIVE' })).list, []);
  });

  const edit = (
    agent: Awaited<ReturnType<typeof browserOf>>,
    userName: string,
    rates: readonly { gameType: string; rate: string; was: string }[],
  ) => agent.call(updateDownlineRebates, { userName, rates: [...rates] }, { [HEADER.idempotencyKey]: randomUUID() });

  test('a rate is set within the upline’s own and what the member has given on, all of an edit or nothing', async () => {
    const { agent, top } = await pair('range');
    const middle = await platform().member({ username: 'range_mid', type: 1, upline: top.username });
    const low = await platform().member({ username: 'range_end', upline: middle.username });
    const set = (rate: string, was: string, gameType = 'RNG') => ({ gameType, rate, was });
    assert.equal((await edit(agent, 'range_mid', [set('0.40', '0.00')])).success, true);
    assert.equal((await edit(await browserOf(middle), low.username, [set('0.30', '0.00')])).success, true);
    const traces = await platform()
      .db.select({ details: auditEvents.details })
      .from(auditEvents)
      .where(and(eq(auditEvents.event, 'rebate.changed'), eq(auditEvents.memberId, Number(middle.id))));
    assert.deepEqual(traces, [{ details: { RNG: '0.40', by: Number(top.id) } }]);
    const refused = await edit(agent, 'range_mid', [set('0.20', '0.00', 'FISH'), set('0.61', '0.40')]);
    assert.deepEqual([refused.status, refused.errorCode, refused.value], [409, 'rebate.range', { gameType: 'RNG' }]);
    assert.equal((await edit(agent, 'range_mid', [set('0.29', '0.40')])).errorCode, 'rebate.range');
    assert.equal((await edit(await browserOf(middle), low.username, [set('0.41', '0.30')])).errorCode, 'rebate.range');
    assert.equal(
      (await edit(agent, low.username, [set('0.30', '0.30')])).errorCode,
      'not.found',
      'not a direct member',
    );
    const { list } = await agent.value(getDownlineRebates, { userName: 'RANGE_MID' });
    const of = (gameType: string) => list.find((row) => row.gameType === gameType);
    assert.deepEqual(of('RNG'), {
      gameType: 'RNG',
      rate: '0.40',
      least: '0.30',
      most: '0.60',
      quota: { from: '0.48', left: 5 },
    });
    assert.equal(of('FISH')?.rate, '0.00');
  });

  test('of two edits of one member at once the second is told, and places are never given twice', async () => {
    const { agent, top, player } = await pair('compare');
    const other = await browserOf(top);
    const set = (rate: string) => [{ gameType: 'RNG', rate, was: '0.00' }];
    const both = await Promise.all([
      edit(agent, player.username, set('0.10')),
      edit(other, player.username, set('0.20')),
    ]);
    assert.deepEqual(both.map(({ errorCode }) => errorCode).toSorted(), ['rebate.changed', undefined]);
    await platform().db.update(agentRateLimits).set({ quota: 1 });
    const members = await Promise.all(
      ['a', 'b'].map((name) => platform().member({ username: `compare_${name}`, upline: top.username })),
    );
    const places = await Promise.all(members.map(({ username }) => edit(agent, username, set('0.48'))));
    assert.deepEqual(places.map(({ errorCode }) => errorCode).toSorted(), ['rebate.quota', undefined]);
    assert.equal((await edit(agent, members[0]?.username ?? '', set('0.00'))).success, places[0]?.success === false);
  });

  test('only agents have rebates of a team', async () => {
    const { player } = await pair('closed');
    const browser = await browserOf(player);
    for (const answer of [
      await browser.call(getAgentRebates, RANGE),
      await browser.call(getTeamRebates, RANGE),
      await browser.call(getDownlineRebates, { userName: 'closed_top' }),
    ])
      assert.equal(answer.errorCode, 'feature.unavailable');
  });
});
