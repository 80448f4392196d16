import { addDays, type CalendarDay, dayOf } from '@shared-kernel/contracts/system/calendar';
import { ratesOn } from '../../accounts/accounts.public.ts';
import type { Database } from '../../database/database.ts';
import { gte, type SQL, sql } from '../../database/orm.ts';
import { memberAncestors, members } from '../../identity/members.tables.ts';
import { OWN_BET, rebatedOn } from '../../money/money.public.ts';
import { bets, games } from '../../play/play.public.ts';
import { branchDays } from '../figures/rebate-rollups.tables.ts';
import { firstOpenDay } from '../figures/write-rebate-days.ts';
import { agentRebates } from './agent-rebates.tables.ts';

/** Whose lines are computed: those that `has` holds for, by `agent_id` and `member_id`. */
export interface Whose {
  /** Their bets are of this member and everyone below. */
  readonly topId: number;
  readonly has: SQL;
  /** The ids of their agents and members, and of others if need be, as a subquery. */
  readonly ids: SQL;
}

export const earnedBy = (agentId: number): Whose => ({
  topId: agentId,
  has: sql`agent_id = ${agentId}`,
  ids: sql`select id from ${members} where id = ${agentId} or upline_id = ${agentId}`,
});

/** Asked for each bet, since the bets that no branch has yet are few; where they are many the planner reads the team once. */
const isPlayedFor = ({ topId }: Whose): SQL =>
  sql`and (${bets.memberId} = ${topId} or exists
    (select from ${memberAncestors} a where a.ancestor_id = ${topId} and a.member_id = ${bets.memberId}))`;

/** Bets up to an instant are read from the branches of the day. */
const branchesOf = (day: CalendarDay): SQL => sql`
  select member_id as agent_id, member_id, category, vassalage, own_bet as valid_bet from ${branchDays}
  where day = ${day} and own_bet > 0
  union all
  select m.upline_id, m.id, b.category, b.vassalage, b.all_bet from ${branchDays} b
  join ${members} m on m.id = b.member_id and m.upline_id is not null where b.day = ${day}`;

/** Statements for a `with`, of which `lines` has, for each vendor, what is earned in ten-thousandths of a centavo. */
const earnedOn = (day: CalendarDay, whose: Whose | undefined, until: Date | undefined): SQL => sql`
  played as (
    select ${bets.memberId} as member_id, ${games.category} as category, ${games.vendor} as vassalage,
      ${OWN_BET}::bigint as valid_bet
    from ${bets} join ${games} on ${games.nodeId} = ${bets.nodeId}
    where ${rebatedOn(day)} ${until ? sql`and ${gte(bets.placedAt, until)}` : sql``} ${whose ? isPlayedFor(whose) : sql``}
    group by 1, 2, 3
  ), rates as (${ratesOn(day, whose?.ids)}), shares as (
    select member_id as agent_id, member_id, category, vassalage, valid_bet from played
    union all
    select above.ancestor_id, coalesce(branch.ancestor_id, played.member_id), played.category, played.vassalage, played.valid_bet
    from played
    join ${memberAncestors} above on above.member_id = played.member_id
    left join ${memberAncestors} branch on branch.member_id = played.member_id and branch.depth = above.depth - 1
    ${until ? sql`union all ${branchesOf(day)}` : sql``}
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
  )`;

/**
 * What a day's bets bring to everyone, or to some: `agent_id`, `member_id` (the direct member through whom the bets come, or the
 * agent for own bets), `category`, `vassalage`, `valid_bet`, `rate`, `member_rate`, `amount`. Each bet counts as in its member's own
 * rebate, and once for everyone above, who earns the difference of the two rates. A category's amount is rounded down to the
 * centavo; its vendors' lines add up to it, each rounded down, and the centavos left over go to the largest remainders.
 * `until`: what was placed before it is read from the branches of the day; what is paid is computed without it.
 */
export const linesOn = (day: CalendarDay, whose?: Whose, until?: Date): SQL => sql`
  with ${earnedOn(day, whose, until)}
  select agent_id, member_id, category, vassalage, valid_bet, rate, member_rate, earned / 10000 + (
      row_number() over (of_category order by earned % 10000 desc, vassalage)
      <= (sum(earned) over of_category)::bigint / 10000 - sum(earned / 10000) over of_category
    )::int as amount
  from lines window of_category as (partition by agent_id, member_id, category)`;

/** The same with the vendors of a category added up. */
const categoriesOn = (day: CalendarDay, whose: Whose, until: Date): SQL => sql`
  with ${earnedOn(day, whose, until)}
  select agent_id, member_id, category, '' as vassalage, sum(valid_bet)::bigint as valid_bet, rate, member_rate,
    sum(earned)::bigint / 10000 as amount
  from lines group by agent_id, member_id, category, rate, member_rate`;

/** Days that are over and not yet paid, the first first; none on the day on which rebates of agents begin. */
export const daysToPay = async (db: Database, today: CalendarDay): Promise<readonly CalendarDay[]> => {
  const days: CalendarDay[] = [];
  for (let day = (await firstOpenDay(db)) ?? today; day < today; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Days, both included. */
export interface Days {
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
}

/** Some days up to today by whether they are paid whole: `open` are those of which lines may be pending. */
export const splitDays = async (
  db: Database,
  { startDate, endDate }: Days,
  now: Date,
): Promise<{ readonly paid: Days; readonly open: readonly CalendarDay[] }> => {
  const today = dayOf(now);
  const open = [...(await daysToPay(db, today)), today];
  const lastPaid = addDays(open[0] ?? today, -1);
  return {
    paid: { startDate, endDate: endDate < lastPaid ? endDate : lastPaid },
    open: open.filter((day) => day >= startDate && day <= endDate),
  };
};

interface LinesAsk {
  /** The days of which lines may be pending. */
  readonly open: readonly CalendarDay[];
  /** From where on no day is written. */
  readonly until: Date;
  readonly by: 'vendor' | 'category';
}

/** Lines of some days, as of `linesOn` with `day` and `status`: what was paid, and what is pending until it is. */
export const linesOf = (whose: Whose, { startDate, endDate }: Days, { open, until, by }: LinesAsk): SQL => {
  const columns = sql.raw('agent_id, member_id, category, vassalage, valid_bet, rate, member_rate, amount');
  const paid = sql`select day::text as day, ${columns}, 'paid' as status from ${agentRebates}
    where ${whose.has} and day between ${startDate} and ${endDate}`;
  const due = by === 'vendor' ? linesOn : categoriesOn;
  const pending = open.map(
    (day) => sql`select ${day}::text as day, ${columns}, 'pending' as status from (${due(day, whose, until)}) as of_day
      where not exists (select from ${agentRebates} known where known.agent_id = of_day.agent_id and known.day = ${day})`,
  );
  return sql.join([paid, ...pending], sql` union all `);
};
