import { instant } from '../../database/instant.ts';
import { bigint, bigserial, index, jsonb, pgTable, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

/** What a member wrote to the operator. `pictures` are names of uploads, which end before this does. */
export const feedback = pgTable(
  'feedback',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    type: text().notNull(),
    comment: text().notNull(),
    pictures: jsonb().$type<string[]>().notNull(),
    sentAt: instant('sent_at').notNull(),
    answer: text(),
    answeredAt: instant('answered_at'),
  },
  (table) => [index('feedback_member').on(table.memberId, table.sentAt), index('feedback_sent').on(table.sentAt)],
);
