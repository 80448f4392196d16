import { type SQL, sql } from 'drizzle-orm';
import { getDividendInfo, getTeamKpi } from 'shared-kernel/contracts/agent';
import { PlatformError } from '../../base/platform-error.ts';
import { rowsOf } from '../../database/database.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { memberAncestors, members } from '../../identity/members.tables.ts';
import { sessions } from '../../identity/sessions.tables.ts';
import { bets } from '../../play/play.door.ts';
import { rangeOf } from '../../records/range.ts';

/** Member types that are no agents, and those without dividend (specification: accounts §3). */
const NON_AGENT_TYPES: ReadonlySet<number> = new Set([0, 4, 40]);
const NO_DIVIDEND_TYPES: ReadonlySet<number> = new Set([4, 40, 41, 42]);
/** A member is online while the last sign of life is younger than this. */
const ONLINE_MS = 5 * 60 * 1000;

const refuseNonAgent = ({ session }: MemberCall<unknown>): void => {
  if (NON_AGENT_TYPES.has(session.member.type))
    throw new PlatformError('feature.unavailable', 'Only agents have a team.');
};

/** Distinct members of the whole downline with a row of `table` that satisfies `condition`. */
const countDownline = (agentId: number, table: SQL, condition: SQL): SQL =>
  sql`(select count(distinct a.member_id) from ${memberAncestors} a join ${table} on x.member_id = a.member_id
       where a.ancestor_id = ${agentId} and ${condition})`;

type KpiRow = Record<'login' | 'bet' | 'register' | 'online', string | number>;

/** Figures of the whole downline, the agent left out. Days are the merchant's (GMT+8). */
export const overviewApi = (api: Api): void => {
  answerMember(api, getTeamKpi, async (call) => {
    refuseNonAgent(call);
    const { id } = call.session.member;
    const range = rangeOf(call.input.startDate, call.input.endDate);
    const [from, until] = [range.from.toISOString(), range.until.toISOString()];
    const onlineSince = new Date(call.now.getTime() - ONLINE_MS).toISOString();
    const [row] = await rowsOf<KpiRow>(
      call.platform.db,
      sql`select
        ${countDownline(id, sql`${sessions} x`, sql`x.started_at >= ${from}::timestamptz and x.started_at < ${until}::timestamptz`)} as login,
        ${countDownline(id, sql`${bets} x`, sql`x.placed_at >= ${from}::timestamptz and x.placed_at < ${until}::timestamptz and not x.is_free_play`)} as bet,
        (select count(*) from ${memberAncestors} a join ${members} m on m.id = a.member_id where a.ancestor_id = ${id}
          and m.registered_at >= ${from}::timestamptz and m.registered_at < ${until}::timestamptz) as register,
        ${countDownline(id, sql`${sessions} x`, sql`x.last_seen_at > ${onlineSince}::timestamptz and x.ended_at is null`)} as online`,
    );
    const footer = {
      teamLoginMemberCount: Number(row?.login ?? 0),
      teamBetMemberCount: Number(row?.bet ?? 0),
      teamRegisterMemberCount: Number(row?.register ?? 0),
      teamOnlineCount: Number(row?.online ?? 0),
    };
    return { footer };
  });

  answerMember(api, getDividendInfo, async (call) => {
    const { type } = call.session.member;
    return { isShown: !NON_AGENT_TYPES.has(type) && !NO_DIVIDEND_TYPES.has(type) };
  });
};
