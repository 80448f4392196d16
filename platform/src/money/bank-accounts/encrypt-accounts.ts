import type { Database } from '../../database/database.ts';
import { and, asc, eq, gt, sql } from '../../database/orm.ts';
import { isBare, markStart } from '../../encryption/encrypted-text.ts';
import type { WrappingKeys } from '../../encryption/key-wrap.ts';
import { log } from '../../log/log.ts';
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

/** True when the number was stored as plain text until now. */
const reencrypt = async (db: Database, account: Account, keys: WrappingKeys): Promise<boolean> => {
  try {
    const stored = await storedNumber(await openNumber(account, keys), account, keys);
    const isAsRead = and(eq(bankAccounts.id, account.id), eq(bankAccounts.accountMark, account.accountMark));
    const written = await db.update(bankAccounts).set(stored).where(isAsRead).returning({ id: bankAccounts.id });
    return written.length > 0 && isBare(account.accountNumber);
  } catch (error) {
    log({ level: 'error', event: 'account.not-sealed', accountId: account.id }, error);
    return false;
  }
};

/**
 * Encrypts with the current key every number that is stored as plain text or under an earlier key, also of removed accounts:
 * orders point at them. A number that does not decrypt stays and is logged. A plain number is logged too: after the first
 * hour with a key only an outsider can have written it.
 */
export const encryptAccounts = async (db: Database, keys: WrappingKeys, signal: AbortSignal): Promise<void> => {
  const start = markStart(keys);
  if (start === '') return;
  let after = 0;
  while (!signal.aborted) {
    const accounts = await notOfThisKey(db, start, after);
    const bare: number[] = [];
    for (const account of accounts) if (await reencrypt(db, account, keys)) bare.push(account.id);
    if (bare.length > 0) log({ level: 'warn', event: 'account.sealed', accountIds: bare.join(' ') });
    const last = accounts.at(-1);
    if (!last) return;
    after = last.id;
  }
};
