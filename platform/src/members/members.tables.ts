import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { merchants } from '../system/system.tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Username is stored lower-case; `type` is the specification's member type. */
export const members = pgTable(
  'members',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    username: text().notNull(),
    passwordHash: text('password_hash'),
    type: integer().notNull(),
    uplineId: bigint('upline_id', { mode: 'number' }),
    vipLevel: integer('vip_level').notNull().default(0),
    isDisabled: boolean('is_disabled').notNull().default(false),
    isFirstLogin: boolean('is_first_login').notNull().default(false),
    registeredAt: instant('registered_at').notNull(),
  },
  (table) => [
    uniqueIndex('members_username').on(table.merchant, table.username),
    index('members_upline').on(table.uplineId),
  ],
);

/** Every member below an ancestor, at any depth: what "the whole downline" is asked of. */
export const memberAncestors = pgTable(
  'member_ancestors',
  {
    ancestorId: bigint('ancestor_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    depth: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ancestorId, table.memberId] }),
    index('member_ancestors_member').on(table.memberId),
  ],
);

export const vipTiers = pgTable('vip_tiers', {
  level: integer().primaryKey(),
  /** Valid bets of one month that open this level, in minor units. */
  target: bigint({ mode: 'bigint' }).notNull(),
});

export const promotions = pgTable(
  'promotions',
  {
    merchant: text().notNull(),
    key: text().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.key] })],
);

export const memberPromotions = pgTable(
  'member_promotions',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    key: text().notNull(),
    claimedAt: instant('claimed_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.key] })],
);

/** A manual rebate of one day, waiting to be claimed. Amount in minor units. */
export const rebates = pgTable(
  'rebates',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    day: date({ mode: 'string' }).notNull(),
    category: text().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    claimedAt: instant('claimed_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.category] })],
);

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
