import { getDividendInfo, getTeamKpi, getTeamOverview } from '@shared-kernel/contracts/agent/agent';
import { addDays, type CalendarDay, dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { and, count, countDistinct, eq, gt, gte, inArray, isNull, lt, type SQL, sql } from '../../database/orm.ts';
import type { PgColumn, PgTable } from '../../database/pg-core.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { sessions } from '../../identity/sessions.tables.ts';
import { downlineIds, downlineOf, isAgentSql, isInDownline } from '../../identity/team.ts';
import { accounts } from '../../ledger/ledger.tables.ts';
import { toDecimal } from '../../ledger/money.ts';
import { type Range, rangeOf } from '../../records/range.ts';
import { addFigures, countPlayers, type Figures, figuresByDay, NO_FIGURES, toWire } from '../figures/team-figures.ts';
import { requireAgent } from '../team/asked-team.ts';
import { hasDividend } from '../team/has-dividend.ts';
import { onlineSince } from '../team/online.ts';

const isOnline = (now: Date) => and(gt(sessions.lastSeenAt, onlineSince(now)), isNull(sessions.endedAt));

/** Distinct members of the whole downline who have a row of `table` that satisfies `condition`. */
const countTeam = async (
  { platform: { db }, session }: MemberCall<unknown>,
  table: PgTable,
  memberId: PgColumn,
  condition: SQL | undefined,
): Promise<number> => {
  const team = downlineOf(db, session.member.id, { scope: 'team' });
  const [row] = await db
    .select({ members: countDistinct(team.memberId) })
    .from(team)
    .innerJoin(table, eq(memberId, team.memberId))
    .where(condition);
  return row?.members ?? 0;
};

/** What the team holds. */
const balanceOf = async ({ platform: { db }, session }: MemberCall<unknown>): Promise<string> => {
  const [wallets] = await db
    .select({ balance: sql<string>`coalesce(sum(${accounts.balance}), 0)` })
    .from(accounts)
    .where(
      and(
        inArray(accounts.memberId, downlineIds(db, session.member.id, { scope: 'team' })),
        eq(accounts.kind, 'wallet'),
      ),
    );
  return toDecimal(BigInt(wallets?.balance ?? 0));
};

/** The team of now, and how many joined it on each day of a range; days without anyone are left out. Read in one pass. */
const teamOf = async ({ platform: { db }, session }: MemberCall<unknown>, { from, until }: Range) => {
  const day = sql`case when ${members.registeredAt} >= ${from} and ${members.registeredAt} < ${until}
    then ((${members.registeredAt} at time zone 'UTC') + interval '8 hours')::date end`;
  const rows = await db
    .select({
      day: sql<string | null>`(${day})::text`,
      members: count(),
      agents: sql<number>`(count(*) filter (where ${isAgentSql(sql`${members.type}`)}))::int`,
    })
    .from(members)
    .where(isInDownline(db, session.member.id, { scope: 'team' }))
    .groupBy(sql`1`);
  return {
    members: rows.reduce((sum, row) => sum + row.members, 0),
    agents: rows.reduce((sum, row) => sum + row.agents, 0),
    registered: new Map(rows.flatMap((row) => (row.day === null ? [] : [[row.day, row.members] as const]))),
  };
};

const daysOf = ({ from, until }: Range): readonly CalendarDay[] => {
  const days: CalendarDay[] = [];
  for (let day = dayOf(from); startOfDay(day) < until; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Figures of the whole downline, the agent left out. Days are the merchant's (GMT+8). */
export const overviewApi = (api: Api): void => {
  answerMember(api, getTeamKpi, async (call) => {
    requireAgent(call.session.member);
    const range = rangeOf(call.input.startDate, call.input.endDate, call.now);
    const { from, until } = range;
    const within = (column: PgColumn) => and(gte(column, from), lt(column, until));
    const [login, bet, register, online] = await Promise.all([
      countTeam(call, sessions, sessions.memberId, within(sessions.startedAt)),
      countPlayers(call.platform.db, call.session.member.id, range),
      countTeam(call, members, members.id, within(members.registeredAt)),
      countTeam(call, sessions, sessions.memberId, isOnline(call.now)),
    ]);
    const footer = {
      teamLoginMemberCount: login,
      teamBetMemberCount: bet,
      teamRegisterMemberCount: register,
      teamOnlineCount: online,
    };
    return { footer };
  });

  answerMember(api, getTeamOverview, async (call) => {
    requireAgent(call.session.member);
    const { platform, session, input, now } = call;
    const range = rangeOf(input.startDate, input.endDate, now);
    const below = { roots: sql`select ${session.member.id}::bigint`, counts: 'below' } as const;
    const [{ registered, ...team }, balance, online, figures] = await Promise.all([
      teamOf(call, range),
      balanceOf(call),
      countTeam(call, sessions, sessions.memberId, isOnline(now)),
      figuresByDay(platform.db, below, range),
    ]);
    const days = daysOf(range).map((day) => ({
      day,
      registered: registered.get(day) ?? 0,
      ...(figures.get(day) ?? NO_FIGURES),
    }));
    return {
      ...team,
      balance,
      online,
      registered: days.reduce((sum, { registered: ofDay }) => sum + ofDay, 0),
      ...toWire(days.reduce<Figures>(addFigures, NO_FIGURES)),
      days: days.map((of) => ({ day: of.day, registered: of.registered, ...toWire(of) })),
    };
  });

  answerMember(api, getDividendInfo, async (call) => ({
    isShown: await hasDividend(call),
  }));
};
