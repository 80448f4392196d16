import type { Database } from '../../database/database.ts';
import { and, eq, lte } from '../../database/orm.ts';
import { bankAccounts } from './bank-accounts.tables.ts';

/** Writes down that the removals whose time has come took effect: of all members, or of one. */
export const freeRemoved = async (db: Database, now: Date, memberId?: number): Promise<void> => {
  const isOver = and(
    eq(bankAccounts.isRemoved, false),
    lte(bankAccounts.removesAt, now),
    memberId === undefined ? undefined : eq(bankAccounts.memberId, memberId),
  );
  await db.update(bankAccounts).set({ isRemoved: true, isDefault: false }).where(isOver);
};
