import type { Database } from '../../database/database.ts';
import { and, asc, desc, eq, gt, isNull, or } from '../../database/orm.ts';
import { maskName } from '../../records/mask-name.ts';
import { bankAccounts, withdrawBanks } from './bank-accounts.tables.ts';

/** The last digits, which its owner knows. */
export const maskAccount = ({ accountTail }: { readonly accountTail: string }): string => `****${accountTail}`;

/** The accounts that a member has at this moment, the default first, then in the order in which they came. */
export const accountsOf = (db: Database, memberId: number, now: Date) =>
  db
    .select({ account: bankAccounts, bank: withdrawBanks })
    .from(bankAccounts)
    .innerJoin(
      withdrawBanks,
      and(eq(withdrawBanks.merchant, bankAccounts.merchant), eq(withdrawBanks.code, bankAccounts.bankCode)),
    )
    .where(
      and(
        eq(bankAccounts.memberId, memberId),
        eq(bankAccounts.isRemoved, false),
        or(isNull(bankAccounts.removesAt), gt(bankAccounts.removesAt, now)),
      ),
    )
    .orderBy(desc(bankAccounts.isDefault), asc(bankAccounts.id));

export type BoundAccount = Awaited<ReturnType<typeof accountsOf>>[number];

/** An account as every answer spells it. */
export const toCard = ({ account, bank }: BoundAccount) => ({
  id: String(account.id),
  bankCode: bank.code,
  bankName: bank.name,
  kind: bank.kind,
  account: maskAccount(account),
  payeeName: maskName(account.payeeName),
  isDefault: account.isDefault,
  ...(account.removesAt ? { removedAt: account.removesAt.toISOString() } : {}),
});
