import { bigint, bigserial, index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../../database/instant.ts';
import { members } from '../../identity/members.tables.ts';

export const messages = pgTable(
  'messages',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    subject: jsonb().$type<Record<'EN' | 'TY', string>>().notNull(),
    body: jsonb().$type<Record<'EN' | 'TY', string>>().notNull(),
    sentAt: instant('sent_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [index('messages_member').on(table.memberId, table.sentAt)],
);
