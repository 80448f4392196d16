import { instant } from '../../database/instant.ts';
import { sql } from '../../database/orm.ts';
import { bigint, bigserial, index, integer, jsonb, pgTable, primaryKey, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';
import { merchants } from '../../merchants/merchants.tables.ts';

const inBothLanguages = (name: string) => jsonb(name).$type<Record<'EN' | 'TY', string>>();

/** A mail to one member. */
export const messages = pgTable(
  'messages',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    subject: inBothLanguages('subject').notNull(),
    body: inBothLanguages('body').notNull(),
    sentAt: instant('sent_at').notNull(),
    readAt: instant('read_at'),
    /** Can be restored for a while; purged later. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('messages_member').on(table.memberId, table.sentAt),
    index('messages_sent').on(table.sentAt),
    index('messages_unread').on(table.memberId).where(sql`${table.readAt} is null and ${table.deletedAt} is null`),
    index('messages_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** A mail to all members of a merchant who were registered when it was sent, however many: one row. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    /** Only of this type, from this VIP level, registered before this instant; null: any. */
    memberType: integer('member_type'),
    leastLevel: integer('least_level'),
    registeredBefore: instant('registered_before'),
    subject: inBothLanguages('subject').notNull(),
    body: inBothLanguages('body').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** Of the form that it was written in: sent twice, it is one. */
    mark: text().unique(),
  },
  (table) => [index('broadcasts_merchant').on(table.merchant, table.sentAt)],
);

/** Who has read or deleted a broadcast: nobody else has a row. */
export const broadcastStates = pgTable(
  'broadcast_states',
  {
    broadcastId: bigint('broadcast_id', { mode: 'number' })
      .notNull()
      .references(() => broadcasts.id, { onDelete: 'cascade' }),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    readAt: instant('read_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.broadcastId] }),
    index('broadcast_states_broadcast').on(table.broadcastId),
  ],
);
