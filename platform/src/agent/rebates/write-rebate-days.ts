import { type CalendarDay, dayOf } from '@shared-kernel/contracts/system/calendar';
import { lt, max, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../database/database.ts';
import { memberAncestors, members } from '../../identity/members.tables.ts';
import { isAgentSql } from '../../identity/team.ts';
import { OWN_BET, rebatedOn } from '../../money/money.public.ts';
import { bets, games } from '../../play/play.public.ts';
import { agentRebateDays, agentRebates } from './agent-rebates.tables.ts';
import { agentRebateTotals, branchDays } from './rebate-rollups.tables.ts';

const BRANCHES = sql.raw('member_id, day, category, vassalage, own_bet, all_bet');
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

/** Of all teams, from the lines that were paid: `which` of them, by `line` and `a`. */
const totalsOf = (which: SQL): SQL => sql`
  select a.ancestor_id as root_id, line.day, line.category, ${isAgentSql(sql`m.type`)} as is_agent,
    a.depth = 1 and line.agent_id = a.ancestor_id as is_direct,
    count(*)::int as lines, sum(line.valid_bet)::bigint as valid_bet, sum(line.amount)::bigint as amount
  from (
    select agent_id, member_id, day, category, sum(valid_bet) as valid_bet, sum(amount) as amount
    from ${agentRebates} where agent_id <> member_id
    group by agent_id, member_id, day, category, rate, member_rate
  ) as line
  join ${memberAncestors} a on a.member_id = line.member_id
  left join ${memberAncestors} mine on mine.ancestor_id = a.ancestor_id and mine.member_id = line.agent_id
  join ${members} m on m.id = line.member_id
  where (a.ancestor_id = line.agent_id or mine.member_id is not null) and ${which}
  group by 1, 2, 3, 4, 5`;

/** The first day that is not paid whole; undefined where rebates of agents have not begun. */
export const firstOpenDay = async (db: Database): Promise<CalendarDay | undefined> => {
  const [known] = await db.select({ last: max(agentRebateDays.day) }).from(agentRebateDays);
  return known?.last ?? undefined;
};

const writeTotals = async (tx: Transaction, day: CalendarDay) => {
  await tx.execute(sql`delete from ${agentRebateTotals} where day = ${day}`);
  await tx.execute(sql`insert into ${agentRebateTotals} (${TOTALS}) ${totalsOf(sql`line.day = ${day}`)}`);
};

/** Writes the branches of a day up to an instant, or, of a day that is paid, its totals; or writes them anew. */
export const writeRebateDay = async (tx: Transaction, day: CalendarDay, until: Date, now: Date): Promise<void> => {
  await tx.execute(sql`delete from ${branchDays} where day = ${day}`);
  if (day < ((await firstOpenDay(tx)) ?? dayOf(now))) await writeTotals(tx, day);
  else
    await tx.execute(
      sql`insert into ${branchDays} (${BRANCHES}) select ${BRANCHES} from (${branchesOn(day, until)}) as b`,
    );
};

/** Notes that every day before `today` is paid: what was read from the branches of `days` is from now on read from totals. */
export const closeDays = async (
  tx: Transaction,
  days: readonly CalendarDay[],
  { today, now }: { readonly today: CalendarDay; readonly now: Date },
): Promise<void> => {
  // Who writes a day, or moves a member, is waited for.
  await tx.execute(sql`lock table written_days in share row exclusive mode`);
  for (const day of days) await writeTotals(tx, day);
  await tx.delete(branchDays).where(lt(branchDays.day, today));
  await tx.insert(agentRebateDays).values({ day: today, paidAt: now }).onConflictDoNothing();
};

/** Writes the branches of some agents, and the totals of their teams, anew: who is below them has changed. */
export const writeRebatesOf = async (tx: Transaction, ids: SQL): Promise<void> => {
  await tx.execute(sql`update ${branchDays} set all_bet = own_bet where member_id in (${ids})`);
  await tx.execute(sql`insert into ${branchDays} (${BRANCHES})
    select ${BRANCHES} from (${branchesFrom(sql`select ${BRANCHES} from ${branchDays} where own_bet > 0`)}) as b
    where member_id in (${ids})
    on conflict (member_id, day, category, vassalage) do update set all_bet = excluded.all_bet`);
  await tx.execute(sql`delete from ${branchDays} where member_id in (${ids}) and all_bet = 0`);
  await tx.execute(sql`delete from ${agentRebateTotals} where root_id in (${ids})`);
  await tx.execute(sql`insert into ${agentRebateTotals} (${TOTALS})
    ${totalsOf(sql`a.ancestor_id in (${ids}) and line.day < (select max(day) from ${agentRebateDays})`)}`);
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
  return day < open
    ? isSame(db, TOTALS, sql`select * from ${agentRebateTotals} where day = ${day}`, totalsOf(sql`line.day = ${day}`))
    : isSame(db, BRANCHES, sql`select * from ${branchDays} where day = ${day}`, branchesOn(day, until));
};
