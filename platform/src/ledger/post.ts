import { PlatformError } from '../base/platform-error.ts';
import type { Database, Transaction } from '../database/database.ts';
import { eq, inArray } from '../database/orm.ts';
import { accounts, ledgerEntries, ledgerTransactions, type TransactionKind } from './ledger.tables.ts';

export interface Posting {
  readonly kind: TransactionKind;
  /** Posting the same key twice fails with `request.duplicate`. */
  readonly idempotencyKey: string;
  readonly reference?: string;
  readonly at: Date;
  /** Minor units by account; positive raises the balance. They sum to zero in every currency. */
  readonly entries: readonly { readonly accountId: number; readonly amount: bigint }[];
}

interface HeldAccount {
  readonly id: number;
  readonly currency: string;
  /** null for the house, which keeps no balance. */
  readonly balance: bigint | null;
}

const select = (tx: Transaction, ids: readonly number[]) =>
  tx
    .select({ id: accounts.id, currency: accounts.currency, balance: accounts.balance })
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(ids)]))
    .orderBy(accounts.id)
    .$dynamic();

/**
 * Locks the members' rows among these in the order of their ids, so that two transactions can never wait for each
 * other. The house's are read without a lock: nobody waits for the house.
 */
export const lockAccounts = async (
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, HeldAccount>> => {
  const all = await select(tx, ids);
  const memberIds = all.flatMap(({ id, balance }) => (balance === null ? [] : [id]));
  const locked = memberIds.length > 0 ? await select(tx, memberIds).for('update') : [];
  return new Map([...all, ...locked].map((row) => [row.id, row]));
};

export const isPosted = async (db: Database, idempotencyKey: string): Promise<boolean> => {
  const found = await db
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.idempotencyKey, idempotencyKey));
  return found.length > 0;
};

const sumByAccount = (entries: Posting['entries']): Map<number, bigint> => {
  const sums = new Map<number, bigint>();
  for (const { accountId, amount } of entries) sums.set(accountId, (sums.get(accountId) ?? 0n) + amount);
  return sums;
};

const refuseUnbalanced = (posting: Posting, locked: ReadonlyMap<number, HeldAccount>): void => {
  const totals = new Map<string, bigint>();
  for (const { accountId, amount } of posting.entries) {
    const account = locked.get(accountId);
    if (!account)
      throw new Error(`Transaction ${posting.idempotencyKey} names account ${accountId}, which does not exist.`);
    totals.set(account.currency, (totals.get(account.currency) ?? 0n) + amount);
  }
  for (const [currency, total] of totals) {
    if (total !== 0n)
      throw new Error(
        `Transaction ${posting.idempotencyKey} is off by ${total} ${currency}: entries must sum to zero.`,
      );
  }
};

/**
 * Writes one balanced transaction. Call it inside a database transaction. Fails with `wallet.insufficient` when a
 * member's balance would fall below zero. Returns the members' balances after it, by account id.
 */
export const post = async (tx: Transaction, posting: Posting): Promise<ReadonlyMap<number, bigint>> => {
  const changes = sumByAccount(posting.entries);
  const locked = await lockAccounts(tx, [...changes.keys()]);
  refuseUnbalanced(posting, locked);
  const balances = new Map<number, bigint>();
  for (const account of locked.values()) {
    if (account.balance === null) continue;
    const balance = account.balance + (changes.get(account.id) ?? 0n);
    if (balance < 0n) throw new PlatformError('wallet.insufficient', 'The balance is too low.');
    balances.set(account.id, balance);
  }

  const { kind, idempotencyKey, reference, at } = posting;
  const [transaction] = await tx
    .insert(ledgerTransactions)
    .values({ kind, idempotencyKey, createdAt: at, ...(reference === undefined ? {} : { reference }) })
    .onConflictDoNothing({ target: ledgerTransactions.idempotencyKey })
    .returning({ id: ledgerTransactions.id });
  if (!transaction) throw new PlatformError('request.duplicate', `Transaction ${idempotencyKey} was posted before.`);
  const rows = [...changes].map(([accountId, amount]) => ({
    transactionId: transaction.id,
    accountId,
    amount,
    balanceAfter: balances.get(accountId) ?? null,
  }));
  // In one statement: the database takes a transaction whole, and adds its entries to the balances.
  await tx.insert(ledgerEntries).values(rows);
  return balances;
};
