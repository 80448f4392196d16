import type { getOrder, getOrders } from '@shared-kernel/contracts/browse/lottery-orders';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { PlatformError } from '../../../base/platform-error.ts';
import type { Database } from '../../../database/database.ts';
import { and, asc, eq, inArray } from '../../../database/orm.ts';
import { toDecimal } from '../../../ledger/money.ts';
import { orders } from '../../../orders/orders.tables.ts';
import type { games } from '../../catalogue/catalogue.tables.ts';
import { gameIconUrl } from '../../catalogue/icon-urls.ts';
import { lotteryDraws, lotteryLines, lotteryOrders } from '../lottery.tables.ts';
import { lotteryOf, playOf } from '../offer/lotteries.ts';
import { gamesOf } from '../offer/offered.ts';
import { LOTTERY_ORDER, type LotteryOrderState, subOrderNoOf } from './lottery-order.ts';

type Line = typeof lotteryLines.$inferSelect;
type WireOrder = ValueOf<typeof getOrders>['list'][number];
type WireSuborder = ValueOf<typeof getOrder>['suborders'][number];

/** Every lottery order with its draw: what lists, details and settling start from. */
export const selectOrders = (db: Database) =>
  db
    .select({ order: orders, sale: lotteryOrders, draw: lotteryDraws })
    .from(orders)
    .innerJoin(lotteryOrders, eq(lotteryOrders.orderId, orders.id))
    .innerJoin(lotteryDraws, eq(lotteryDraws.id, lotteryOrders.drawId))
    .$dynamic();

export type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

const toWireOrder = (
  { order, sale, draw }: OrderRow,
  game: typeof games.$inferSelect | undefined,
  lines: number,
  now: Date,
): WireOrder => {
  const state = order.state as LotteryOrderState;
  const isCancellable = state === 'placed' && draw.state === 'open' && now < draw.closesAt;
  return {
    orderNo: order.orderNo,
    gameCode: sale.gameCode,
    gameName: game?.name ?? '',
    prizeMode: sale.prizeMode,
    iconUrl: game ? gameIconUrl(game) : '',
    numero: draw.numero,
    status: state,
    stake: toDecimal(sale.stake),
    payout: toDecimal(sale.payout),
    lines,
    placedAt: order.createdAt.toISOString(),
    drawsAt: draw.drawsAt.toISOString(),
    numbers: draw.numbers?.map(String) ?? [],
    ...(isCancellable ? { cancelUntil: draw.closesAt.toISOString() } : {}),
  };
};

const toSuborder = (orderNo: string, gameCode: string, line: Line, language: Language): WireSuborder => {
  const lottery = lotteryOf(gameCode);
  return {
    subOrderNo: subOrderNoOf(orderNo, line.place),
    playCode: line.play,
    playName: (lottery && playOf(lottery, line.play)?.play.name[language]) ?? line.play,
    marks: line.marks,
    combinations: line.combinations,
    unitStake: toDecimal(line.unitStake),
    multiple: line.multiple,
    stake: toDecimal(line.stake),
    payout: toDecimal(line.payout),
    status: line.state,
  };
};

const linesOf = (db: Database, orderIds: readonly number[]): Promise<Line[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(lotteryLines)
        .where(inArray(lotteryLines.orderId, [...orderIds]))
        .orderBy(asc(lotteryLines.orderId), asc(lotteryLines.place));

/** Orders as lists show them. */
export const toWireOrders = async (db: Database, rows: readonly OrderRow[], now: Date): Promise<WireOrder[]> => {
  const lines = await linesOf(
    db,
    rows.map(({ order }) => order.id),
  );
  const byCode = await gamesOf(
    db,
    rows.map(({ sale }) => sale.gameCode),
  );
  return rows.map((row) =>
    toWireOrder(row, byCode.get(row.sale.gameCode), lines.filter((line) => line.orderId === row.order.id).length, now),
  );
};

interface Reading {
  readonly language: Language;
  readonly now: Date;
}

/** One order of this member with its lines. Fails with `not.found`, for an order of somebody else too. */
export const orderOf = async (
  db: Database,
  memberId: number,
  orderNo: string,
  { language, now }: Reading,
): Promise<ValueOf<typeof getOrder>> => {
  const isThis = and(eq(orders.orderNo, orderNo), eq(orders.memberId, memberId), eq(orders.kind, LOTTERY_ORDER.name));
  const [row] = await selectOrders(db).where(isThis);
  if (!row) throw new PlatformError('not.found', `There is no lottery order ${orderNo}.`);
  const lines = await linesOf(db, [row.order.id]);
  const game = (await gamesOf(db, [row.sale.gameCode])).get(row.sale.gameCode);
  return {
    ...toWireOrder(row, game, lines.length, now),
    suborders: lines.map((line) => toSuborder(orderNo, row.sale.gameCode, line, language)),
  };
};
