import type { CalendarDay } from '@shared-kernel/contracts/system/calendar';
import { periodStart } from '../../clock/calendar-periods.ts';
import type { Transaction } from '../../database/database.ts';
import { and, eq, inArray } from '../../database/orm.ts';
import { grantReward } from '../grants/grant-reward.ts';
import { rewards } from '../grants/rewards.tables.ts';
import { completedBy, MISSION, type Mission } from './mission-progress.ts';

/** One reward for each mission and period. */
export const missionSource = ({ id, period }: Mission, day: CalendarDay): string =>
  `mission/${id}/${periodStart(period, day)}`;

interface Players {
  readonly memberIds: readonly number[];
  readonly day: CalendarDay;
  readonly at: Date;
}

/** Grants a mission to those who have completed it in the day's period; what was granted before stays one. */
export const grantMission = async (
  tx: Transaction,
  mission: Mission,
  { memberIds, day, at }: Players,
): Promise<void> => {
  const source = missionSource(mission, day);
  const had = await tx
    .select({ memberId: rewards.memberId })
    .from(rewards)
    .where(and(inArray(rewards.memberId, [...memberIds]), eq(rewards.source, source)));
  const done = new Set(had.map(({ memberId }) => memberId));
  const open = memberIds.filter((memberId) => !done.has(memberId));
  const { merchant, title, amount, turnoverTimes } = mission;
  for (const memberId of await completedBy(tx, mission, open, day))
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
};
