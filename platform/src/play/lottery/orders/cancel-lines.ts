import type { cancelSuborders } from '@shared-kernel/contracts/browse/lottery-orders';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { PlatformError } from '../../../base/platform-error.ts';
import { nowWithin } from '../../../clock/clock.ts';
import type { Transaction } from '../../../database/database.ts';
import { and, asc, eq } from '../../../database/orm.ts';
import type { MemberCall } from '../../../http/answer.ts';
import { totalBalance } from '../../../ledger/member-account.ts';
import { toDecimal } from '../../../ledger/money.ts';
import { holdOrder, moveOrder } from '../../../orders/orders.ts';
import { lotteryLines, lotteryOrders } from '../lottery.tables.ts';
import { gamesOf } from '../offer/offered.ts';
import { endLines, type Line, payMember } from './end-lines.ts';
import { LOTTERY_ORDER, subOrderNoOf } from './lottery-order.ts';
import { orderOf, selectOrders } from './order-view.ts';

type Cancel = typeof cancelSuborders;
type CancelCall = MemberCall<ParsedInputOf<Cancel>>;

/** The order, held; somebody else's is not there. Its draw must still be taking orders by the time of now. */
const holdCancellable = async (tx: Transaction, { platform, session, input }: CancelCall) => {
  const held = await holdOrder(tx, LOTTERY_ORDER, input.orderNo);
  if (held.memberId !== session.member.id) throw new PlatformError('not.found', `There is no order ${input.orderNo}.`);
  const [row] = await selectOrders(tx).where(eq(lotteryOrders.orderId, held.id));
  if (!row) throw new PlatformError('not.found', `There is no order ${input.orderNo}.`);
  const isOpen = row.draw.state === 'open' && (await nowWithin(tx, platform.config)) < row.draw.closesAt;
  if (held.state === 'placed' && isOpen) return { held, sale: row.sale };
  if (held.state === 'cancelled') return undefined;
  throw new PlatformError<Cancel>('draw.closed', `The order ${input.orderNo} can no longer be cancelled.`);
};

/** The lines that are meant: those named, or all. Fails with `not.found` for one that is not the order's. */
const chosen = (lines: readonly Line[], { orderNo, subOrderNos }: ParsedInputOf<Cancel>): readonly Line[] => {
  if (subOrderNos === undefined) return lines;
  const byNo = new Map(lines.map((line) => [subOrderNoOf(orderNo, line.place), line]));
  return [...new Set(subOrderNos)].map((subOrderNo) => {
    const line = byNo.get(subOrderNo);
    if (!line) throw new PlatformError('not.found', `The order has no line ${subOrderNo}.`);
    return line;
  });
};

const cancelHeld = async (tx: Transaction, call: CancelCall): Promise<bigint> => {
  const { input, now } = call;
  const found = await holdCancellable(tx, call);
  if (!found) return 0n;
  const { held, sale } = found;
  const lines = await tx
    .select()
    .from(lotteryLines)
    .where(eq(lotteryLines.orderId, held.id))
    .orderBy(asc(lotteryLines.place));
  const ending = chosen(lines, input).filter(({ state }) => state === 'waiting');
  const refund = ending.reduce((sum, { stake }) => sum + stake, 0n);
  if (ending.length === 0) return 0n;
  const nodeId = (await gamesOf(tx, [sale.gameCode])).get(sale.gameCode)?.nodeId ?? '';
  const order = { orderNo: held.orderNo, memberId: held.memberId, nodeId, sale };
  const key = `refund/${ending.map(({ place }) => subOrderNoOf(held.orderNo, place)).join('+')}`;
  await payMember(tx, order, { kind: 'refund', key, amount: refund, at: now });
  const ends = ending.map((line) => ({ line, state: 'cancelled' as const, payout: 0n, validBet: 0n }));
  await endLines(tx, order, ends, now, { numero: null });
  await tx
    .update(lotteryOrders)
    .set({ stake: sale.stake - refund })
    .where(and(eq(lotteryOrders.orderId, held.id)));
  const isWhole = lines.every((line) => line.state !== 'waiting' || ending.includes(line));
  if (isWhole) await moveOrder(tx, LOTTERY_ORDER, held, 'cancelled', { by: 'member', at: now });
  return refund;
};

/** Lines before the cut-off, cancelled and refunded in one transaction with the order's row held: against settling too it is one or the other. */
export const cancel = async (call: CancelCall): Promise<ValueOf<Cancel>> => {
  const { platform, session, input, now } = call;
  const refund = await platform.db.transaction((tx) => cancelHeld(tx, call));
  const order = await orderOf(platform.db, session.member.id, input.orderNo, { language: call.language, now });
  const sumBalance = toDecimal(await totalBalance(platform.db, session.member));
  return { ...order, refund: toDecimal(refund), sumBalance };
};
