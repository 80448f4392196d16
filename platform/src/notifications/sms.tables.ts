import { instant } from '../database/instant.ts';
import { bigserial, index, pgTable, text } from '../database/pg-core.ts';

/** Texts on their way to phones: a gateway would take them from here. The demo shows them on a page. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** With its dialling code, digits only: `639171234567`. */
    mobile: text().notNull(),
    text: text().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('sms_outbox_sent').on(table.sentAt)],
);
