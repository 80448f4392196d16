import { instant } from '../../database/instant.ts';
import { sql } from '../../database/orm.ts';
import { bigint, bigserial, boolean, index, pgTable, text, uniqueIndex } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';
import { sessions } from '../../identity/sessions.tables.ts';

/** A member's live chat with the operator: one for each who has written, open while somebody should look at it. */
export const chatConversations = pgTable(
  'chat_conversations',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .primaryKey()
      .references(() => members.id),
    lastAt: instant('last_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('chat_conversations_last').on(table.lastAt),
    index('chat_conversations_open').on(table.lastAt).where(sql`${table.closedAt} is null`),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => chatConversations.memberId, { onDelete: 'cascade' }),
    isOperator: boolean('is_operator').notNull(),
    text: text().notNull(),
    /** The sender's: sent twice under one, it is one message. */
    key: text(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    index('chat_messages_member').on(table.memberId, table.id),
    uniqueIndex('chat_messages_key').on(table.memberId, table.key),
    index('chat_messages_sent').on(table.sentAt),
  ],
);

/** What opens the chat's frame, as `launches` a game's. */
export const chatLaunches = pgTable(
  'chat_launches',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('chat_launches_expires').on(table.expiresAt), index('chat_launches_session').on(table.sessionHash)],
);
