import type { AgentRebateStatus, getTeamRebates } from '@shared-kernel/contracts/agent/rebates';
import type { ParsedInputOf } from '@shared-kernel/contracts/wire/endpoint';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { members } from '../../identity/members.tables.ts';
import { downlineIds } from '../../identity/team.ts';
import type { askedTeam } from '../team/asked-team.ts';
import { askedOf, daysOf } from './asked-rebates.ts';
import { type ListTotals, readPage, type Sum } from './list-page.ts';
import { linesOf, splitDays, type Whose } from './rebate-lines.ts';
import { type DayTotals, type Part, paidDays, rowsOfDays, type TeamLines } from './team-rebate-days.ts';

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

const NONE: Awaited<ReturnType<typeof readRows>> = { totals: { count: 0, validBet: 0n, amount: 0n }, rows: [] };

const addUp = (open: ListTotals, days: readonly DayTotals[]): ListTotals =>
  days.reduce(
    (sum, { count, valid_bet, amount }) => ({
      count: sum.count + count,
      validBet: sum.validBet + BigInt(valid_bet),
      amount: sum.amount + BigInt(amount),
    }),
    open,
  );

/**
 * A page of the rows that a team page is asked for, the last day first. Days that are paid have been added up for a whole team, and
 * for direct members; a part of the team, or one that is searched by name, is added up from its lines.
 */
export const readTeamRebates = async (
  db: Database,
  agent: TeamLines['agent'],
  ask: Ask,
  { team, part, until, now }: { readonly team: Team; readonly part: Part; readonly until: Date; readonly now: Date },
): Promise<{ readonly totals: ListTotals; readonly rows: readonly TeamRow[] }> => {
  const { scope = 'team', parent, userName, memberKind, gameType, status } = ask;
  const { paid, open } = await splitDays(db, daysOf(ask, now), now);
  const whose = ofTeam(db, team, scope);
  const linesIn = (days: typeof paid) => askedOf(ask, linesOf(whose, days, { open, until, by: 'category' }));
  const [first, last] = [open[0], open.at(-1)];
  if (parent || userName) return readRows(db, linesIn({ ...paid, endDate: last ?? paid.endDate }), part);
  const opened =
    first === undefined || last === undefined
      ? NONE
      : await readRows(db, linesIn({ startDate: first, endDate: last }), part);
  const of = { agent, scope, role: memberKind, category: gameType };
  const days = status === 'pending' ? [] : await paidDays(db, of, paid);
  const rest = {
    limit: part.limit - opened.rows.length,
    offset: Math.max(part.offset - opened.totals.count, 0),
  };
  const rows = [...opened.rows, ...(await rowsOfDays<TeamRow>(db, of, days, rest))];
  return { totals: addUp(opened.totals, days), rows };
};
