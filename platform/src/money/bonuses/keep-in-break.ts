import { and, eq, gt, isNull, sql } from '../../database/orm.ts';
import { eventHandler } from '../../outbox/outbox.ts';
import { bonuses } from './bonuses.tables.ts';

/** A bonus cannot be bet in a break from play: it lasts longer by the break, or by what a break is prolonged. */
export const keepInBreak = eventHandler('exclusion.taken', async (tx, { memberId, prolongs, until }, at) => {
  const longerMs = Date.parse(until) - (prolongs === undefined ? at.getTime() : Date.parse(prolongs));
  await tx
    .update(bonuses)
    .set({ expiresAt: sql`${bonuses.expiresAt} + ${longerMs} * interval '1 millisecond'` })
    .where(and(eq(bonuses.memberId, memberId), isNull(bonuses.endedAt), gt(bonuses.expiresAt, at)));
});
