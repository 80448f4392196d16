import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { orders } from '../../orders/orders.tables.ts';

/** How a merchant takes money in. Amounts in minor units. */
export const depositChannels = pgTable(
  'deposit_channels',
  {
    merchant: text().notNull(),
    code: text().notNull(),
    minAmount: bigint('min_amount', { mode: 'bigint' }).notNull(),
    maxAmount: bigint('max_amount', { mode: 'bigint' }).notNull(),
    /** False for what only the operator's staff may use. */
    isOffered: boolean('is_offered').notNull(),
    sort: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.code] })],
);

/** What a deposit order orders. Amounts in minor units. */
export const deposits = pgTable('deposits', {
  orderId: bigint('order_id', { mode: 'number' })
    .primaryKey()
    .references(() => orders.id),
  channel: text().notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
  /** What the provider says has come, and its own number for it: one payment pays one order. */
  received: bigint({ mode: 'bigint' }),
  providerReference: text('provider_reference').unique(),
});
