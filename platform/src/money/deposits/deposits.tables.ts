import type { PROMOTION_REFUSALS } from '@shared-kernel/contracts/member/chosen-promotion';
import type { DEPOSIT_METHODS } from '@shared-kernel/contracts/member/deposits';
import { instant } from '../../database/instant.ts';
import { sql } from '../../database/orm.ts';
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from '../../database/pg-core.ts';
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
    method: text().$type<(typeof DEPOSIT_METHODS)[number]>().notNull().default('BANK'),
    /** As its owner writes it, in every language. */
    name: text().notNull().default(''),
    /** Where the money is to be sent. */
    accountName: text('account_name').notNull().default(''),
    accountNumber: text('account_number').notNull().default(''),
    hasQr: boolean('has_qr').notNull().default(false),
    /** How long a payment usually takes. */
    minutes: integer().notNull().default(0),
    /** What it keeps of a deposit (`deposit-fee.ts`); nothing unless the merchant says so. */
    feeRate: integer('fee_rate').notNull().default(0),
    feeFixed: bigint('fee_fixed', { mode: 'bigint' }).notNull().default(sql`0`),
    /** Offered under the amount. */
    quickAmounts: bigint('quick_amounts', { mode: 'bigint' }).array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.code] })],
);

/** What a deposit order orders. Amounts in minor units. */
export const deposits = pgTable(
  'deposits',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .primaryKey()
      .references(() => orders.id),
    channel: text().notNull(),
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** The channel's fee as it was shown. */
    feeRate: integer('fee_rate').notNull().default(0),
    feeFixed: bigint('fee_fixed', { mode: 'bigint' }).notNull().default(sql`0`),
    /** The promotion that was chosen for it, and why it brought no bonus after all. */
    promotion: text(),
    promotionRefusal: text('promotion_refusal').$type<(typeof PROMOTION_REFUSALS)[number]>(),
    /** What the provider says has come, and its own number for it: one payment pays one order. */
    received: bigint({ mode: 'bigint' }),
    providerReference: text('provider_reference').unique(),
    /** The name of the upload with which the member proves the payment; it may end before this does. */
    proof: text(),
    /** When the member first said that it is paid. */
    reportedPaidAt: instant('reported_paid_at'),
    /** The provider's page to pay it on. */
    payUrl: text('pay_url'),
    /** Until then the provider is asked what has become of it; null before he knows of it, and after its end. */
    followUntil: instant('follow_until'),
    askedAt: instant('asked_at'),
  },
  (table) => [index('deposits_followed').on(table.askedAt).where(sql`${table.followUntil} is not null`)],
);
