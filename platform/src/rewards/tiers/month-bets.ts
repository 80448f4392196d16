import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import { periodOf } from '../../clock/calendar-periods.ts';
import type { Database } from '../../database/database.ts';
import { and, between, inArray, sql } from '../../database/orm.ts';
import { betDays } from '../bet-counts/bet-counts.tables.ts';

/** Valid bets of own money in the month that a day is in, by member, in minor units: what levels are measured by. */
export const monthBets = async (
  db: Database,
  memberIds: readonly number[],
  day: CalendarDay,
): Promise<ReadonlyMap<number, bigint>> => {
  const { start, last } = periodOf('month', day);
  const rows = await db
    .select({ memberId: betDays.memberId, sum: sql<string>`sum(${betDays.validBet})` })
    .from(betDays)
    .where(and(inArray(betDays.memberId, [...memberIds]), between(betDays.day, start, last)))
    .groupBy(betDays.memberId);
  return new Map(rows.map(({ memberId, sum }) => [memberId, BigInt(sum)]));
};
