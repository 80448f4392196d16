import type { Transaction } from '../../../database/database.ts';
import { eq } from '../../../database/orm.ts';
import { lockAccounts } from '../../../ledger/post.ts';
import { bets } from '../../bets/bets.tables.ts';
import { countPlay, playMeterAt } from '../../limits/play-meter.ts';
import { moveParts } from '../../stakes/move-stake.ts';
import { type LineState, lotteryLines, type lotteryOrders } from '../lottery.tables.ts';
import { subOrderNoOf } from './lottery-order.ts';

export type Line = typeof lotteryLines.$inferSelect;

/** An order whose row this transaction holds. */
export interface EndingOrder {
  readonly orderNo: string;
  readonly memberId: number;
  readonly nodeId: string;
  readonly sale: typeof lotteryOrders.$inferSelect;
}

/** How a line ends: with what it wins, or without having been played. */
export interface LineEnd {
  readonly line: Line;
  readonly state: Exclude<LineState, 'waiting'>;
  readonly payout: bigint;
  /** What it counts as a bet. */
  readonly validBet: bigint;
}

const isVoid = (state: LineState): boolean => state === 'cancelled' || state === 'refunded';

/**
 * Moves money from the house to the member; nothing moves nothing, and holds the account all the same: a member's bets are written
 * one after the other, and none is missed by what counts them. The same key a second time fails.
 */
export const payMember = async (
  tx: Transaction,
  { orderNo, sale }: EndingOrder,
  payment: { readonly kind: 'payout' | 'refund'; readonly key: string; readonly amount: bigint; readonly at: Date },
): Promise<void> => {
  const { kind, key, amount, at } = payment;
  if (amount === 0n) {
    await lockAccounts(tx, [sale.accountId]);
    return;
  }
  const parts = [{ accountId: sale.accountId, amount }];
  await moveParts(tx, sale.houseId, parts, { kind, idempotencyKey: key, reference: orderNo, at });
};

/** What was open is settled: what is not the house's came back or was never lost. */
const countEnds = async (tx: Transaction, memberId: number, ends: readonly LineEnd[], at: Date): Promise<void> => {
  const meter = await playMeterAt(tx, memberId, { at, gapMs: 0 });
  const openStake = ends.reduce((sum, { line }) => sum + line.stake, 0n);
  const loss = ends.reduce((sum, { line, state, payout }) => (isVoid(state) ? sum : sum + line.stake - payout), 0n);
  await countPlay(tx, meter, { loss, openStake: -openStake, playedAt: null });
};

/**
 * Writes down how lines ended, in the order and among the member's bets. A bet counts on the day on which it was decided:
 * the figures of a day that is over do not change.
 */
export const endLines = async (
  tx: Transaction,
  { orderNo, memberId, nodeId, sale }: EndingOrder,
  ends: readonly LineEnd[],
  at: Date,
  outcome: unknown,
): Promise<void> => {
  for (const { line, state, payout } of ends) {
    await tx.update(lotteryLines).set({ state, payout }).where(eq(lotteryLines.id, line.id));
  }
  await tx.insert(bets).values(
    ends.map(({ line, state, payout, validBet }) => ({
      betNo: subOrderNoOf(orderNo, line.place),
      memberId,
      nodeId,
      isFreePlay: sale.isFreePlay,
      stake: line.stake,
      validBet,
      payout,
      status: isVoid(state) ? ('void' as const) : ('settled' as const),
      placedAt: at,
      outcome,
    })),
  );
  if (!sale.isFreePlay) await countEnds(tx, memberId, ends, at);
};
