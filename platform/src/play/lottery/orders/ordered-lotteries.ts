import { DAY_MS } from '@shared-kernel/node/durations';
import type { Database } from '../../../database/database.ts';
import { and, count, desc, eq, gte, max } from '../../../database/orm.ts';
import { members } from '../../../identity/members.tables.ts';
import type { Merchant } from '../../../merchants/merchants.ts';
import { orders } from '../../../orders/orders.tables.ts';
import { lotteryOrders } from '../lottery.tables.ts';
import { LOTTERY_ORDER } from './lottery-order.ts';

/** How far back "popular" looks. */
const POPULAR_MS = 7 * DAY_MS;

/** How many orders of a merchant's members each lottery has had lately, by game code. */
export const mostOrdered = async (
  db: Database,
  { baseCode }: Merchant,
  now: Date,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ gameCode: lotteryOrders.gameCode, orders: count() })
    .from(lotteryOrders)
    .innerJoin(orders, eq(orders.id, lotteryOrders.orderId))
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(and(eq(members.merchant, baseCode), gte(orders.createdAt, new Date(now.getTime() - POPULAR_MS))))
    .groupBy(lotteryOrders.gameCode);
  return new Map(rows.map((row) => [row.gameCode, row.orders]));
};

/** The lotteries that a member ordered from, the last first. */
export const recentlyOrdered = async (db: Database, memberId: number, limit: number): Promise<readonly string[]> => {
  const rows = await db
    .select({ gameCode: lotteryOrders.gameCode })
    .from(orders)
    .innerJoin(lotteryOrders, eq(lotteryOrders.orderId, orders.id))
    .where(and(eq(orders.memberId, memberId), eq(orders.kind, LOTTERY_ORDER.name)))
    .groupBy(lotteryOrders.gameCode)
    .orderBy(desc(max(orders.createdAt)))
    .limit(limit);
  return rows.map(({ gameCode }) => gameCode);
};
