import { type DomainEvents, type EventHandler, eventHandler, type Topic } from '../../outbox/outbox.ts';
import { messages } from './mail.tables.ts';

type Mail = Pick<typeof messages.$inferInsert, 'memberId' | 'subject' | 'body'>;

/** A mail in the member centre about each event of a topic; none for an event of which `write` makes null. */
export const mailOn = <T extends Topic>(topic: T, write: (event: DomainEvents[T]) => Mail | null): EventHandler =>
  eventHandler(topic, async (tx, event, at) => {
    const mail = write(event);
    if (mail) await tx.insert(messages).values({ ...mail, sentAt: at });
  });
