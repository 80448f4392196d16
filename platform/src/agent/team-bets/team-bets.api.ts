import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { getTeamBets } from 'shared-kernel/contracts/agent';
import type { ParsedInputOf } from 'shared-kernel/contracts/endpoint';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { downlineOf, NON_AGENT_TYPES } from '../../identity/downline.ts';
import { betRecords, bets, toBet, toBetTotals } from '../../play/play.door.ts';
import { placeInTeam, type TeamPlace } from './team-place.ts';

type Ask = ParsedInputOf<typeof getTeamBets>;

const isAgentType = (type: number): boolean => !NON_AGENT_TYPES.includes(type);

/** Whether the member that was drilled into is one that the filters ask for. */
const isAskedFor = ({ username, type }: TeamPlace, { memberKind, userName }: Ask): boolean =>
  (memberKind === undefined || isAgentType(type) === (memberKind === 'agent')) &&
  username.includes(userName?.trim().toLowerCase() ?? '');

const betsOfTeam = (db: Database, agentId: number, place: TeamPlace | undefined, ask: Ask): SQL | undefined => {
  const { scope = 'team', memberKind, userName, betNo } = ask;
  const team = downlineOf(db, place?.memberId ?? agentId, { scope, role: memberKind, username: userName });
  const isBelow = inArray(bets.memberId, db.select({ memberId: team.memberId }).from(team));
  const isOwn = place && isAskedFor(place, ask) ? eq(bets.memberId, place.memberId) : undefined;
  return and(
    or(isBelow, isOwn),
    eq(bets.isFreePlay, false),
    betNo ? sql`starts_with(upper(${bets.betNo}), ${betNo.trim().toUpperCase()})` : undefined,
  );
};

/** Bets of the agent's downline; profit is the house's, and play money is no bet. */
export const teamBetsApi = (api: Api): void =>
  answerMember(api, getTeamBets, async ({ platform: { db }, input, session, now }) => {
    const { id, type } = session.member;
    if (!isAgentType(type)) throw new PlatformError('feature.unavailable', 'Only agents have a team.');
    const place = input.parent ? await placeInTeam(db, id, input.parent) : undefined;
    const { rows, totals, paging } = await betRecords(db, input, betsOfTeam(db, id, place, input), now);
    const list = rows.map((row) => ({
      ...toBet(row, row.bet.stake - row.bet.payout),
      userName: row.username,
      isAgent: isAgentType(row.memberType),
    }));
    return {
      list,
      ...paging,
      trail: (place?.above ?? []).map((userName) => ({ userName })),
      ...(totals && { footer: toBetTotals(totals, totals.stake - totals.payout) }),
    };
  });
