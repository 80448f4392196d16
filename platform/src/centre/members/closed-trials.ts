import { inArray } from 'drizzle-orm';
import { eventHandler } from '../../outbox/outbox.ts';
import { messages } from './members.tables.ts';

/** Of a trial that is over nobody reads a mail. What it wrote to the operator stays with him. */
export const closedTrialsMail = eventHandler('trials.closed', async (tx, { memberIds }) => {
  await tx.delete(messages).where(inArray(messages.memberId, [...memberIds]));
});
