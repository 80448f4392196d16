import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { creditedDeposits } from '../../money/money.public.ts';
import { betDays } from '../bet-counts/bet-counts.tables.ts';
import { promotions } from '../promotions/promotions.tables.ts';
import { periodOf } from './mission-period.ts';
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

const betSums = async (
  db: Database,
  memberId: number,
  { category }: Mission,
  first: CalendarDay,
  last: CalendarDay,
) => {
  const [row] = await db
    .select({
      validBet: sql<string>`coalesce(sum(${betDays.validBet}), 0)`,
      rounds: sql<string>`coalesce(sum(${betDays.rounds}), 0)`,
    })
    .from(betDays)
    .where(
      and(
        eq(betDays.memberId, memberId),
        gte(betDays.day, first),
        lte(betDays.day, last),
        category === null ? undefined : eq(betDays.category, category),
      ),
    );
  return { validBet: BigInt(row?.validBet ?? 0), rounds: BigInt(row?.rounds ?? 0) };
};

/** How far a member is with a mission in the period that a day is in. */
export const progressOf = async (
  db: Database,
  memberId: number,
  mission: Mission,
  day: CalendarDay,
): Promise<bigint> => {
  const { start, last, from, until } = periodOf(mission.period, day);
  if (mission.metric === 'deposits') return creditedDeposits(db, memberId, { from, until });
  return (await betSums(db, memberId, mission, start, last))[mission.metric];
};
