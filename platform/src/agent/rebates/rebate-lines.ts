import { addDays, type CalendarDay, dayOf } from '@shared-kernel/contracts/system/calendar';
import { max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { memberAncestors, members } from '../../identity/members.tables.ts';
import { isAgentSql } from '../../identity/team.ts';
import { OWN_BET, rebatedOn } from '../../money/money.public.ts';
import { bets, games } from '../../play/play.public.ts';
import { agentRateLimits, agentRates, agentRebateDays, agentRebates } from './agent-rebates.tables.ts';

/** Everyone's rates on a day: `member_id`, `category`, `rate`. Without a row the rate is 0. */
export const ratesOn = (day: CalendarDay): SQL => sql`
  (select distinct on (member_id, category) member_id, category, rate from ${agentRates}
    where from_day <= ${day} order by member_id, category, from_day desc)
  union all
  select m.id, l.category, l.rate from ${members} m join ${agentRateLimits} l on l.merchant = m.merchant
    where m.upline_id is null and ${isAgentSql(sql`m.type`)}`;

/** Whose lines are computed: those that `has` holds for, by `agent_id` and `member_id`; their bets are of `topId` and everyone below. */
export interface Whose {
  readonly topId: number;
  readonly has: SQL;
}

export const earnedBy = (agentId: number): Whose => ({ topId: agentId, has: sql`agent_id = ${agentId}` });

const isPlayedFor = ({ topId }: Whose): SQL =>
  sql`and (${bets.memberId} = ${topId} or ${bets.memberId} in
    (select member_id from ${memberAncestors} where ancestor_id = ${topId}))`;

/**
 * What a day's bets bring to everyone, or to some: `agent_id`, `member_id` (the direct member through whom the bets come, or the
 * agent for own bets), `category`, `vassalage`, `valid_bet`, `rate`, `member_rate`, `amount`. Each bet counts as in its member's own
 * rebate, and once for everyone above, who earns the difference of the two rates. A category's amount is rounded down to the
 * centavo; its vendors' lines add up to it, each rounded down, and the centavos left over go to the largest remainders.
 */
export const linesOn = (day: CalendarDay, whose?: Whose): SQL => sql`
  with played as (
    select ${bets.memberId} as member_id, ${games.category} as category, ${games.vendor} as vassalage,
      ${OWN_BET}::bigint as valid_bet
    from ${bets} join ${games} on ${games.nodeId} = ${bets.nodeId}
    where ${rebatedOn(day)} ${whose ? isPlayedFor(whose) : sql``}
    group by 1, 2, 3
  ), rates as (${ratesOn(day)}), shares as (
    select member_id as agent_id, member_id, category, vassalage, valid_bet from played
    union all
    select above.ancestor_id, coalesce(branch.ancestor_id, played.member_id), played.category, played.vassalage, played.valid_bet
    from played
    join ${memberAncestors} above on above.member_id = played.member_id
    left join ${memberAncestors} branch on branch.member_id = played.member_id and branch.depth = above.depth - 1
  ), of_vendors as (
    select agent_id, member_id, category, vassalage, sum(valid_bet)::bigint as valid_bet from shares
    where valid_bet > 0 ${whose ? sql`and ${whose.has}` : sql``}
    group by agent_id, member_id, category, vassalage
  ), lines as (
    select of_vendors.*, own.rate, coalesce(given.rate, 0) as member_rate,
      valid_bet * (own.rate - coalesce(given.rate, 0)) as earned
    from of_vendors
    join rates own on own.member_id = of_vendors.agent_id and own.category = of_vendors.category
    left join rates given on given.member_id = of_vendors.member_id and given.category = of_vendors.category
      and given.member_id <> of_vendors.agent_id
    where own.rate > coalesce(given.rate, 0)
  )
  select agent_id, member_id, category, vassalage, valid_bet, rate, member_rate, earned / 10000 + (
      row_number() over (of_category order by earned % 10000 desc, vassalage)
      <= (sum(earned) over of_category)::bigint / 10000 - sum(earned / 10000) over of_category
    )::int as amount
  from lines window of_category as (partition by agent_id, member_id, category)`;

/** Days that are over and not yet paid, the first first; none on the day on which rebates of agents begin. */
export const daysToPay = async (db: Database, today: CalendarDay): Promise<readonly CalendarDay[]> => {
  const [known] = await db.select({ last: max(agentRebateDays.day) }).from(agentRebateDays);
  const days: CalendarDay[] = [];
  for (let day = known?.last ?? today; day < today; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Lines of some days, as of `linesOn` with `day` and `status`: what was paid, and what is pending until it is. */
export const linesOf = async (
  db: Database,
  whose: Whose,
  { startDate, endDate }: { readonly startDate: CalendarDay; readonly endDate: CalendarDay },
  now: Date,
): Promise<SQL> => {
  const today = dayOf(now);
  const open = [...(await daysToPay(db, today)), today].filter((day) => day >= startDate && day <= endDate);
  const columns = sql.raw('agent_id, member_id, category, vassalage, valid_bet, rate, member_rate, amount');
  const paid = sql`select day::text as day, ${columns}, 'paid' as status from ${agentRebates}
    where ${whose.has} and day between ${startDate} and ${endDate}`;
  const pending = open.map(
    (day) => sql`select ${day}::text as day, ${columns}, 'pending' as status from (${linesOn(day, whose)}) as of_day
      where not exists (select from ${agentRebates} known where known.agent_id = of_day.agent_id and known.day = ${day})`,
  );
  return sql.join([paid, ...pending], sql` union all `);
};
