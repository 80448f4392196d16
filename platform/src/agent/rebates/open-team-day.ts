import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import { agentRates, rateOn } from '../../accounts/accounts.public.ts';
import { type Database, rowsOf } from '../../database/database.ts';
import { gte, type SQL, sql } from '../../database/orm.ts';
import { memberAncestors, members } from '../../identity/members.tables.ts';
import { isAgentSql, isInDownline } from '../../identity/team.ts';
import { OWN_BET, rebatedOn } from '../../money/money.public.ts';
import { bets, games } from '../../play/play.public.ts';
import { branchDays } from '../figures/rebate-rollups.tables.ts';
import { type DayTotals, isCategory, type Part, type TeamLines } from './team-rebate-days.ts';

/** A day that is not paid yet, and the instant from which on no day is written. */
interface OpenDay {
  readonly day: CalendarDay;
  readonly until: Date;
}

/** The bets of a team that the branches do not have yet, for everyone above whose part of the team they are: `tail`. */
const tailOf = ({ agent }: TeamLines, { day, until }: OpenDay): SQL => sql`
  played as (
    select ${bets.memberId} as member_id, ${games.category} as category, ${OWN_BET}::bigint as bet
    from ${bets} join ${games} on ${games.nodeId} = ${bets.nodeId}
    where ${rebatedOn(day)} and ${gte(bets.placedAt, until)}
      and ${bets.memberId} in (select member_id from ${memberAncestors} where ancestor_id = ${agent.id})
    group by 1, 2 having ${OWN_BET} > 0
  ), tail as (
    select member_id, category, sum(bet)::bigint as bet from (
      select member_id, category, bet from played
      union all
      select above.ancestor_id, played.category, played.bet from played
      join ${memberAncestors} above on above.member_id = played.member_id
      join ${memberAncestors} mine on mine.ancestor_id = ${agent.id} and mine.member_id = above.ancestor_id
    ) as shares group by member_id, category
  )`;

/** What the lines that have changed since the branches were written add to the totals of the day: those with bets of the tail, or with another rate. */
export const changesOf = async (db: Database, of: TeamLines, open: OpenDay): Promise<DayTotals> => {
  const { day } = open;
  const isDirect = of.scope === 'direct' ? sql`and mine.depth = 1` : sql``;
  const isRole = of.role === undefined ? sql`` : sql`and ${isAgentSql(sql`m.type`)} = ${of.role === 'agent'}`;
  const counts = (bet: string, rate: string, memberRate: string) =>
    sql.raw(`filter (where ${bet} > 0 and ${rate} > ${memberRate})`);
  const [now, was] = [counts('bet', 'rate', 'member_rate'), counts('old_bet', 'old_rate', 'old_member_rate')];
  const [row] = await rowsOf<Omit<DayTotals, 'day'>>(
    db,
    sql`with ${tailOf(of, open)}, edited as (
        select member_id, category from ${agentRates} where from_day = ${day}
      ), changed as (
        select member_id, category from tail
        union
        select member_id, category from edited
        union
        select m.id, edited.category from edited join ${members} m on m.upline_id = edited.member_id
      ), lines as (
        select coalesce(old.bet, 0) as old_bet, coalesce(old.rate, 0) as old_rate, coalesce(old.member_rate, 0) as old_member_rate,
          coalesce(old.bet, 0) + coalesce(tail.bet, 0) as bet,
          ${rateOn(day, sql`m.upline_id`, sql`changed.category`)} as rate,
          ${rateOn(day, sql`m.id`, sql`changed.category`)} as member_rate
        from changed
        join ${memberAncestors} mine on mine.ancestor_id = ${of.agent.id} and mine.member_id = changed.member_id ${isDirect}
        join ${members} m on m.id = changed.member_id ${isRole}
        left join tail on tail.member_id = changed.member_id and tail.category = changed.category
        left join lateral (
          select sum(b.all_bet)::bigint as bet, max(b.rate) as rate, max(b.member_rate) as member_rate from ${branchDays} b
          where b.member_id = changed.member_id and b.day = ${day} and b.category = changed.category
        ) as old on true
        where true ${isCategory(of, 'changed')}
      )
      select (count(*) ${now} - count(*) ${was})::int as count,
        (coalesce(sum(bet) ${now}, 0) - coalesce(sum(old_bet) ${was}, 0))::bigint as valid_bet,
        (coalesce(sum(bet * (rate - member_rate) / 10000) ${now}, 0)
          - coalesce(sum(old_bet * (old_rate - old_member_rate) / 10000) ${was}, 0))::bigint as amount
      from lines`,
  );
  return { day, count: 0, valid_bet: 0, amount: 0, ...row };
};

/**
 * Rows of the day by name. The merchant is named, so that members are read in the order of their names, each with its branch, until the
 * part is full; the tail, which has no index, is looked through for those alone that are in it.
 */
export const rowsOfOpenDay = (db: Database, of: TeamLines, open: OpenDay, { limit, offset }: Part): SQL => {
  const { agent, scope, role } = of;
  const { day } = open;
  return sql`(with ${tailOf(of, open)}
    select ${members.username} as username, ${members.type} as type, ${day}::text as day, ${members.uplineId} as agent_id,
      branch.category, rates.rate, rates.member_rate, branch.bet as valid_bet,
      branch.bet * (rates.rate - rates.member_rate) / 10000 as amount, 'pending' as status
    from ${members} cross join lateral (
      select category, sum(bet)::bigint as bet from (
        select category, all_bet as bet from ${branchDays} where member_id = ${members.id} and day = ${day}
        union all
        select category, bet from tail where member_id = ${members.id} and ${members.id} in (select member_id from tail)
      ) as parts group by category
    ) as branch cross join lateral (
      select ${rateOn(day, sql`${members.uplineId}`, sql`branch.category`)} as rate,
        ${rateOn(day, sql`${members.id}`, sql`branch.category`)} as member_rate offset 0
    ) as rates
    where ${members.merchant} = ${agent.merchant} and ${isInDownline(db, agent.id, { scope, role })} ${isCategory(of, 'branch')}
      and rates.rate > rates.member_rate
    order by ${members.username}, branch.category limit ${limit} offset ${offset})`;
};
