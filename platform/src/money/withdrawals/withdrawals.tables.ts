import type { REJECT_REASONS } from '@shared-kernel/contracts/member/withdrawals';
import { instant } from '../../database/instant.ts';
import { sql } from '../../database/orm.ts';
import { bigint, index, pgTable, text } from '../../database/pg-core.ts';
import { orders } from '../../orders/orders.tables.ts';
import { bankAccounts } from '../bank-accounts/bank-accounts.tables.ts';

export type RejectReason = (typeof REJECT_REASONS)[number];

/** What a withdrawal orders. Amounts in minor units: `amount` leaves the wallet, all but the fee arrives. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .primaryKey()
      .references(() => orders.id),
    bankAccountId: bigint('bank_account_id', { mode: 'number' })
      .notNull()
      .references(() => bankAccounts.id),
    amount: bigint({ mode: 'bigint' }).notNull(),
    fee: bigint({ mode: 'bigint' }).notNull(),
    rejectReason: text('reject_reason').$type<RejectReason>(),
    /** The provider that pays it out (`PaymentProvider.name`), set when the order is placed; null in orders from before the column. */
    provider: text(),
    /** The provider's own number of the payout. */
    providerReference: text('provider_reference').unique(),
    /** When the provider is asked (again) to pay it out; null before it may be, and after its end. */
    payoutDueAt: instant('payout_due_at'),
  },
  (table) => [
    index('withdrawals_account').on(table.bankAccountId),
    index('withdrawals_payout').on(table.payoutDueAt).where(sql`${table.payoutDueAt} is not null`),
  ],
);
