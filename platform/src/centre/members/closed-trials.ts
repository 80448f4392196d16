import { inArray } from 'drizzle-orm';
import { eventHandler } from '../../outbox/outbox.ts';
import { memberPromotions } from './members.tables.ts';

/** Of a trial that is over nobody claims anything. */
export const closedTrialsPromotions = eventHandler('trials.closed', async (tx, { memberIds }) => {
  await tx.delete(memberPromotions).where(inArray(memberPromotions.memberId, [...memberIds]));
});
