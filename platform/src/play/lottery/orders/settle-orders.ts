import type { Database, Transaction } from '../../../database/database.ts';
import { and, asc, eq, isNull, ne, notExists, sql } from '../../../database/orm.ts';
import { members } from '../../../identity/members.tables.ts';
import { log } from '../../../log/log.ts';
import { orders } from '../../../orders/orders.tables.ts';
import { moveOrder } from '../../../orders/orders.ts';
import { recordWin } from '../../winners/record-win.ts';
import type { Draw } from '../draws/write-draws.ts';
import { lotteryDraws, lotteryLines, lotteryOrders } from '../lottery.tables.ts';
import { lotteryOf, playOf } from '../offer/lotteries.ts';
import { gamesOf } from '../offer/offered.ts';
import { type EndingOrder, endLines, type Line, type LineEnd, payMember } from './end-lines.ts';
import { LOTTERY_ORDER } from './lottery-order.ts';
import { stakesAtRisk } from './stake-at-risk.ts';

/** What a line wins with these numbers, at the odds that it was sold at, in minor units. */
const payoutOf = (gameCode: string, line: Line, drawn: readonly number[]): bigint => {
  const lottery = lotteryOf(gameCode);
  const found = lottery && playOf(lottery, line.play);
  if (!found) throw new Error(`The lottery ${gameCode} has no play ${line.play} any more.`);
  const perUnit = line.unitStake * BigInt(line.multiple);
  return found.play
    .won(line.marks, drawn)
    .reduce(
      (sum, { key, combinations }) => sum + (perUnit * BigInt(combinations) * BigInt(line.odds[key] ?? 0)) / 100n,
      0n,
    );
};

const endOf = (draw: Draw, line: Line, validBet: bigint): LineEnd => {
  if (draw.state === 'void' || !draw.numbers) return { line, state: 'refunded', payout: 0n, validBet: 0n };
  const payout = payoutOf(draw.gameCode, line, draw.numbers);
  return { line, state: payout > 0n ? 'won' : 'lost', payout, validBet };
};

/** What a member has in a draw, over all orders: no line of it is cancelled any more. */
const linesInDraw = async (tx: Transaction, draw: Draw, memberId: number): Promise<readonly Line[]> => {
  const rows = await tx
    .select({ line: lotteryLines })
    .from(lotteryLines)
    .innerJoin(lotteryOrders, eq(lotteryOrders.orderId, lotteryLines.orderId))
    .innerJoin(orders, eq(orders.id, lotteryLines.orderId))
    .where(and(eq(lotteryOrders.drawId, draw.id), eq(orders.memberId, memberId), ne(lotteryLines.state, 'cancelled')))
    .orderBy(asc(lotteryLines.id));
  return rows.map(({ line }) => line);
};

const recordWins = async (
  tx: Transaction,
  order: EndingOrder,
  ends: readonly LineEnd[],
  wonAt: Date,
): Promise<void> => {
  if (order.sale.isFreePlay) return;
  const [member] = await tx.select().from(members).where(eq(members.id, order.memberId));
  if (!member) return;
  for (const { line, payout } of ends)
    await recordWin(tx, { member, nodeId: order.nodeId, stake: line.stake, payout, wonAt });
};

/** Pays or refunds an order whose row this transaction holds, and writes down how each line ended. */
const settle = async (tx: Transaction, draw: Draw, order: EndingOrder, lines: readonly Line[], at: Date) => {
  const atRisk = stakesAtRisk(draw.gameCode, await linesInDraw(tx, draw, order.memberId));
  const ends = lines.map((line) => endOf(draw, line, atRisk.get(line.id) ?? line.stake));
  const isRefund = draw.state === 'void';
  const payout = ends.reduce((sum, end) => sum + end.payout, 0n);
  const { orderNo } = order;
  if (isRefund) {
    await payMember(tx, order, { kind: 'refund', key: `refund/${orderNo}`, amount: order.sale.stake, at });
  } else {
    await payMember(tx, order, { kind: 'payout', key: `payout/${orderNo}`, amount: payout, at });
  }
  await endLines(tx, order, ends, at, { numero: draw.numero, numbers: draw.numbers });
  await recordWins(tx, order, ends, at);
  await tx.update(lotteryOrders).set({ payout }).where(eq(lotteryOrders.orderId, order.sale.orderId));
};

