import type { Database } from '../../database/database.ts';
import { and, eq, isNull } from '../../database/orm.ts';
import { orders } from '../../orders/orders.tables.ts';
import { bonuses } from '../bonuses/bonuses.tables.ts';
import type { Requirement } from './meet.ts';

/** The bonus that is on; undefined without one. */
export const activeBonus = async (db: Database, memberId: number) => {
  const [row] = await db
    .select({ bonus: bonuses, order: orders })
    .from(bonuses)
    .innerJoin(orders, eq(orders.id, bonuses.orderId))
    .where(and(eq(bonuses.memberId, memberId), isNull(bonuses.endedAt)));
  return row;
};

/** The bonus that is on with its own turnover, among what is open (`holdWithdrawable`). */
export const openBonus = async (db: Database, memberId: number, open: readonly Requirement[]) => {
  const active = await activeBonus(db, memberId);
  const requirement = open.find(({ reference }) => reference === active?.order.orderNo);
  return active && requirement && { ...active, requirement };
};
