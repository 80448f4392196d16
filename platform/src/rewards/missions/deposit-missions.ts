import { dayOf } from '@shared-kernel/contracts/system/calendar';
import { eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { eventHandler } from '../../outbox/outbox.ts';
import { grantMission } from './grant-missions.ts';
import { missionsOf } from './mission-progress.ts';

/** A deposit may complete a mission: looked at when it is credited. */
export const depositMissions = eventHandler('deposit.credited', async (tx, { memberId }, at) => {
  const [member] = await tx.select({ merchant: members.merchant }).from(members).where(eq(members.id, memberId));
  if (!member) return;
  const missions = (await missionsOf(tx, member.merchant)).filter(({ metric }) => metric === 'deposits');
  for (const mission of missions) await grantMission(tx, mission, { memberIds: [memberId], day: dayOf(at), at });
});
