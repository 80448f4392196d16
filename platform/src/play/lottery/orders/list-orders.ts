import type { getOrders } from '@shared-kernel/contracts/browse/lottery-orders';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import type { Database } from '../../../database/database.ts';
import { and, count, desc, eq, gte, lt, type SQL, sum } from '../../../database/orm.ts';
import type { MemberCall } from '../../../http/answer.ts';
import { toDecimal } from '../../../ledger/money.ts';
import { orders } from '../../../orders/orders.tables.ts';
import { openPage } from '../../../records/paging.ts';
import { rangeOf } from '../../../records/range.ts';
import { lotteryOrders } from '../lottery.tables.ts';
import { LOTTERY_ORDER } from './lottery-order.ts';
import { selectOrders, toWireOrders } from './order-view.ts';

type List = typeof getOrders;

const totalsOf = async (db: Database, where: SQL | undefined) => {
  const [row] = await db
    .select({ count: count(), stake: sum(lotteryOrders.stake), payout: sum(lotteryOrders.payout) })
    .from(orders)
    .innerJoin(lotteryOrders, eq(lotteryOrders.orderId, orders.id))
    .where(where);
  const minor = (total: string | null | undefined): string => toDecimal(BigInt(total ?? 0));
  return { count: row?.count ?? 0, stake: minor(row?.stake), payout: minor(row?.payout) };
};

/** The member's orders by the time at which they were placed, the last first; what they come to with the first page. */
export const listOrders = async (call: MemberCall<ParsedInputOf<List>>): Promise<ValueOf<List>> => {
  const { platform, input, session, now } = call;
  const page = openPage(input, rangeOf(input.startDate, input.endDate, now), now);
  const where = and(
    eq(orders.memberId, session.member.id),
    eq(orders.kind, LOTTERY_ORDER.name),
    gte(orders.createdAt, page.range.from),
    lt(orders.createdAt, page.range.until),
    input.status ? eq(orders.state, input.status) : undefined,
    input.gameCode ? eq(lotteryOrders.gameCode, input.gameCode) : undefined,
  );
  const footer = page.isFirst ? await totalsOf(platform.db, where) : undefined;
  const rows = await selectOrders(platform.db)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset);
  return {
    list: await toWireOrders(platform.db, rows, now),
    ...page.close(footer?.count),
    ...(footer && { footer }),
    serverTime: now.toISOString(),
  };
};
