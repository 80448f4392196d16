import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { type CalendarDay, endOfDay, startOfDay } from 'shared-kernel/contracts/calendar';
import type { Database } from '../../database/database.ts';
import { bets, games } from '../../play/play.door.ts';
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

/** Valid bets by category; free play and void bets risk nothing. */
const validBetsOf = (db: Database, memberId: number, day: CalendarDay) =>
  db
    .select({ category: games.category, validBet: sql<string>`sum(${bets.validBet})` })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(
      and(
        eq(bets.memberId, memberId),
        eq(bets.status, 'settled'),
        eq(bets.isFreePlay, false),
        gte(bets.placedAt, startOfDay(day)),
        lt(bets.placedAt, endOfDay(day)),
      ),
    )
    .groupBy(games.category)
    .orderBy(sql`sum(${bets.validBet}) desc`, games.category);

/**
 * What a day's bets give back, the most played category first. Figured from the whole day each time and less what was
 * given, so that claiming often loses no centavo to rounding.
 */
export const dayRebates = async (db: Database, member: Rebated, day: CalendarDay): Promise<readonly DayRebate[]> => {
  const played = await validBetsOf(db, member.id, day);
  const rateOf = await ratesAt(db, member.merchant, member.vipLevel);
  const given = await db
    .select()
    .from(rebates)
    .where(and(eq(rebates.memberId, member.id), eq(rebates.day, day)));
  return played.map(({ category, ...sums }) => {
    const [validBet, rate] = [BigInt(sums.validBet), rateOf(category)];
    const claimed = given.find((row) => row.category === category)?.amount ?? 0n;
    const left = rebateOf(validBet, rate) - claimed;
    return { category, validBet, rate, claimed, open: left > 0n ? left : 0n };
  });
};

export const openIn = (day: readonly DayRebate[]): bigint => day.reduce((sum, { open }) => sum + open, 0n);
