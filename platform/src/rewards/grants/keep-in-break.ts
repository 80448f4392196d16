import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { eventHandler } from '../../outbox/outbox.ts';
import { claimEnd } from './grant-reward.ts';
import { rewards } from './rewards.tables.ts';

/** What waits when a break from play is taken or prolonged can be claimed after it: the days to claim begin anew with its end. */
export const keepInBreak = eventHandler('exclusion.taken', async (tx, { memberId, until }, at) => {
  const expiresAt = claimEnd(new Date(until));
  await tx
    .update(rewards)
    .set({ expiresAt })
    .where(
      and(
        eq(rewards.memberId, memberId),
        isNull(rewards.claimedAt),
        gt(rewards.expiresAt, at),
        lt(rewards.expiresAt, expiresAt),
      ),
    );
});
