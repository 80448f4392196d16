import { inArray } from 'drizzle-orm';
import { eventHandler } from '../../outbox/outbox.ts';
import { broadcastStates, messages } from './mail.tables.ts';

/** Of a trial that is over nobody reads a mail. What it wrote to the operator stays with him. */
export const closedTrialsMail = eventHandler('trials.closed', async (tx, { memberIds }) => {
  for (const table of [messages, broadcastStates])
    await tx.delete(table).where(inArray(table.memberId, [...memberIds]));
});
