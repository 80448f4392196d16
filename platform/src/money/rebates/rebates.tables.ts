import type { RebateStatus } from '@shared-kernel/contracts/member/rebates';
import { instant } from '../../database/instant.ts';
import { bigint, date, integer, pgTable, primaryKey, text } from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';
import { merchants } from '../../merchants/merchants.tables.ts';

/** What a merchant gives back of a valid bet, in hundredths of a percent, from a club level on. */
export const rebateRates = pgTable(
  'rebate_rates',
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    category: text().notNull(),
    level: integer().notNull(),
    rate: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.category, table.level] })],
);

/** What of a day's valid bets has been given back so far: it grows while the day lasts. Amounts in minor units. */
export const rebates = pgTable(
  'rebates',
  {
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    day: date({ mode: 'string' }).notNull(),
    category: text().notNull(),
    validBet: bigint('valid_bet', { mode: 'bigint' }).notNull(),
    /** Of the last time, in hundredths of a percent. */
    rate: integer().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** Who gave: the member claimed, the day was cut, or a part each. */
    status: text().$type<RebateStatus>().notNull(),
    claimedAt: instant('claimed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.category] })],
);

/** Days at whose start what was left unclaimed has been credited. The first is the day on which rebates began. */
export const rebateCuts = pgTable('rebate_cuts', {
  day: date({ mode: 'string' }).primaryKey(),
  cutAt: instant('cut_at').notNull(),
});
