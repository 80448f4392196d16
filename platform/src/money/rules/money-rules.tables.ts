import { sql } from '../../database/orm.ts';
import { bigint, integer, jsonb, pgTable, text } from '../../database/pg-core.ts';
import { merchants } from '../../merchants/merchants.tables.ts';

/** A merchant's rules for money that goes out, and for what is given back. Amounts in minor units; what stands here for all is the house's. */
export const moneyRules = pgTable('money_rules', {
  merchant: text()
    .primaryKey()
    .references(() => merchants.code),
  minWallet: bigint('min_wallet', { mode: 'bigint' }).notNull().default(sql`10000`),
  minBank: bigint('min_bank', { mode: 'bigint' }).notNull().default(sql`50000`),
  maxAmount: bigint('max_amount', { mode: 'bigint' }).notNull().default(sql`5000000`),
  fee: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
  /** Withdrawals from midnight to midnight; rejected ones do not count. */
  perDay: integer('per_day').notNull().default(3),
  /** More than this is looked at by hand. */
  reviewAbove: bigint('review_above', { mode: 'bigint' }).notNull().default(sql`2000000`),
  /** Of one transfer to the upline at least, and of all from midnight to midnight at most. */
  transferMin: bigint('transfer_min', { mode: 'bigint' }).notNull().default(sql`100`),
  transferPerDay: bigint('transfer_per_day', { mode: 'bigint' }).notNull().default(sql`5000000`),
  /** What a valid bet counts towards turnover, in percent, by category; `other` for those that are not named. */
  turnoverWeights: jsonb('turnover_weights')
    .$type<Readonly<Record<string, number>>>()
    .notNull()
    .default({ RNG: 100, FISH: 100, other: 20 }),
  /** Less of a rebate is not claimed by hand. */
  leastRebate: bigint('least_rebate', { mode: 'bigint' }).notNull().default(sql`100`),
});
