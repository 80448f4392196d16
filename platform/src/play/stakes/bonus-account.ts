import { and, desc, eq, lte } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { orders } from '../../orders/orders.tables.ts';
import type { Staker } from './staker.ts';

/**
 * Where what a bonus has staked goes when it comes back: to the bonus while it is on, to its member once he has met it, and
 * undefined, to the house, once it was given up, lost or out of time.
 */
export const bonusAccountNow = async (tx: Transaction, staker: Staker, stakedAt: Date): Promise<number | undefined> => {
  const [order] = await tx
    .select({ state: orders.state })
    .from(orders)
    .where(and(eq(orders.memberId, staker.memberId), eq(orders.kind, 'bonus'), lte(orders.createdAt, stakedAt)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  if (order?.state === 'active') return ensureAccount(tx, { ...staker.key, kind: 'bonus' });
  return order?.state === 'met' ? staker.accountId : undefined;
};
