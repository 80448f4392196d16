import type { Transaction } from '../../database/database.ts';
import { and, desc, eq, lte } from '../../database/orm.ts';
import { orders } from '../../orders/orders.tables.ts';
import type { Staker } from './staker.ts';

/** The bonus that was on when a stake was taken of it; undefined if there was none. */
export const bonusStakedOf = async (
  tx: Transaction,
  { memberId }: Staker,
  stakedAt: Date,
): Promise<{ readonly orderNo: string; readonly state: string } | undefined> => {
  const [order] = await tx
    .select({ orderNo: orders.orderNo, state: orders.state })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.kind, 'bonus'), lte(orders.createdAt, stakedAt)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return order;
};
