import type { Database } from '../../database/database.ts';
import { and, eq, gte, lt, sql } from '../../database/orm.ts';
import { orders } from '../../orders/orders.tables.ts';
import type { Range } from '../../records/range.ts';
import { DEPOSIT } from '../order-kinds/deposit-order.ts';
import { deposits } from './deposits.tables.ts';

/** What a member's deposits have brought in a time; minor units. */
export const creditedDeposits = async (db: Database, memberId: number, { from, until }: Range): Promise<bigint> => {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${deposits.received}), 0)` })
    .from(orders)
    .innerJoin(deposits, eq(deposits.orderId, orders.id))
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.kind, DEPOSIT.name),
        eq(orders.state, 'credited'),
        gte(orders.changedAt, from),
        lt(orders.changedAt, until),
      ),
    );
  return BigInt(row?.sum ?? 0);
};
