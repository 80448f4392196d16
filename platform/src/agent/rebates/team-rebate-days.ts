import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import { type Database, rowsOf } from '../../database/database.ts';
import { type SQL, sql } from '../../database/orm.ts';
import { memberAncestors, members } from '../../identity/members.tables.ts';
import { isInDownline } from '../../identity/team.ts';
import { agentRebateTotals } from '../figures/rebate-rollups.tables.ts';
import { agentRebates } from './agent-rebates.tables.ts';
import type { Days } from './rebate-lines.ts';

/** Lines of a whole team, or of its direct members. */
export interface TeamLines {
  readonly agent: { readonly id: number; readonly merchant: string };
  readonly scope: 'direct' | 'team';
  readonly role: 'player' | 'agent' | undefined;
  readonly category: string | undefined;
}

/** A part of a list. */
export interface Part {
  readonly limit: number;
  readonly offset: number;
}

export interface DayTotals {
  readonly day: CalendarDay;
  readonly count: number;
  readonly valid_bet: string | number;
  readonly amount: string | number;
}

/** By the category of a table that a statement names. */
export const isCategory = ({ category }: TeamLines, table: string): SQL =>
  category === undefined ? sql`` : sql`and ${sql.raw(table)}.category = ${category}`;

/** What has been added up for each of some days, the last first; days without lines are left out. */
export const daysOfTeam = (db: Database, of: TeamLines, { startDate, endDate }: Days): Promise<readonly DayTotals[]> =>
  rowsOf<DayTotals>(
    db,
    sql`select day::text as day, sum(lines)::int as count, sum(valid_bet)::bigint as valid_bet, sum(amount)::bigint as amount
      from ${agentRebateTotals} totals where root_id = ${of.agent.id} and day between ${startDate} and ${endDate} ${isCategory(of, 'totals')}
        ${of.scope === 'direct' ? sql`and is_direct` : sql``}
        ${of.role === undefined ? sql`` : sql`and is_agent = ${of.role === 'agent'}`}
      group by day order by day desc`,
  );

/** Rows of a day that is paid by name. The merchant is named, so that members may be read in the order of their names until the part is full. */
export const rowsOfPaidDay = (db: Database, of: TeamLines, day: CalendarDay, { limit, offset }: Part): SQL => {
  const { agent, scope, role } = of;
  const others = scope === 'direct' ? sql`` : sql`or mine.member_id is not null`;
  return sql`(select ${members.username} as username, ${members.type} as type, line.day::text as day, line.agent_id, line.category,
      line.rate, line.member_rate, sum(line.valid_bet)::bigint as valid_bet, sum(line.amount)::bigint as amount,
      'paid' as status
    from ${members}
    join ${agentRebates} line on line.day = ${day} and line.member_id = ${members.id} and line.agent_id <> line.member_id
    left join ${memberAncestors} mine on mine.ancestor_id = ${agent.id} and mine.member_id = line.agent_id
    where ${members.merchant} = ${agent.merchant} and ${isInDownline(db, agent.id, { scope, role })}
      and (line.agent_id = ${agent.id} ${others}) ${isCategory(of, 'line')}
    group by ${members.username}, ${members.type}, line.day, line.category, line.agent_id, line.rate, line.member_rate
    order by ${members.username}, line.category, line.agent_id limit ${limit} offset ${offset})`;
};

/** A part of the rows of some days, of which only the days that it falls into are read. */
export const rowsOfDays = async <Row>(
  db: Database,
  days: readonly DayTotals[],
  { limit, offset }: Part,
  rowsOfDay: (day: CalendarDay, part: Part) => SQL,
): Promise<readonly Row[]> => {
  const parts: SQL[] = [];
  let [skipped, left] = [offset, limit];
  for (const { day, count } of days) {
    const taken = Math.min(left, count - skipped);
    if (taken > 0) parts.push(rowsOfDay(day, { limit: taken, offset: skipped }));
    left -= Math.max(taken, 0);
    skipped = Math.max(skipped - count, 0);
    if (left === 0) break;
  }
  if (parts.length === 0) return [];
  return rowsOf<Row>(
    db,
    sql`select part.*, u.username as upline
      from (${sql.join(parts, sql` union all `)}) as part join ${members} u on u.id = part.agent_id
      order by day desc, part.username, category, agent_id`,
  );
};
