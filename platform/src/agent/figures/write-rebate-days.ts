import { type CalendarDay, dayOf } from '@shared-kernel/contracts/system/calendar';
import { ratesOn } from '../../accounts/accounts.public.ts';
import { type Database, rowsOf, type Transaction } from '../../database/database.ts';
import { lt, max, type SQL, sql } from '../../database/orm.ts';
import { memberAncestors, members } from '../../identity/members.tables.ts';
import { isAgentSql } from '../../identity/team.ts';
import { OWN_BET, rebatedOn } from '../../money/money.public.ts';
import { bets, games } from '../../play/play.public.ts';
import { agentRebateDays, agentRebates } from '../rebates/agent-rebates.tables.ts';
import { agentRebateTotals, branchDays } from './rebate-rollups.tables.ts';

const BRANCHES = sql.raw('member_id, day, category, vassalage, own_bet, all_bet');
const RATED = sql.raw('member_id, day, category, vassalage, own_bet, all_bet, rate, member_rate');
const TOTALS = sql.raw('root_id, day, category, is_agent, is_direct, lines, valid_bet, amount');

/** Of members and everyone below, from what each has bet. */
const branchesFrom = (own: SQL): SQL => sql`
  with own as (${own})
  select member_id, day, category, vassalage, sum(own_bet)::bigint as own_bet, sum(all_bet)::bigint as all_bet
  from (
    select member_id, day, category, vassalage, own_bet, own_bet as all_bet from own
    union all
    select a.ancestor_id, own.day, own.category, own.vassalage, 0, own.own_bet
    from own join ${memberAncestors} a on a.member_id = own.member_id
  ) as of_branch group by member_id, day, category, vassalage`;

const branchesOn = (day: CalendarDay, until: Date): SQL =>
  branchesFrom(sql`
    select ${bets.memberId} as member_id, ${day}::date as day, ${games.category} as category, ${games.vendor} as vassalage,
      ${OWN_BET}::bigint as own_bet
    from ${bets} join ${games} on ${games.nodeId} = ${bets.nodeId}
    where ${rebatedOn(day)} and ${lt(bets.placedAt, until)}
    group by 1, 3, 4 having ${OWN_BET} > 0`);

/** Branches of a day with the rates that their uplines and members have. */
const ratedOn = (day: CalendarDay, branches: SQL): SQL => sql`
  with rates as (select member_id, category, max(rate) as rate from (${ratesOn(day)}) as given group by 1, 2)
  select b.*, coalesce(own.rate, 0) as rate, coalesce(given.rate, 0) as member_rate
  from (${branches}) as b join ${members} m on m.id = b.member_id
  left join rates own on own.member_id = m.upline_id and own.category = b.category
  left join rates given on given.member_id = b.member_id and given.category = b.category`;

const LINES = {
  paid: sql`
    select agent_id, member_id, day, category, sum(valid_bet) as valid_bet, sum(amount) as amount
    from ${agentRebates} where agent_id <> member_id
    group by agent_id, member_id, day, category, rate, member_rate`,
  open: sql`
    select m.upline_id as agent_id, b.member_id, b.day, b.category, sum(b.all_bet) as valid_bet,
      sum(b.all_bet)::bigint * (b.rate - b.member_rate) / 10000 as amount
    from ${branchDays} b join ${members} m on m.id = b.member_id where b.rate > b.member_rate
    group by m.upline_id, b.member_id, b.day, b.category, b.rate, b.member_rate`,
} as const;

/** Of all teams, from lines: `which` of them, by `line` and `a`. */
const totalsOf = (lines: keyof typeof LINES, which: SQL): SQL => sql`
  select a.ancestor_id as root_id, line.day, line.category, ${isAgentSql(sql`m.type`)} as is_agent,
    a.depth = 1 and line.agent_id = a.ancestor_id as is_direct,
    count(*)::int as lines, sum(line.valid_bet)::bigint as valid_bet, sum(line.amount)::bigint as amount
  from (${LINES[lines]}) as line
  join ${memberAncestors} a on a.member_id = line.member_id
  join ${members} m on m.id = line.member_id
  where ${which} and (a.ancestor_id = line.agent_id or exists (
    select from ${memberAncestors} mine where mine.ancestor_id = a.ancestor_id and mine.member_id = line.agent_id))
  group by 1, 2, 3, 4, 5`;

