import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import { periodOf } from '../../clock/calendar-periods.ts';
import type { Database } from '../../database/database.ts';
import { and, eq, gte, inArray, lte, sql } from '../../database/orm.ts';
import { creditedDeposits } from '../../money/money.public.ts';
import { betDays } from '../bet-counts/bet-counts.tables.ts';
import { promotions } from '../promotions/promotions.tables.ts';
import { missions } from './missions.tables.ts';

export type Mission = typeof missions.$inferSelect;

/** The promotion that missions belong to (accounts §2). */
export const MISSION = 'MISSION';

/** A merchant's missions, while their promotion is on. */
export const missionsOf = async (db: Database, merchant: string): Promise<Mission[]> => {
  const rows = await db
    .select({ mission: missions })
    .from(missions)
    .innerJoin(promotions, and(eq(promotions.merchant, missions.merchant), eq(promotions.key, MISSION)))
    .where(and(eq(missions.merchant, merchant), eq(missions.isOn, true), eq(promotions.isEnabled, true)))
    .orderBy(missions.period, missions.id);
  return rows.map(({ mission }) => mission);
};

const betsIn = (memberIds: readonly number[], { category }: Mission, first: CalendarDay, last: CalendarDay) =>
  and(
    inArray(betDays.memberId, [...memberIds]),
    gte(betDays.day, first),
    lte(betDays.day, last),
    category === null ? undefined : eq(betDays.category, category),
  );

/** How far members are with a mission in the period that a day is in; who is not named has not begun. */
const progressBy = async (db: Database, mission: Mission, memberIds: readonly number[], day: CalendarDay) => {
  const { start, last, from, until } = periodOf(mission.period, day);
  if (mission.metric === 'deposits') {
    const sums = new Map<number, bigint>();
    for (const memberId of memberIds) sums.set(memberId, await creditedDeposits(db, memberId, { from, until }));
    return sums;
  }
  const sum = sql<string>`sum(${betDays[mission.metric]})`;
  const rows = await db
    .select({ memberId: betDays.memberId, sum })
    .from(betDays)
    .where(betsIn(memberIds, mission, start, last))
    .groupBy(betDays.memberId);
  return new Map(rows.map((row) => [row.memberId, BigInt(row.sum)]));
};

/** How far a member is with a mission. */
export const progressOf = async (db: Database, memberId: number, mission: Mission, day: CalendarDay): Promise<bigint> =>
  (await progressBy(db, mission, [memberId], day)).get(memberId) ?? 0n;

/** Who of these members has completed a mission: one statement, however many they are. */
export const completedBy = async (
  db: Database,
  mission: Mission,
  memberIds: readonly number[],
  day: CalendarDay,
): Promise<readonly number[]> => {
  const sums = await progressBy(db, mission, memberIds, day);
  return [...sums].filter(([, sum]) => sum >= mission.target).map(([memberId]) => memberId);
};
