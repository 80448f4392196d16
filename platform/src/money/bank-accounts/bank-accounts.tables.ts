import { instant } from '../../database/instant.ts';
import { sql } from '../../database/orm.ts';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '../../database/pg-core.ts';
import { members } from '../../identity/members.tables.ts';

export type BankKind = 'bank' | 'wallet';

/** Where a merchant sends money to. */
export const withdrawBanks = pgTable(
  'withdraw_banks',
  {
    merchant: text().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    kind: text().$type<BankKind>().notNull(),
    accountPattern: text('account_pattern').notNull(),
    sort: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.code] })],
);

/** Accounts of members, each in its owner's name. One that was removed stays: withdrawals point at it. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    memberId: bigint('member_id', { mode: 'number' })
      .notNull()
      .references(() => members.id),
    merchant: text().notNull(),
    bankCode: text('bank_code').notNull(),
    /** Encrypted where the environment has a key: `account-number.ts`. */
    accountNumber: text('account_number').notNull(),
    /** What finds the number again. */
    accountMark: text('account_mark').notNull(),
    /** Its last digits, which every answer shows. */
    accountTail: text('account_tail').notNull(),
    payeeName: text('payee_name').notNull(),
    isDefault: boolean('is_default').notNull(),
    addedAt: instant('added_at').notNull(),
    /** When a removal that was asked for takes effect. */
    removesAt: instant('removes_at'),
    isRemoved: boolean('is_removed').notNull().default(false),
  },
  (table) => [
    index('bank_accounts_member').on(table.memberId),
    index('bank_accounts_mark').on(table.merchant, table.bankCode, table.accountMark),
    index('bank_accounts_removes').on(table.removesAt).where(sql`not ${table.isRemoved}`),
    uniqueIndex('bank_accounts_number')
      .on(table.merchant, table.bankCode, table.accountMark)
      .where(sql`not ${table.isRemoved}`),
    uniqueIndex('bank_accounts_default').on(table.memberId).where(sql`${table.isDefault} and not ${table.isRemoved}`),
  ],
);
