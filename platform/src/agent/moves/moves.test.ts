import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDownlines } from '@shared-kernel/contracts/agent/agent';
import { addDays, dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { agentRateLimits, agentRates } from '../../accounts/accounts.public.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import { checkDatabase } from '../../check-database.ts';
import { and, eq } from '../../database/orm.ts';
import { memberAncestors, members } from '../../identity/members.tables.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { bets } from '../../play/play.public.ts';
import { dice } from '../../testing/dice.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { agentContracts } from '../contracts/agent-contracts.tables.ts';
import { memberDays, teamDays } from '../figures/figures.tables.ts';
import { TEAM_DAYS_JOBS } from '../figures/team-days.jobs.ts';
import { moveMember } from './move-member.ts';

const TODAY = dayOf(Date.now());

/** A few bets of the days before today. */
const someBets = (memberId: number, roll: ReturnType<typeof dice>): readonly (typeof bets.$inferInsert)[] =>
  Array.from({ length: roll(4) + 1 }, (_, place) => ({
    betNo: `MV-${memberId}-${place}`,
    memberId,
    nodeId: '100001',
    placedAt: new Date(startOfDay(addDays(TODAY, -roll(3) - 1)).getTime() + roll(80_000) * 1000),
    stake: 1000n,
    validBet: BigInt(roll(900) + 1),
    payout: 0n,
    status: 'settled',
    isFreePlay: false,
  }));

describeOnBothDatabases('moves of members', 'catalogue', (platform) => {
  const move = (userName: string, upline: string, merchant = 'tala') =>
    platform().db.transaction((tx) => moveMember(tx, { merchant, userName, upline }, new Date()));

  /** What the lines and the days of every team have to be, from the uplines alone. */
  const expected = async () => {
    const everyone = await platform().db.select().from(members);
    const days = await platform().db.select().from(memberDays);
    const uplines = new Map(everyone.map(({ id, uplineId }) => [id, uplineId]));
    const lineOf = (id: number): readonly number[] => {
      const above = uplines.get(id) ?? null;
      return above === null ? [] : [above, ...lineOf(above)];
    };
    const lines = everyone.flatMap(({ id }) => lineOf(id).map((above, place) => `${above}/${id}/${place + 1}`));
    const sums = new Map<string, bigint>();
    for (const { memberId, day, validBet } of days)
      for (const above of lineOf(memberId)) {
        const key = `${above}/${day}`;
        sums.set(key, (sums.get(key) ?? 0n) + validBet);
      }
    return { lines: lines.toSorted(), sums: new Map([...sums].toSorted()) };
  };
  const kept = async () => {
    const rows = await platform().db.select().from(memberAncestors);
    const sums = new Map<string, bigint>();
    for (const { agentId, day, validBet } of await platform().db.select().from(teamDays))
      sums.set(`${agentId}/${day}`, (sums.get(`${agentId}/${day}`) ?? 0n) + validBet);
    const lines = rows.map(({ ancestorId, memberId, depth }) => `${ancestorId}/${memberId}/${depth}`);
    return { lines: lines.toSorted(), sums: new Map([...sums].toSorted()) };
  };

  for (const seed of [5, 83]) {
    test(`after moves in a random tree every team is the sum of who is below (seed ${seed})`, async () => {
      const roll = dice(seed);
      const { db } = platform();
      const tree = [await platform().member({ username: `mv${seed}_0`, type: 1 })];
      for (let index = 1; index < 12; index += 1) {
        const { username: upline } = tree[roll(tree.length)] ?? { username: '' };
        tree.push(await platform().member({ username: `mv${seed}_${index}`, type: 1, upline }));
      }
      await db.insert(bets).values(tree.flatMap(({ id }) => someBets(Number(id), roll)));
      await runJobsNow(platform().api.platform, TEAM_DAYS_JOBS);
      let moved = 0;
      for (let tries = 0; tries < 8; tries += 1) {
        const [one, other] = [tree[roll(12)]?.username ?? '', tree[roll(12)]?.username ?? ''];
        await move(one, other).then(
          () => {
            moved += 1;
          },
          () => undefined,
        );
        assert.deepEqual(await kept(), await expected());
      }
      assert.ok(moved > 0);
      const { isSound, teamDaysOff } = await checkDatabase(db);
      assert.deepEqual([isSound, teamDaysOff], [true, []]);
    });
  }

  test('a cycle, a player, oneself, the same upline and another merchant’s are refused, and nothing moves', async () => {
    const top = await platform().member({ username: 'cyc_top', type: 1 });
    const mid = await platform().member({ username: 'cyc_mid', type: 1, upline: top.username });
    const low = await platform().member({ username: 'cyc_low', type: 1, upline: mid.username });
    const player = await platform().member({ username: 'cyc_player' });
    const foreign = await platform().member({ username: 'cyc_foreign', type: 1 }, 'luna');
    const before = await kept();
    for (const [one, other, says] of [
      [top, low, /cyc_low is below cyc_top/],
      [mid, player, /no agent/],
      [mid, mid, /own upline/],
      [mid, top, /already/],
      [mid, foreign, /no member "cyc_foreign"/],
    ] as const)
      await assert.rejects(move(one.username, other.username), says);
    assert.deepEqual(await kept(), before);
  });

  test('rates above the new upline’s own are refused by their category; else the team is the new one’s, with a trace', async () => {
    const old = await platform().member({ username: 'rt_old', type: 1 });
    const fresh = await platform().member({ username: 'rt_new_top', type: 1 });
    const upline = await platform().member({ username: 'rt_new', type: 1, upline: fresh.username });
    const member = await platform().member({ username: 'rt_member', type: 1, upline: old.username });
    await platform().member({ username: 'rt_below', upline: member.username });
    const give = (id: string, rate: number) =>
      platform()
        .db.insert(agentRates)
        .values({ memberId: Number(id), category: 'RNG', fromDay: TODAY, rate });
    await give(member.id, 30);
    await give(upline.id, 20);
    await assert.rejects(move('rt_member', 'rt_new'), /rt_member has 0\.30% of RNG, rt_new only 0\.20%/);
    await give(old.id, 60);
    await assert.doesNotReject(move('rt_member', 'rt_new_top'));
    const browser = platform().client();
    const namesOf = async (agent: typeof old) => {
      await browser.logIn(agent.username, agent.password);
      const { list } = await browser.value(getDownlines, { pageNo: 1, pageSize: 20, language: 'EN' });
      return list.map(({ userName }) => userName);
    };
    assert.deepEqual(await namesOf(old), []);
    assert.deepEqual(await namesOf(fresh), ['rt_below', 'rt_member', 'rt_new']);
    const traces = await platform()
      .db.select({ details: auditEvents.details })
      .from(auditEvents)
      .where(and(eq(auditEvents.event, 'member.moved'), eq(auditEvents.memberId, Number(member.id))));
    assert.deepEqual(traces, [{ details: { from: Number(old.id), to: Number(fresh.id), members: 2 } }]);
  });

  test('the desk asks, then moves, and says why it does not', async () => {
    const old = await platform().member({ username: 'dk_old', type: 1 });
    const fresh = await platform().member({ username: 'dk_new', type: 1 });
    const member = await platform().member({ username: 'dk_member', upline: old.username });
    const press = (form: Record<string, string>) =>
      platform()
        .client()
        .fetch('/moves', {
          method: 'POST',
          redirect: 'manual',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ merchant: 'tala', username: member.username, ...form }).toString(),
        });
    assert.match(
      await (await press({ upline: fresh.username, move: 'member' })).text(),
      /Move dk_member, with everyone below, to dk_new/,
    );
    const wrong = await press({ upline: 'dk_nobody', sure: 'yes', move: 'member' });
    assert.match(await wrong.text(), /There is no member/);
    assert.equal((await press({ upline: fresh.username, sure: 'yes', move: 'member' })).status, 303);
    const [row] = await platform()
      .db.select({ uplineId: members.uplineId })
      .from(members)
      .where(eq(members.id, Number(member.id)));
    assert.equal(row?.uplineId, Number(fresh.id));
  });

  test('a contract that the old upline proposed is withdrawn; the one in force stays', async () => {
    const old = await platform().member({ username: 'ct_old', type: 1 });
    const fresh = await platform().member({ username: 'ct_new', type: 1 });
    const member = await platform().member({ username: 'ct_member', type: 1, upline: old.username });
    const contract = {
      memberId: Number(member.id),
      proposerId: Number(old.id),
      kind: 'salary',
      tiers: [{ validBet: '0', activeMembers: 0, rate: 10 }],
      proposedAt: new Date(),
    } as const;
    await platform()
      .db.insert(agentContracts)
      .values([
        { ...contract, status: 'agreed', inForceFrom: TODAY },
        { ...contract, status: 'proposed' },
      ]);
    await move('ct_member', fresh.username);
    const statuses = await platform()
      .db.select({ status: agentContracts.status })
      .from(agentContracts)
      .where(eq(agentContracts.memberId, Number(member.id)));
    assert.deepEqual(statuses.map(({ status }) => status).sort(), ['agreed', 'withdrawn']);
  });

  test('a rate that needs a place is refused where the new upline has none left, and moves once one is free', async () => {
    const old = await platform().member({ username: 'qt_old', type: 1 });
    const fresh = await platform().member({ username: 'qt_new', type: 1 });
    const first = await platform().member({ username: 'qt_first', type: 1, upline: fresh.username });
    const member = await platform().member({ username: 'qt_member', type: 1, upline: old.username });
    const { db } = platform();
    await db
      .update(agentRateLimits)
      .set({ quotaFrom: 30, quota: 1 })
      .where(and(eq(agentRateLimits.merchant, 'tala'), eq(agentRateLimits.category, 'RNG')));
    const given = { category: 'RNG', fromDay: TODAY, rate: 30 };
    await db.insert(agentRates).values([first, member].map(({ id }) => ({ ...given, memberId: Number(id) })));
    const before = await kept();
    await assert.rejects(
      move('qt_member', 'qt_new'),
      /qt_member has 0\.30% of RNG, and qt_new has no place left for 0\.30% or more \(quota 1\)/,
    );
    assert.deepEqual(await kept(), before);
    await db
      .update(agentRates)
      .set({ rate: 29 })
      .where(eq(agentRates.memberId, Number(first.id)));
    await assert.doesNotReject(move('qt_member', 'qt_new'));
  });
});
