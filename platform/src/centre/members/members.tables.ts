import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/instant.ts';
import { members } from '../../identity/members.tables.ts';

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
