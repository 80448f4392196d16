import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { orders } from '../../orders/orders.tables.ts';
import { bonuses } from '../bonuses/bonuses.tables.ts';

/** The bonus that is on; undefined without one. */
export const activeBonus = async (db: Database, memberId: number) => {
  const [row] = await db
    .select({ bonus: bonuses, order: orders })
    .from(bonuses)
    .innerJoin(orders, eq(orders.id, bonuses.orderId))
    .where(and(eq(bonuses.memberId, memberId), isNull(bonuses.endedAt)));
  return row;
};
