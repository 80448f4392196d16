import { type CalendarDay, endOfDay, startOfDay } from '@shared-kernel/contracts/system/calendar';
import type { Database } from '../../database/database.ts';
import { and, eq, gte, lt, type SQL, sql } from '../../database/orm.ts';
import { bets, games } from '../../play/play.public.ts';
import { ratesAt, rebateOf } from './rebate-rates.ts';
import { rebates } from './rebates.tables.ts';

/** Whose rebates, and by which rates. */
export interface Rebated {
  readonly id: number;
  readonly merchant: string;
  readonly currency: string;
  readonly vipLevel: number;
}

/** A category's part of a day. Minor units; the rate in hundredths of a percent. */
export interface DayRebate {
  readonly category: string;
  readonly validBet: bigint;
  readonly rate: number;
  /** Given back already. */
  readonly claimed: bigint;
  /** Still to be given back: never below zero, also when the club level has fallen since. */
  readonly open: bigint;
}

/** Of the member's own money. */
export const OWN_BET = sql<string>`sum(${bets.validBet} - least(${bets.bonusStake}, ${bets.validBet}))`;

/** The bets of a day that count: free play and void ones risk nothing of the member's. */
export const rebatedOn = (day: CalendarDay): SQL | undefined =>
  and(
    eq(bets.status, 'settled'),
    eq(bets.isFreePlay, false),
    gte(bets.placedAt, startOfDay(day)),
    lt(bets.placedAt, endOfDay(day)),
  );

/** Valid bets by category, without bonus money. */
const validBetsOf = (db: Database, memberId: number, day: CalendarDay) =>
  db
    .select({ category: games.category, validBet: OWN_BET })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(and(eq(bets.memberId, memberId), rebatedOn(day)))
    .groupBy(games.category)
    .orderBy(sql`${OWN_BET} desc`, games.category);

type Given = typeof rebates.$inferSelect;

/** Given for bets that have left their category since, as those of a game that was moved to another one: they count there now. */
const movedFrom = (given: readonly Given[], validBetIn: ReadonlyMap<string, bigint>): bigint =>
  given.reduce((sum, { category, validBet, rate, amount }) => {
    const left = validBetIn.get(category) ?? 0n;
    const moved = left < validBet ? amount - rebateOf(left, rate) : 0n;
    return moved > 0n ? sum + moved : sum;
  }, 0n);

/**
 * What a day's bets give back, the most played category first. Figured from the whole day each time and less what was
 * given, so that claiming often loses no centavo to rounding. A category that was given something and has no bets any more is
 * among them, the last.
 */
export const dayRebates = async (db: Database, member: Rebated, day: CalendarDay): Promise<readonly DayRebate[]> => {
  const played = await validBetsOf(db, member.id, day);
  const rateOf = await ratesAt(db, member.merchant, member.vipLevel);
  const given = await db
    .select()
    .from(rebates)
    .where(and(eq(rebates.memberId, member.id), eq(rebates.day, day)));
  const validBetIn = new Map(played.map(({ category, validBet }) => [category, BigInt(validBet)]));
  const left = given.map(({ category }) => category).filter((category) => !validBetIn.has(category));
  let moved = movedFrom(given, validBetIn);
  return [...validBetIn.keys(), ...left].map((category) => {
    const [validBet, rate] = [validBetIn.get(category) ?? 0n, rateOf(category)];
    const claimed = given.find((row) => row.category === category)?.amount ?? 0n;
    const due = rebateOf(validBet, rate) - claimed;
    const open = due > moved ? due - moved : 0n;
    if (due > 0n) moved -= due - open;
    return { category, validBet, rate, claimed, open };
  });
};

export const openIn = (day: readonly DayRebate[]): bigint => day.reduce((sum, { open }) => sum + open, 0n);
