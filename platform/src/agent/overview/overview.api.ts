import { getDividendInfo, getTeamKpi } from '@shared-kernel/contracts/agent/agent';
import { and, countDistinct, eq, gt, gte, isNull, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { PlatformError } from '../../base/platform-error.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { sessions } from '../../identity/sessions.tables.ts';
import { downlineOf, NON_AGENT_TYPES } from '../../identity/team.ts';
import { bets } from '../../play/play.public.ts';
import { rangeOf } from '../../records/range.ts';

/** Agents without dividend (specification: accounts §3). */
const NO_DIVIDEND_TYPES: readonly number[] = [4, 40, 41, 42];
/** A member is online while the last sign of life is younger than this. */
const ONLINE_MS = 5 * 60 * 1000;

const isAgent = ({ session }: MemberCall<unknown>): boolean => !NON_AGENT_TYPES.includes(session.member.type);

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

/** Figures of the whole downline, the agent left out. Days are the merchant's (GMT+8). */
export const overviewApi = (api: Api): void => {
  answerMember(api, getTeamKpi, async (call) => {
    if (!isAgent(call)) throw new PlatformError('feature.unavailable', 'Only agents have a team.');
    const { from, until } = rangeOf(call.input.startDate, call.input.endDate, call.now);
    const within = (column: PgColumn) => and(gte(column, from), lt(column, until));
    const onlineSince = new Date(call.now.getTime() - ONLINE_MS);
    const isOnline = and(gt(sessions.lastSeenAt, onlineSince), isNull(sessions.endedAt));
    const hasBet = and(within(bets.placedAt), eq(bets.isFreePlay, false));
    const [login, bet, register, online] = await Promise.all([
      countTeam(call, sessions, sessions.memberId, within(sessions.startedAt)),
      countTeam(call, bets, bets.memberId, hasBet),
      countTeam(call, members, members.id, within(members.registeredAt)),
      countTeam(call, sessions, sessions.memberId, isOnline),
    ]);
    const footer = {
      teamLoginMemberCount: login,
      teamBetMemberCount: bet,
      teamRegisterMemberCount: register,
      teamOnlineCount: online,
    };
    return { footer };
  });

  answerMember(api, getDividendInfo, async (call) => ({
    isShown: isAgent(call) && !NO_DIVIDEND_TYPES.includes(call.session.member.type),
  }));
};
