import type { openAccount } from '@shared-kernel/contracts/agent/accounts';
import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import { PlatformError } from '../../base/platform-error.ts';
import { type Database, rowsOf } from '../../database/database.ts';
import { asc, eq, type SQL, sql } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { isAgentSql } from '../../identity/team.ts';
import { toMinor } from '../../ledger/money.ts';
import { agentRateLimits, agentRates } from './rates.tables.ts';

/** Rates by category, in hundredths of a percent. */
export type Rates = Readonly<Record<string, number>>;

/** Whose rates are shared. */
export interface Upline {
  readonly id: number;
  readonly merchant: string;
}

/** What a direct member has in a category, and what the upline may make of it. In hundredths of a percent. */
export interface RateSetting {
  readonly category: string;
  readonly rate: number;
  readonly least: number;
  readonly most: number;
  readonly quotaFrom: number;
  /** Places that are free; the member's own is one of them while the member has it. */
  readonly left: number;
}

/** Rates as they are sent, by category: `[{ gameType: 'RNG', rate: '0.20' }]` is `{ RNG: 20 }`. */
export const readRates = (asked: readonly { readonly gameType: string; readonly rate: string }[] = []): Rates =>
  Object.fromEntries(asked.map(({ gameType, rate }) => [gameType, Number(toMinor(rate) ?? 0n)]));

/** Everyone's rates on a day, or those of some `ids`, a subquery: `member_id`, `category`, `rate`. Without a row the rate is 0. */
export const ratesOn = (day: CalendarDay, ids?: SQL): SQL => sql`
  (select distinct on (member_id, category) member_id, category, rate from ${agentRates}
    where from_day <= ${day} ${ids ? sql`and member_id in (${ids})` : sql``} order by member_id, category, from_day desc)
  union all
  select m.id, l.category, l.rate from ${members} m join ${agentRateLimits} l on l.merchant = m.merchant
    where m.upline_id is null and ${isAgentSql(sql`m.type`)} ${ids ? sql`and m.id in (${ids})` : sql``}`;

/** The rate of one of many members in a category on a day, as an expression: 0 without a row. For the few rows of a page. */
export const rateOn = (day: CalendarDay, memberId: SQL, category: SQL): SQL => sql`coalesce(
  (select r.rate from ${agentRates} r where r.member_id = ${memberId} and r.category = ${category} and r.from_day <= ${day}
    order by r.from_day desc limit 1),
  (select l.rate from ${members} t join ${agentRateLimits} l on l.merchant = t.merchant
    where t.id = ${memberId} and t.upline_id is null and ${isAgentSql(sql`t.type`)} and l.category = ${category}), 0)`;

/** A member's rates on a day. */
export const ratesOf = async (db: Database, day: CalendarDay, memberId: number): Promise<Rates> => {
  const rows = await rowsOf<{ category: string; rate: number }>(
    db,
    sql`select category, max(rate) as rate from (${ratesOn(day)}) as rates where member_id = ${memberId} group by category`,
  );
  return Object.fromEntries(rows.map(({ category, rate }) => [category, rate]));
};

interface Given {
  readonly category: string;
  readonly most: number;
  /** Members whose rate takes a place. */
  readonly places: string | number;
}

/** What the direct members of an upline have, one member left out. */
const givenBy = (db: Database, { id, merchant }: Upline, exceptId: number | undefined, day: CalendarDay) =>
  rowsOf<Given>(
    db,
    sql`select l.category, max(given.rate) as most, count(*) filter (where given.rate >= l.quota_from) as places
      from ${agentRateLimits} l join (
        select distinct on (r.member_id, r.category) r.category, r.rate from ${agentRates} r
        join ${members} m on m.id = r.member_id
        where m.upline_id = ${id} and r.from_day <= ${day} ${exceptId === undefined ? sql`` : sql`and m.id <> ${exceptId}`}
        order by r.member_id, r.category, r.from_day desc
      ) as given on given.category = l.category
      where l.merchant = ${merchant} group by l.category`,
  );

/** The categories in which the upline has a rate, the best first, with the range for one direct member, or for one to come. */
export const settingsOf = async (
  db: Database,
  upline: Upline,
  memberId: number | undefined,
  day: CalendarDay,
): Promise<readonly RateSetting[]> => {
  const limits = await db
    .select()
    .from(agentRateLimits)
    .where(eq(agentRateLimits.merchant, upline.merchant))
    .orderBy(asc(agentRateLimits.category));
  const own = await ratesOf(db, day, upline.id);
  const now = memberId === undefined ? {} : await ratesOf(db, day, memberId);
  const below = memberId === undefined ? [] : await givenBy(db, { ...upline, id: memberId }, undefined, day);
  const others = await givenBy(db, upline, memberId, day);
  const of = (given: readonly Given[], asked: string) => given.find(({ category }) => category === asked);
  return limits
    .map(({ category, quotaFrom, quota }) => ({
      category,
      rate: now[category] ?? 0,
      least: of(below, category)?.most ?? 0,
      most: own[category] ?? 0,
      quotaFrom,
      left: Math.max(0, quota - Number(of(others, category)?.places ?? 0)),
    }))
    .filter(({ most, rate }) => most > 0 || rate > 0)
    .toSorted((one, other) => other.most - one.most);
};

const isWithoutPlace = ({ rate, quotaFrom, left }: RateSetting, asked: number): boolean =>
  asked >= quotaFrom && rate < quotaFrom && left === 0;

/** Why a rate may not become what is asked. */
const refusalOf = (setting: RateSetting | undefined, asked: number) => {
  if (!setting) return 'rebate.range';
  if (asked === setting.rate) return undefined;
  if (asked < setting.least || asked > setting.most) return 'rebate.range';
  return isWithoutPlace(setting, asked) ? 'rebate.quota' : undefined;
};

/** The rates as they are asked for. Fails with `rebate.range` or `rebate.quota`, which name the first that may not be set. */
export const refuseRates = (settings: readonly RateSetting[], asked: Rates): Rates => {
  for (const [gameType, rate] of Object.entries(asked)) {
    const refusal = refusalOf(
      settings.find(({ category }) => category === gameType),
      rate,
    );
    if (refusal)
      throw new PlatformError<typeof openAccount>(refusal, 'The rate may not be set.', { value: { gameType } });
  }
  return asked;
};

/** What may be set of the rates that are asked for: at most the upline's own, and below the quota while no place is free. */
export const lowerRates = (settings: readonly RateSetting[], asked: Rates): Rates =>
  Object.fromEntries(
    settings.flatMap((setting) => {
      const rate = Math.min(asked[setting.category] ?? 0, setting.most);
      return rate === 0 ? [] : [[setting.category, isWithoutPlace(setting, rate) ? setting.quotaFrom - 1 : rate]];
    }),
  );