/** The orders of a draw that wait to be settled, the first first. It takes no new ones. */
const waitingOf = (db: Database, draw: Draw) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(lotteryOrders, eq(lotteryOrders.orderId, orders.id))
    .where(and(eq(lotteryOrders.drawId, draw.id), eq(orders.state, LOTTERY_ORDER.start)))
    .orderBy(asc(orders.id));

const gameOf = async (tx: Transaction, gameCode: string): Promise<string> => {
  const game = (await gamesOf(tx, [gameCode])).get(gameCode);
  if (!game) throw new Error(`The lottery ${gameCode} has no game any more.`);
  return game.nodeId;
};

const settleHeld = async (tx: Transaction, draw: Draw, held: typeof orders.$inferSelect, now: Date): Promise<void> => {
  const [sale] = await tx.select().from(lotteryOrders).where(eq(lotteryOrders.orderId, held.id));
  if (!sale) throw new Error(`The lottery order ${held.orderNo} has no sale.`);
  const lines = await tx
    .select()
    .from(lotteryLines)
    .where(and(eq(lotteryLines.orderId, held.id), eq(lotteryLines.state, 'waiting')))
    .orderBy(asc(lotteryLines.place));
  const { orderNo, memberId } = held;
  const nodeId = await gameOf(tx, draw.gameCode);
  await settle(tx, draw, { orderNo, memberId, nodeId, sale }, lines, now);
  const to = draw.state === 'void' ? 'refunded' : 'settled';
  await moveOrder(tx, LOTTERY_ORDER, { ...held, state: LOTTERY_ORDER.start }, to, { by: 'clock', at: now });
};

/**
 * Settles one order of a draw that was drawn or given up, unless somebody else holds it. One that cannot be settled stands in
 * nobody's way: it waits for the next run. A database that is gone fails outside of the inner transaction, and ends the run.
 */
const settleOrder = (db: Database, draw: Draw, id: number, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const [held] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.state, LOTTERY_ORDER.start)))
      .for('update', { skipLocked: true });
    if (!held) return;
    try {
      await tx.transaction((inner) => settleHeld(inner, draw, held, now));
    } catch (error) {
      const { orderNo } = held;
      log({ level: 'error', event: 'lottery.order-not-settled', gameCode: draw.gameCode, orderNo }, error);
    }
  });

const isUnsettled = and(ne(lotteryDraws.state, 'open'), isNull(lotteryDraws.settledAt));

/** Marks the draws that have no order left to settle; what is drawn takes no new ones. */
const closeSettled = async (db: Database, now: Date): Promise<void> => {
  const left = db
    .select({ one: sql`1` })
    .from(lotteryOrders)
    .innerJoin(orders, eq(orders.id, lotteryOrders.orderId))
    .where(and(eq(lotteryOrders.drawId, lotteryDraws.id), eq(orders.state, LOTTERY_ORDER.start)));
  await db
    .update(lotteryDraws)
    .set({ settledAt: now })
    .where(and(isUnsettled, notExists(left)));
};

/** Pays the orders of every draw that is over, each in a transaction of its own: what was interrupted goes on where it stopped. */
export const settleDraws = async (db: Database, now: Date, signal: AbortSignal): Promise<void> => {
  await closeSettled(db, now);
  const over = await db.select().from(lotteryDraws).where(isUnsettled).orderBy(asc(lotteryDraws.drawsAt));
  for (const draw of over) {
    for (const { id } of await waitingOf(db, draw)) {
      if (signal.aborted) return;
      await settleOrder(db, draw, id, now);
    }
  }
  if (over.length > 0) await closeSettled(db, now);
};
