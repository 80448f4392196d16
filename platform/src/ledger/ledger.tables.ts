import { instant } from '../database/instant.ts';
import { sql } from '../database/orm.ts';
import { bigint, bigserial, check, index, pgTable, text, unique } from '../database/pg-core.ts';
import { members } from '../identity/members.tables.ts';

/**
 * `wallet` and `play` belong to a member; the others are the house's, and may run below zero. `withdrawals` holds what is on its
 * way out. `bonus` is both: of the house what it gives away, of a member what may be played with and not yet be withdrawn.
 */
export type AccountKind =
  | 'wallet'
  | 'play'
  | 'games'
  | 'gateway'
  | 'bonus'
  | 'opening'
  | 'play-bank'
  | 'withdrawals'
  | 'fees';

/** What moved the money. */
export type TransactionKind =
  | 'opening'
  | 'deposit'
  | 'withdrawal'
  | 'stake'
  | 'payout'
  | 'refund'
  | 'bonus'
  | 'rebate'
  | 'salary'
  | 'dividend'
  | 'transfer'
  | 'play-grant';

/**
 * A member's `balance` (minor units) repeats the sum of the entries, so that reading it is one row: the database adds each
 * entry to it and refuses any other change, and `platform check` compares. A house account keeps none (null): every round
 * would wait for its row. Its balance is the sum.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    merchant: text().notNull(),
    memberId: bigint('member_id', { mode: 'number' }).references(() => members.id),
    kind: text().$type<AccountKind>().notNull(),
    currency: text().notNull(),
    balance: bigint({ mode: 'bigint' }),
  },
  (table) => [
    unique('accounts_owner').on(table.memberId, table.merchant, table.kind, table.currency).nullsNotDistinct(),
    check('accounts_balance', sql`(${table.memberId} is null) = (${table.balance} is null)`),
    check('accounts_not_overdrawn', sql`${table.balance} >= 0`),
  ],
);

/** Written once, whole and balanced; the database refuses what changes or removes one (`migrations/*_ledger_guards.sql`). */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().$type<TransactionKind>().notNull(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    reference: text(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('ledger_transactions_transfers').on(table.createdAt).where(sql`${table.kind} = 'transfer'`),
    // Records of teams, the last first, and what their figures have not written yet.
    index('ledger_transactions_created').on(table.createdAt),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    /** No foreign key, which would lock the house's row in every round; the database refuses an unknown one by itself (`migrations/*_house_unlocked.sql`). */
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    /** Minor units: positive raises the account's balance. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    balanceAfter: bigint('balance_after', { mode: 'bigint' }),
  },
  (table) => [
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_account').on(table.accountId, table.id),
  ],
);
