import { instant } from '../database/instant.ts';
import { bigserial, index, pgTable, text } from '../database/pg-core.ts';

/** E-mails on their way: a mail server would take them from here. The demo shows them on a page. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    address: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('mail_outbox_sent').on(table.sentAt)],
);
