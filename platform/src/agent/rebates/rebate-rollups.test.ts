import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getTeamRebates } from '@shared-kernel/contracts/agent/rebates';
import { addDays, type CalendarDay, dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import { agentRates } from '../../accounts/accounts.public.ts';
import { checkDatabase } from '../../check-database.ts';
import { type Database, rowsOf } from '../../database/database.ts';
import { eq, inArray, max, sql } from '../../database/orm.ts';
import { runJobsNow } from '../../jobs/run-jobs.ts';
import { bets, games } from '../../play/play.public.ts';
import { dice } from '../../testing/dice.ts';
import { describeOnBothDatabases } from '../../testing/test-platform.ts';
import { memberDays, teamDays, writtenDays } from '../figures/figures.tables.ts';
import { agentRebateTotals, branchDays } from '../figures/rebate-rollups.tables.ts';
import { TEAM_DAYS_JOBS } from '../figures/team-days.jobs.ts';
import { readAtOnce } from '../figures/team-figures.ts';
import { firstOpenDay } from '../figures/write-rebate-days.ts';
import { moveMember } from '../moves/move-member.ts';
import { agentRebateDays } from './agent-rebates.tables.ts';
import { payAgentRebatesJob } from './pay-agent-rebates.jobs.ts';
import { earnedBy, linesOn, type Whose } from './rebate-lines.ts';

const TODAY = dayOf(Date.now());
const DAYS = [-3, -2, -1, 0].map((offset) => addDays(TODAY, offset));
const [FIRST, PAST] = DAYS as [CalendarDay, CalendarDay];
const RANGE = { startDate: FIRST, endDate: TODAY, pageNo: 1, pageSize: 100, language: 'EN' } as const;
const SIZE = 12;

type Roll = ReturnType<typeof dice>;
type Ask = Partial<InputOf<typeof getTeamRebates>>;

describeOnBothDatabases('rollups of rebates', 'catalogue', (platform) => {
  const jobs = (...names: Parameters<typeof runJobsNow>[1]) => runJobsNow(platform().api.platform, names);
  const begin = async (day: CalendarDay) => {
    for (const table of [agentRebateTotals, branchDays, memberDays, teamDays, writtenDays, agentRebateDays])
      await platform().db.delete(table);
    await platform().db.insert(agentRebateDays).values({ day, paidAt: new Date() });
  };

  /** Of every day, of some minutes ago, which are written, and of this moment, which are not. */
  const play = async (memberId: number, roll: Roll) => {
    const choice = await platform()
      .db.selectDistinctOn([games.category, games.vendor], { nodeId: games.nodeId })
      .from(games)
      .where(inArray(games.category, ['RNG', 'FISH']));
    const times = DAYS.flatMap((day) =>
      Array.from({ length: roll(4) }, () => startOfDay(day).getTime() + roll(86_400) * 1000),
    );
    // Every bet is rolled, played yet or not: what the dice say next does not hang on the time of day.
    const placed = [...times, Date.now() - 1].map((time, index) => ({
      betNo: `ROLL-${memberId}-${index}`,
      memberId,
      nodeId: choice[roll(choice.length)]?.nodeId ?? '',
      placedAt: new Date(time),
      stake: 90_000n,
      validBet: BigInt(roll(90_000) + 1),
      bonusStake: BigInt(roll(3) === 0 ? roll(90_000) : 0),
      payout: 0n,
      status: roll(8) === 0 ? ('void' as const) : ('settled' as const),
      isFreePlay: roll(8) === 0,
    }));
    await platform()
      .db.insert(bets)
      .values(placed.filter(({ placedAt }) => placedAt.getTime() < Date.now()));
  };

  /** A tree with bets, in which nobody has more than the one above. */
  const grow = async (name: string, roll: Roll) => {
    const top = await platform().member({ username: `${name}_top`, type: 1 });
    const all = [{ ...top, rate: 20 }];
    for (let index = 0; index < SIZE; index += 1) {
      const upline = all[roll(all.length)] ?? all[0];
      const type = roll(4) === 0 ? 0 : 1;
      const member = await platform().member({ username: `${name}_${index}`, type, upline: upline?.username ?? '' });
      all.push({ ...member, rate: roll((upline?.rate ?? 0) + 1) });
    }
    const given = all
      .slice(1)
      .flatMap(({ id, rate }) =>
        ['RNG', 'FISH'].map((category) => ({ memberId: Number(id), category, fromDay: FIRST, rate })),
      );
    await platform().db.insert(agentRates).values(given);
    for (const { id } of all) await play(Number(id), roll);
    return all;
  };

  const moveSome = async (all: readonly { readonly username: string }[], roll: Roll) => {
    let moved = 0;
    for (let tries = 0; tries < 12; tries += 1) {
      const [userName, upline] = [all[roll(SIZE) + 1]?.username ?? '', all[roll(SIZE)]?.username ?? ''];
      await platform()
        .db.transaction((tx) => moveMember(tx, { merchant: 'tala', userName, upline }, new Date()))
        .then(
          () => (moved += 1),
          () => undefined,
        );
    }
    assert.ok(moved > 0);
  };

  /** Rates of today, given after the day was written. */
  const editSome = async (all: readonly { readonly id: string }[], roll: Roll) => {
    for (const { id } of all.slice(1).filter(() => roll(2) === 0)) {
      const given = { memberId: Number(id), category: 'RNG', fromDay: TODAY, rate: roll(20) };
      await platform().db.insert(agentRates).values(given).onConflictDoNothing();
    }
  };

  /** Lines that are read from branches, and from the bets after them, are those that are computed from all bets. */
  const sayLines = async (ids: readonly number[]) => {
    const { db } = platform();
    const [written] = await db.select({ until: max(writtenDays.until) }).from(writtenDays);
    const lines = async (day: CalendarDay, whose: Whose | undefined, until?: Date) =>
      (await rowsOf(db, linesOn(day, whose, until))).map((row) => JSON.stringify(row)).toSorted();
    const open = await firstOpenDay(db);
    for (const day of DAYS.filter((day) => open !== undefined && day >= open))
      for (const whose of [undefined, ...ids.map(earnedBy)])
        assert.deepEqual(await lines(day, whose, written?.until ?? new Date(0)), await lines(day, whose));
  };

  /** Pages of what has been added up are those of the lines, which a search for a part of every name adds up. */
  const sayPages = async (top: { readonly username: string; readonly password: string }, name: string) => {
    const browser = platform().client();
    await browser.logIn(top.username, top.password);
    const read = (ask: Ask) => browser.value(getTeamRebates, { ...RANGE, ...ask });
    const asks: readonly Ask[] = [
      {},
      { scope: 'direct' },
      { memberKind: 'agent' },
      { memberKind: 'player', scope: 'direct' },
      { gameType: 'FISH' },
      { status: 'paid' },
      { status: 'pending' },
      { startDate: PAST, endDate: PAST },
    ];
    let rows = 0;
    for (const ask of asks) {
      const { list, footer } = await read({ ...ask, userName: name });
      const whole = await read(ask);
      assert.deepEqual([whole.list, whole.footer], [list, footer]);
      assert.equal(footer?.count, list.length);
      const pages: (typeof list)[number][] = [];
      for (let pageNo = 1; pageNo <= Math.ceil(list.length / 9); pageNo += 1)
        pages.push(...(await read({ ...ask, pageNo, pageSize: 9, asOf: whole.asOf })).list);
      assert.deepEqual(pages, list);
      rows += list.length;
    }
    assert.ok(rows > 0);
  };

  for (const seed of [7, 59]) {
    test(`pages say what bets and paid lines say, before and after moves and payments (seed ${seed})`, async () => {
      const [roll, name] = [dice(seed), `roll${seed}`];
      await begin(FIRST);
      const all = await grow(name, roll);
      const [top] = all as [(typeof all)[0]];
      const ids = all.map(({ id }) => Number(id));
      const say = async () => {
        await sayLines(ids);
        await sayPages(top, name);
        assert.deepEqual((await checkDatabase(platform().db)).teamDaysOff, []);
      };
      await jobs(...TEAM_DAYS_JOBS);
      await say();
      await moveSome(all, roll);
      await say();
      await editSome(all, roll);
      await say();
      await jobs(payAgentRebatesJob);
      assert.equal(await platform().db.$count(branchDays, eq(branchDays.day, PAST)), 0);
      await say();
      await moveSome(all, roll);
      await say();
      await jobs(payAgentRebatesJob, ...TEAM_DAYS_JOBS);
      await say();
    });
  }

  test('a page whose day is paid while it is read sees it open in every statement', async (context) => {
    // The embedded database has one connection: nothing happens meanwhile.
    if (platform().database.kind === 'embedded') return context.skip();
    await begin(PAST);
    await grow('rollr', dice(23));
    await jobs(...TEAM_DAYS_JOBS);
    const { db } = platform();
    const seen = async (by: Database) => [
      await firstOpenDay(by),
      await by.$count(branchDays, eq(branchDays.day, PAST)),
    ];
    const before = await seen(db);
    const read = await readAtOnce(db, async (tx) => {
      await firstOpenDay(tx);
      await jobs(payAgentRebatesJob);
      return seen(tx);
    });
    assert.deepEqual(read, before);
    assert.notDeepEqual(await seen(db), before, 'it was paid');
  });

  test('what is no longer right is named by the check, and written anew', async () => {
    await begin(PAST);
    await grow('rollc', dice(11));
    const { db } = platform();
    const off = async () => (await checkDatabase(db)).teamDaysOff;
    await jobs(...TEAM_DAYS_JOBS);
    const open = addDays(TODAY, -1);
    await db.update(branchDays).set({ allBet: sql`all_bet + 1` }).where(eq(branchDays.day, open));
    assert.deepEqual(await off(), [open]);
    await jobs(...TEAM_DAYS_JOBS);
    assert.deepEqual(await off(), []);
    await jobs(payAgentRebatesJob);
    await db.update(agentRebateTotals).set({ lines: sql`lines + 1` }).where(eq(agentRebateTotals.day, PAST));
    assert.deepEqual(await off(), [PAST]);
    await jobs(...TEAM_DAYS_JOBS);
    assert.deepEqual(await off(), []);
  });
});
