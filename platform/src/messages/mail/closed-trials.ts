import { inArray } from '../../database/orm.ts';
import { eventHandler } from '../../outbox/outbox.ts';
import { chatConversations } from '../chat/chat.tables.ts';
import { broadcastStates, messages } from './mail.tables.ts';

/** Of a trial that is over nobody reads a mail or chats. Its feedback stays with the operator. */
export const closedTrialsMail = eventHandler('trials.closed', async (tx, { memberIds }) => {
  for (const table of [messages, broadcastStates, chatConversations])
    await tx.delete(table).where(inArray(table.memberId, [...memberIds]));
});
