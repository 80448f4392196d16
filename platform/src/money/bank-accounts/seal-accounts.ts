import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { log } from '../../log/log.ts';
import type { WrappingKeys } from '../../sealing/key-wrap.ts';
import { isBare, markStart } from '../../sealing/sealed-text.ts';
import { openNumber, storedNumber } from './account-number.ts';
import { bankAccounts } from './bank-accounts.tables.ts';

const AT_ONCE = 200;

type Account = typeof bankAccounts.$inferSelect;

const notOfThisKey = (db: Database, start: string, after: number): Promise<Account[]> =>
  db
    .select()
    .from(bankAccounts)
    .where(and(sql`not starts_with(${bankAccounts.accountMark}, ${start})`, gt(bankAccounts.id, after)))
    .orderBy(asc(bankAccounts.id))
    .limit(AT_ONCE);

/** Whether it lay bare until now. */
const sealAnew = async (db: Database, account: Account, keys: WrappingKeys): Promise<boolean> => {
  try {
    const stored = await storedNumber(await openNumber(account, keys), account, keys);
    const isAsRead = and(eq(bankAccounts.id, account.id), eq(bankAccounts.accountMark, account.accountMark));
    const sealed = await db.update(bankAccounts).set(stored).where(isAsRead).returning({ id: bankAccounts.id });
    return sealed.length > 0 && isBare(account.accountNumber);
  } catch (error) {
    log({ level: 'error', event: 'account.not-sealed', accountId: account.id }, error);
    return false;
  }
};

/**
 * Seals with the present key what was stored bare or under an earlier one, also of accounts that were removed: orders
 * point at them. What does not open stays as it is, and is told; so is what lay bare, which after the first hour with a key
 * nobody but a strange hand has written.
 */
export const sealAccounts = async (db: Database, keys: WrappingKeys, signal: AbortSignal): Promise<void> => {
  const start = markStart(keys);
  if (start === '') return;
  let after = 0;
  while (!signal.aborted) {
    const accounts = await notOfThisKey(db, start, after);
    const bare: number[] = [];
    for (const account of accounts) if (await sealAnew(db, account, keys)) bare.push(account.id);
    if (bare.length > 0) log({ level: 'warn', event: 'account.sealed', accountIds: bare.join(' ') });
    const last = accounts.at(-1);
    if (!last) return;
    after = last.id;
  }
};
