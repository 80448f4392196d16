import { addDays, type CalendarDay, dayOf } from '@shared-kernel/contracts/system/calendar';
import { max, type SQL, sql } from 'drizzle-orm';
import { ratesOn } from '../../accounts/accounts.public.ts';
import type { Database } from '../../database/database.ts';
import { memberAncestors } from '../../identity/members.tables.ts';
import { OWN_BET, rebatedOn } from '../../money/money.public.ts';
import { bets, games } from '../../play/play.public.ts';
import { agentRebateDays, agentRebates } from './agent-rebates.tables.ts';

/** Of the agent and everyone below, or of everyone. */
const isPlayedFor = (agentId: number | undefined): SQL =>
  agentId === undefined
    ? sql``
    : sql`and (${bets.memberId} = ${agentId} or ${bets.memberId} in
        (select member_id from ${memberAncestors} where ancestor_id = ${agentId}))`;

/**
 * What a day's bets bring to an agent, or to everyone: `agent_id`, `member_id` (the direct member through whom the bets come, or
 * the agent for own bets), `category`, `valid_bet`, `rate`, `member_rate`, `amount` rounded down to the centavo. Each bet counts
 * as in its member's own rebate, and once for everyone above, who earns the difference of the two rates.
 */
export const linesOn = (day: CalendarDay, agentId?: number): SQL => sql`
  with played as (
    select ${bets.memberId} as member_id, ${games.category} as category, ${OWN_BET}::bigint as valid_bet
    from ${bets} join ${games} on ${games.nodeId} = ${bets.nodeId}
    where ${rebatedOn(day)} ${isPlayedFor(agentId)}
    group by 1, 2
  ), rates as (${ratesOn(day)}), shares as (
    select member_id as agent_id, member_id, category, valid_bet from played
    union all
    select above.ancestor_id, coalesce(branch.ancestor_id, played.member_id), played.category, played.valid_bet
    from played
    join ${memberAncestors} above on above.member_id = played.member_id
    left join ${memberAncestors} branch on branch.member_id = played.member_id and branch.depth = above.depth - 1
  ), lines as (
    select shares.agent_id, shares.member_id, shares.category, sum(shares.valid_bet)::bigint as valid_bet, own.rate,
      case when shares.agent_id = shares.member_id then 0 else coalesce(given.rate, 0) end as member_rate
    from shares
    join rates own on own.member_id = shares.agent_id and own.category = shares.category
    left join rates given on given.member_id = shares.member_id and given.category = shares.category
    ${agentId === undefined ? sql`` : sql`where shares.agent_id = ${agentId}`}
    group by shares.agent_id, shares.member_id, shares.category, own.rate, given.rate
  )
  select *, valid_bet * (rate - member_rate) / 10000 as amount from lines where rate > member_rate and valid_bet > 0`;

/** Days that are over and not yet paid, the first first; none on the day on which rebates of agents begin. */
export const daysToPay = async (db: Database, today: CalendarDay): Promise<readonly CalendarDay[]> => {
  const [known] = await db.select({ last: max(agentRebateDays.day) }).from(agentRebateDays);
  const days: CalendarDay[] = [];
  for (let day = known?.last ?? today; day < today; day = addDays(day, 1)) days.push(day);
  return days;
};

/** An agent's lines of some days, as of `linesOn` with `day` and `status`: what was paid, and what is pending until it is. */
export const linesOfAgent = async (
  db: Database,
  agentId: number,
  { startDate, endDate }: { readonly startDate: CalendarDay; readonly endDate: CalendarDay },
  now: Date,
): Promise<SQL> => {
  const today = dayOf(now);
  const open = [...(await daysToPay(db, today)), today].filter((day) => day >= startDate && day <= endDate);
  const columns = sql.raw('member_id, category, valid_bet, rate, member_rate, amount');
  const paid = sql`select day::text as day, ${columns}, 'paid' as status from ${agentRebates}
    where agent_id = ${agentId} and day between ${startDate} and ${endDate}`;
  const pending = open.map(
    (day) => sql`select ${day}::text as day, ${columns}, 'pending' as status from (${linesOn(day, agentId)}) as of_day
      where not exists (select from ${agentRebates} where agent_id = ${agentId} and day = ${day})`,
  );
  return sql.join([paid, ...pending], sql` union all `);
};
