import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { grantReward } from '../grants/grant-reward.ts';
import { rewards } from '../grants/rewards.tables.ts';
import { periodStart } from './mission-period.ts';
import { MISSION, type Mission, progressOf } from './mission-progress.ts';

/** One reward for each mission and period. */
export const missionSource = ({ id, period }: Mission, day: CalendarDay): string =>
  `mission/${id}/${periodStart(period, day)}`;

interface Played {
  readonly memberId: number;
  readonly day: CalendarDay;
  readonly at: Date;
}

/** Grants what a member has completed of these missions in the day's periods; what was granted before stays one. */
export const grantMissions = async (
  tx: Transaction,
  missions: readonly Mission[],
  { memberId, day, at }: Played,
): Promise<void> => {
  const sources = new Map(missions.map((mission) => [missionSource(mission, day), mission]));
  if (sources.size === 0) return;
  const had = await tx
    .select({ source: rewards.source })
    .from(rewards)
    .where(and(eq(rewards.memberId, memberId), inArray(rewards.source, [...sources.keys()])));
  for (const { source } of had) sources.delete(source);
  for (const [source, mission] of sources) {
    if ((await progressOf(tx, memberId, mission, day)) < mission.target) continue;
    const { merchant, title, amount, turnoverTimes } = mission;
    await grantReward(tx, {
      merchant,
      memberId,
      kind: 'mission',
      source,
      promotion: MISSION,
      title,
      amount,
      turnoverTimes,
      at,
    });
  }
};
