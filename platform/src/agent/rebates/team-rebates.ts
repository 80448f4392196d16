import type { AgentRebateStatus, getTeamRebates } from '@shared-kernel/contracts/agent/rebates';
import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import type { Database } from '../../database/database.ts';
import { gte, type SQL, sql } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { downlineIds } from '../../identity/team.ts';
import type { askedTeam } from '../team/asked-team.ts';
import { agentRebates } from './agent-rebates.tables.ts';
import { askedOf, daysOf } from './asked-rebates.ts';
import { type ListTotals, readPage, type Sum } from './list-page.ts';
import { changesOf, rowsOfOpenDay } from './open-team-day.ts';
import { linesOf, splitDays, type Whose } from './rebate-lines.ts';
import {
  type DayTotals,
  daysOfTeam,
  type Part,
  rowsOfDays,
  rowsOfPaidDay,
  type TeamLines,
} from './team-rebate-days.ts';

export interface TeamRow {
  readonly day: string;
  readonly category: string;
  readonly status: AgentRebateStatus;
  readonly username: string;
  readonly upline: string;
  readonly type: number;
  readonly valid_bet: Sum;
  readonly rate: number;
  readonly member_rate: number;
  readonly amount: Sum;
}

type Ask = ParsedInputOf<typeof getTeamRebates>;
type Team = Awaited<ReturnType<typeof askedTeam>>;

/**
 * Lines of the members that a team page is asked for, each its upline's: with direct members only those of the one above them. Uplines
 * are named, so that lines are read by their index; one outside of the agent's team is none of them.
 */
const ofTeam = (db: Database, team: Team, scope: 'direct' | 'team' | undefined): Whose => {
  const { rootId, below, parentId } = team;
  const everyone = downlineIds(db, rootId, { scope: 'team' }).getSQL();
  const top = sql`select ${rootId}::bigint`;
  const above = parentId === undefined ? [] : [sql`select upline_id from ${members} where id = ${parentId}`];
  const uplines = [top, ...(scope === 'direct' ? [] : [everyone]), ...above];
  const isShown = sql`member_id in (${below})${parentId === undefined ? sql`` : sql` or member_id = ${parentId}`}`;
  return {
    topId: rootId,
    has: sql`agent_id in (${sql.join(uplines, sql` union all `)}) and agent_id <> member_id and (${isShown})`,
    ids: sql.join([top, scope === 'direct' ? below : everyone, ...above], sql` union all `),
  };
};

const byMember = (lines: SQL): SQL =>
  sql`select day, category, status, rate, member_rate, member_id, agent_id,
      sum(valid_bet)::bigint as valid_bet, sum(amount)::bigint as amount
    from (${lines}) as of_team group by day, category, status, rate, member_rate, member_id, agent_id`;

const readRows = (db: Database, lines: SQL, part: Part) =>
  readPage<TeamRow>(db, byMember(lines), {
    ...part,
    shown: sql`select listed.*, m.username, m.type, u.username as upline from listed
      join ${members} m on m.id = listed.member_id join ${members} u on u.id = listed.agent_id`,
    order: sql`day desc, username, category, agent_id`,
  });

type Totals = Pick<DayTotals, 'count' | 'valid_bet' | 'amount'>;

const add = (one: ListTotals, { count, valid_bet, amount }: Totals): ListTotals => ({
  count: one.count + count,
  validBet: one.validBet + BigInt(valid_bet),
  amount: one.amount + BigInt(amount),
});
const NONE: ListTotals = { count: 0, validBet: 0n, amount: 0n };

/** While a day is being paid, some of its lines are paid and some are not. */
const isBeingPaid = async (db: Database, open: readonly CalendarDay[]): Promise<boolean> => {
  const [first] = open;
  if (first === undefined) return false;
  return (
    (await db.select({ day: agentRebates.day }).from(agentRebates).where(gte(agentRebates.day, first)).limit(1))
      .length > 0
  );
};

/**
 * A page of the rows that a team page is asked for, the last day first. Days have been added up for a whole team, and for direct
 * members; a part of the team, or one that is searched by name, is added up from its lines.
 */
export const readTeamRebates = async (
  db: Database,
  agent: TeamLines['agent'],
  ask: Ask,
  { team, part, until, now }: { readonly team: Team; readonly part: Part; readonly until: Date; readonly now: Date },
): Promise<{ readonly totals: ListTotals; readonly rows: readonly TeamRow[] }> => {
  const { scope = 'team', parent, userName, memberKind, gameType, status } = ask;
  const asked = daysOf(ask, now);
  const { paid, open } = await splitDays(db, asked, now);
  if (parent || userName || (await isBeingPaid(db, open)))
    return readRows(db, askedOf(ask, linesOf(ofTeam(db, team, scope), asked, { open, until, by: 'category' })), part);
  const of = { agent, scope, role: memberKind, category: gameType };
  const isOpen = (day: CalendarDay) => open.includes(day);
  const written = await daysOfTeam(db, of, asked);
  const days: DayTotals[] = [];
  for (const day of status === 'paid' ? [] : open.toReversed()) {
    const { count, validBet, amount } = [
      ...written.filter((totals) => totals.day === day),
      await changesOf(db, of, { day, until }),
    ].reduce(add, NONE);
    days.push({ day, count, valid_bet: String(validBet), amount: String(amount) });
  }
  if (status !== 'pending') days.push(...written.filter(({ day }) => day <= paid.endDate));
  const rows = await rowsOfDays<TeamRow>(db, days, part, (day, ofDay) =>
    isOpen(day) ? rowsOfOpenDay(db, of, { day, until }, ofDay) : rowsOfPaidDay(db, of, day, ofDay),
  );
  return { totals: days.reduce(add, NONE), rows };
};
