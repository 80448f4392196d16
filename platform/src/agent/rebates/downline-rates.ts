import type { getDownlineRebates, updateDownlineRebates } from '@shared-kernel/contracts/agent/rebates';
import { type CalendarDay, dayOf } from '@shared-kernel/contracts/system/calendar';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { type Database, rowsOf, type Transaction } from '../../database/database.ts';
import type { MemberCall } from '../../http/answer.ts';
import type { LiveSession } from '../../identity/find-session.ts';
import { members } from '../../identity/members.tables.ts';
import { toMinor } from '../../ledger/money.ts';
import { rateText } from '../../money/money.public.ts';
import { requireAgent } from '../team/asked-team.ts';
import { agentRateLimits, agentRates } from './agent-rebates.tables.ts';
import { ratesOn } from './rebate-lines.ts';

type Agent = LiveSession['member'];
type Edit = typeof updateDownlineRebates;

interface Setting {
  readonly category: string;
  readonly rate: number;
  readonly least: number;
  readonly most: number;
  readonly quotaFrom: number;
  /** Places that are free; the member's own is one of them while the member has it. */
  readonly left: number;
}

interface Given {
  readonly member_id: string | number;
  readonly category: string;
  readonly rate: number;
}

const rateIn = (rates: readonly Given[], category: string): number =>
  Math.max(0, ...rates.filter((rate) => rate.category === category).map(({ rate }) => rate));

/** The rates on a day of members that a condition names. */
const ratesOf = (db: Database, day: CalendarDay, ids: readonly number[]): Promise<readonly Given[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : rowsOf<Given>(
        db,
        sql`select * from (${ratesOn(day)}) as rates where member_id in (${sql.join(
          ids.map((id) => sql`${id}::bigint`),
          sql`, `,
        )})`,
      );

const directOf = async (db: Database, uplineId: number): Promise<readonly number[]> =>
  (await db.select({ id: members.id }).from(members).where(eq(members.uplineId, uplineId))).map(({ id }) => id);

/** A direct member. Fails with `not.found` for anyone else. */
const findDirect = async (db: Database, agent: Agent, userName: string) => {
  requireAgent(agent);
  const [member] = await db
    .select({ id: members.id, userName: members.username })
    .from(members)
    .where(and(eq(members.uplineId, agent.id), eq(members.username, userName.trim().toLowerCase())));
  if (!member) throw new PlatformError('not.found', 'No such direct member.');
  return member;
};

/** The categories in which the agent has a rate, the best first, with the range for one direct member. */
const settingsOf = async (
  db: Database,
  agent: Agent,
  memberId: number,
  day: CalendarDay,
): Promise<readonly Setting[]> => {
  const limits = await db
    .select()
    .from(agentRateLimits)
    .where(eq(agentRateLimits.merchant, agent.merchant))
    .orderBy(asc(agentRateLimits.category));
  const own = await ratesOf(db, day, [agent.id]);
  const now = await ratesOf(db, day, [memberId]);
  const below = await ratesOf(db, day, await directOf(db, memberId));
  const others = await ratesOf(
    db,
    day,
    (await directOf(db, agent.id)).filter((id) => id !== memberId),
  );
  return limits
    .map(({ category, quotaFrom, quota }) => ({
      category,
      rate: rateIn(now, category),
      least: rateIn(below, category),
      most: rateIn(own, category),
      quotaFrom,
      left: Math.max(0, quota - others.filter((row) => row.category === category && row.rate >= quotaFrom).length),
    }))
    .filter(({ most, rate }) => most > 0 || rate > 0)
    .toSorted((one, other) => other.most - one.most);
};

const toWire = (userName: string, settings: readonly Setting[]): ValueOf<typeof getDownlineRebates> => ({
  userName,
  list: settings.map(({ category, rate, least, most, quotaFrom, left }) => ({
    gameType: category,
    rate: rateText(rate),
    least: rateText(least),
    most: rateText(most),
    ...(most >= quotaFrom && { quota: { from: rateText(quotaFrom), left } }),
  })),
});

/** What a direct member has, and the range of each rate. */
export const readRates = async ({
  platform: { db },
  input,
  session,
  now,
}: MemberCall<ParsedInputOf<typeof getDownlineRebates>>): Promise<ValueOf<typeof getDownlineRebates>> => {
  const member = await findDirect(db, session.member, input.userName);
  return toWire(member.userName, await settingsOf(db, session.member, member.id, dayOf(now)));
};

/** The agent and the member, in the order of their ids: edits of the same rates, above and below, come one after the other. */
const holdBoth = (tx: Transaction, ids: readonly number[]) =>
  tx
    .select({ id: members.id })
    .from(members)
    .where(inArray(members.id, [...ids]))
    .orderBy(asc(members.id))
    .for('no key update');

/** Why a rate may not become what is asked. */
const refusalOf = (setting: Setting | undefined, rate: number, was: string) => {
  if (!setting) return 'rebate.range';
  if (rateText(setting.rate) !== was) return 'rebate.changed';
  if (rate === setting.rate) return undefined;
  if (rate < setting.least || rate > setting.most) return 'rebate.range';
  const needsPlace = rate >= setting.quotaFrom && setting.rate < setting.quotaFrom;
  return needsPlace && setting.left === 0 ? 'rebate.quota' : undefined;
};

/** Sets rates of a direct member in one transaction, from today on. */
export const editRates = async ({
  platform,
  input,
  session: { member: agent },
  now,
}: MemberCall<ParsedInputOf<Edit>>): Promise<ValueOf<Edit>> =>
  platform.db.transaction(async (tx) => {
    await holdBoth(tx, [agent.id, (await findDirect(tx, agent, input.userName)).id]);
    // Once more: the member may have been moved meanwhile.
    const member = await findDirect(tx, agent, input.userName);
    const day = dayOf(now);
    const settings = await settingsOf(tx, agent, member.id, day);
    const changed: Record<string, string> = {};
    for (const asked of input.rates) {
      const rate = Number(toMinor(asked.rate) ?? 0n);
      const setting = settings.find(({ category }) => category === asked.gameType);
      const refusal = refusalOf(setting, rate, asked.was);
      if (refusal) {
        const value = { gameType: asked.gameType };
        throw new PlatformError<Edit>(refusal, 'The rate may not be set.', { value });
      }
      if (rate === setting?.rate) continue;
      changed[asked.gameType] = rateText(rate);
      await tx
        .insert(agentRates)
        .values({ memberId: member.id, category: asked.gameType, fromDay: day, rate })
        .onConflictDoUpdate({ target: [agentRates.memberId, agentRates.category, agentRates.fromDay], set: { rate } });
    }
    if (Object.keys(changed).length > 0) {
      const details = { ...changed, by: agent.id };
      await audit(tx, { event: 'rebate.changed', at: now, merchant: agent.merchant, memberId: member.id, details });
    }
    return toWire(member.userName, await settingsOf(tx, agent, member.id, day));
  });
