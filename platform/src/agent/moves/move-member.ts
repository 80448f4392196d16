import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { agentRateLimits, agentRates } from '../../accounts/accounts.public.ts';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { rowsOf, type Transaction } from '../../database/database.ts';
import { and, eq, sql } from '../../database/orm.ts';
import { memberAncestors, members } from '../../identity/members.tables.ts';
import { rateText } from '../../ledger/money.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import { withdrawFrom } from '../contracts/proposals.ts';
import { writeTeamsOf } from '../figures/write-days.ts';
import { isAgentType } from '../team/asked-team.ts';
import { refuseFullQuota } from './refuse-full-quota.ts';

/** Who is moved, and below whom, by their names in one merchant. */
export interface Move {
  readonly merchant: string;
  readonly userName: string;
  readonly upline: string;
}

const refused = (message: string) => new PlatformError('request.invalid', message);

const find = async (tx: Transaction, merchant: string, name: string) => {
  const [member] = await tx
    .select({ id: members.id, username: members.username, type: members.type, uplineId: members.uplineId })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.username, name.trim().toLowerCase())));
  if (!member) throw new PlatformError('not.found', `There is no member "${name}" at ${merchant}.`);
  return member;
};

type Found = Awaited<ReturnType<typeof find>>;

/** The ids above a member. */
const aboveOf = async (tx: Transaction, memberId: number): Promise<readonly number[]> => {
  const rows = await tx
    .select({ id: memberAncestors.ancestorId })
    .from(memberAncestors)
    .where(eq(memberAncestors.memberId, memberId));
  return rows.map(({ id }) => id);
};

/** Rates that a member was given and still has on a day; without an upline a member moves with none of the merchant's. */
const givenTo = (memberId: number, day: string) => sql`
  select distinct on (member_id, category) category, rate from ${agentRates}
  where member_id = ${memberId} and from_day <= ${day} order by member_id, category, from_day desc`;

/**
 * Nobody may have more than the one above: the moved member's rates stay at most the new upline's, and those that a member without
 * an upline gave on of the merchant's rates at most what is left of them.
 */
const refuseRates = async (tx: Transaction, member: Found, upline: Found, merchant: string, day: string) => {
  const own =
    upline.uplineId === null
      ? sql`select category, rate from ${agentRateLimits} where merchant = ${merchant}`
      : givenTo(upline.id, day);
  const below = sql`
    select category, max(rate) as rate from (
      select distinct on (r.member_id, r.category) r.category, r.rate from ${agentRates} r
      join ${members} m on m.id = r.member_id
      where m.upline_id = ${member.id} and r.from_day <= ${day} order by r.member_id, r.category, r.from_day desc
    ) as given group by category`;
  const over = (has: typeof below, may: typeof below) =>
    rowsOf<{ category: string; rate: number; most: number }>(
      tx,
      sql`select has.category, has.rate, coalesce(may.rate, 0) as most from (${has}) as has
        left join (${may}) as may on may.category = has.category
        where has.rate > coalesce(may.rate, 0) order by has.category limit 1`,
    );
  const [tooHigh] = await over(givenTo(member.id, day), own);
  if (tooHigh) {
    const { category, rate, most } = tooHigh;
    throw refused(
      `${member.username} has ${rateText(rate)}% of ${category}, ${upline.username} only ${rateText(most)}%: lower it first.`,
    );
  }
  const [given] = await over(below, givenTo(member.id, day));
  if (given)
    throw refused(
      `${member.username} has given ${rateText(given.rate)}% of ${given.category} on, and keeps ${rateText(given.most)}% without the merchant's own rate.`,
    );
};

/** Takes the member and everyone below out of the old line, and puts them into the new one. */
const rewriteLine = async (tx: Transaction, memberId: number, uplineId: number): Promise<void> => {
  const moved = sql`select ${memberId}::bigint as id, 0 as depth
    union all select member_id, depth from ${memberAncestors} where ancestor_id = ${memberId}`;
  await tx.execute(sql`delete from ${memberAncestors}
    where member_id in (select id from (${moved}) as moved)
      and ancestor_id in (select ancestor_id from ${memberAncestors} where member_id = ${memberId})`);
  await tx.execute(sql`insert into ${memberAncestors} (ancestor_id, member_id, depth)
    select line.id, moved.id, line.depth + 1 + moved.depth
    from (${moved}) as moved
    cross join (
      select ${uplineId}::bigint as id, 0 as depth
      union all select ancestor_id, depth from ${memberAncestors} where member_id = ${uplineId}
    ) as line`);
  await tx.update(members).set({ uplineId }).where(eq(members.id, memberId));
};

/** Moves of a merchant come one after the other; who is moved, the new upline and the days stand still until the end. */
const holdAll = async (tx: Transaction, merchant: string): Promise<void> => {
  await tx.select({ code: merchants.code }).from(merchants).where(eq(merchants.code, merchant)).for('no key update');
  await tx.execute(sql`lock table written_days in share row exclusive mode`);
};

/** Those who join below somebody meanwhile wait for the rows of who is above them. */
const holdMembers = (tx: Transaction, memberId: number, uplineId: number) =>
  tx.execute(sql`select id from ${members}
    where id in (${memberId}, ${uplineId})
      or id in (select member_id from ${memberAncestors} where ancestor_id = ${memberId})
    order by id for update`);

/**
 * Puts a member, with everyone below, below another agent of the same merchant, and writes the days of both lines anew. What was paid
 * as a rebate stays paid; days that are not paid yet count for the new line. Contracts in force stay; one that waits for the member's
 * answer is withdrawn. Answers how many were moved.
 */
export const moveMember = async (
  tx: Transaction,
  { merchant, userName, upline: uplineName }: Move,
  now: Date,
): Promise<number> => {
  await holdAll(tx, merchant);
  const { id } = await find(tx, merchant, userName);
  const upline = await find(tx, merchant, uplineName);
  await holdMembers(tx, id, upline.id);
  const member = await find(tx, merchant, userName);
  if (!isAgentType(upline.type)) throw refused(`${upline.username} is no agent.`);
  if (upline.id === id) throw refused('Nobody is their own upline.');
  if (member.uplineId === upline.id) throw refused(`${upline.username} is the upline already.`);
  const [before, after] = [await aboveOf(tx, id), await aboveOf(tx, upline.id)];
  if (after.includes(id)) throw refused(`${upline.username} is below ${member.username}.`);
  await refuseRates(tx, member, upline, merchant, dayOf(now));
  await refuseFullQuota(tx, member, upline, merchant, dayOf(now));
  await rewriteLine(tx, id, upline.id);
  await withdrawFrom(tx, id, now);
  await writeTeamsOf(tx, [...new Set([...before, ...after, upline.id])], id);
  const count = 1 + (await tx.$count(memberAncestors, eq(memberAncestors.ancestorId, id)));
  const details = { ...(member.uplineId !== null && { from: member.uplineId }), to: upline.id, members: count };
  await audit(tx, { event: 'member.moved', at: now, merchant, memberId: id, details });
  return count;
};