/** The first day that is not paid whole; undefined where rebates of agents have not begun. */
export const firstOpenDay = async (db: Database): Promise<CalendarDay | undefined> => {
  const [known] = await db.select({ last: max(agentRebateDays.day) }).from(agentRebateDays);
  return known?.last ?? undefined;
};

const writeTotals = async (tx: Transaction, lines: keyof typeof LINES, day: CalendarDay) => {
  await tx.execute(sql`delete from ${agentRebateTotals} where day = ${day}`);
  await tx.execute(sql`insert into ${agentRebateTotals} (${TOTALS}) ${totalsOf(lines, sql`line.day = ${day}`)}`);
};

/** Writes the branches of a day up to an instant unless the day is paid, and its totals; or writes them anew. */
export const writeRebateDay = async (tx: Transaction, day: CalendarDay, until: Date, now: Date): Promise<void> => {
  const isPaid = day < ((await firstOpenDay(tx)) ?? dayOf(now));
  await tx.execute(sql`delete from ${branchDays} where day = ${day}`);
  if (!isPaid) await tx.execute(sql`insert into ${branchDays} (${RATED}) ${ratedOn(day, branchesOn(day, until))}`);
  await writeTotals(tx, isPaid ? 'paid' : 'open', day);
};

/** Notes that every day before `today` is paid: what was read from the branches of `days` is from now on read from totals. */
export const closeDays = async (
  tx: Transaction,
  days: readonly CalendarDay[],
  { today, now }: { readonly today: CalendarDay; readonly now: Date },
): Promise<void> => {
  // Who writes a day, or moves a member, is waited for.
  await tx.execute(sql`lock table written_days in share row exclusive mode`);
  for (const day of days) await writeTotals(tx, 'paid', day);
  await tx.delete(branchDays).where(lt(branchDays.day, today));
  await tx.insert(agentRebateDays).values({ day: today, paidAt: now }).onConflictDoNothing();
};

/** Writes the branches of a member that was moved and of some agents, and the totals of their teams, anew: who is below them has changed. */
export const writeRebatesOf = async (tx: Transaction, agentIds: SQL, movedId: number): Promise<void> => {
  const ids = sql`${agentIds}, ${movedId}`;
  await tx.execute(sql`update ${branchDays} set all_bet = own_bet where member_id in (${agentIds})`);
  const open = await tx.selectDistinct({ day: branchDays.day }).from(branchDays);
  for (const { day } of open)
    await tx.execute(sql`insert into ${branchDays} (${RATED})
      select * from (${ratedOn(
        day,
        branchesFrom(sql`select ${BRANCHES} from ${branchDays} where day = ${day} and own_bet > 0`),
      )}) as b where member_id in (${ids})
      on conflict (member_id, day, category, vassalage)
        do update set all_bet = excluded.all_bet, rate = excluded.rate, member_rate = excluded.member_rate`);
  await tx.execute(sql`delete from ${branchDays} where member_id in (${agentIds}) and all_bet = 0`);
  await tx.execute(sql`delete from ${agentRebateTotals} where root_id in (${agentIds})`);
  const isOfThem = sql`a.ancestor_id in (${agentIds})`;
  await tx.execute(sql`insert into ${agentRebateTotals} (${TOTALS})
    ${totalsOf('paid', sql`${isOfThem} and line.day < (select max(day) from ${agentRebateDays})`)}
    union all ${totalsOf('open', isOfThem)}`);
};

const isSame = async (db: Database, columns: SQL, one: SQL, other: SQL): Promise<boolean> => {
  const [first, second] = [one, other].map((rows) => sql`select ${columns} from (${rows}) as compared`);
  const [row] = await rowsOf<{ is_same: boolean }>(
    db,
    sql`with one as (${first}), other as (${second})
      select not exists ((table one except all table other) union all (table other except all table one)) as is_same`,
  );
  return row?.is_same === true;
};

/** Whether a written day's branches, or its totals, still say what bets, or the lines that were paid, say. */
export const isRebateDayRight = async (db: Database, day: CalendarDay, until: Date): Promise<boolean> => {
  const open = await firstOpenDay(db);
  if (open === undefined) return true;
  const isPaid = day < open;
  const totals = totalsOf(isPaid ? 'paid' : 'open', sql`line.day = ${day}`);
  return (
    (isPaid ||
      (await isSame(db, BRANCHES, sql`select * from ${branchDays} where day = ${day}`, branchesOn(day, until)))) &&
    isSame(db, TOTALS, sql`select * from ${agentRebateTotals} where day = ${day}`, totals)
  );
};
