import type { Database } from '../database/database.ts';
import { and, eq, isNull, sql } from '../database/orm.ts';
import { type AccountKind, accounts, ledgerEntries } from './ledger.tables.ts';

/** Play money has a currency of its own, so that no transaction can mix it with real money. */
export const PLAY_CURRENCY = 'PLAY';

export interface AccountKey {
  readonly merchant: string;
  /** null for the house. */
  readonly memberId: number | null;
  readonly kind: AccountKind;
  readonly currency: string;
}

const find = async (db: Database, key: AccountKey) => {
  const [account] = await db
    .select({ id: accounts.id, balance: accounts.balance })
    .from(accounts)
    .where(
      and(
        key.memberId === null ? isNull(accounts.memberId) : eq(accounts.memberId, key.memberId),
        eq(accounts.merchant, key.merchant),
        eq(accounts.kind, key.kind),
        eq(accounts.currency, key.currency),
      ),
    );
  return account;
};

/** The id of the account, opened empty at its first use. */
export const ensureAccount = async (db: Database, key: AccountKey): Promise<number> => {
  const known = await find(db, key);
  if (known) return known.id;
  await db
    .insert(accounts)
    .values({ ...key, balance: key.memberId === null ? null : 0n })
    .onConflictDoNothing();
  const opened = await find(db, key);
  if (!opened) throw new Error(`The account ${key.kind} of ${key.memberId ?? 'the house'} could not be opened.`);
  return opened.id;
};

const sumOfEntries = async (db: Database, accountId: number): Promise<bigint> => {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, accountId));
  return BigInt(row?.total ?? 0);
};

/** Balance in minor units; 0 for an account that was never opened. A member's is one row, the house's a sum. */
export const balanceOf = async (db: Database, key: AccountKey): Promise<bigint> => {
  const account = await find(db, key);
  return account ? (account.balance ?? sumOfEntries(db, account.id)) : 0n;
};
