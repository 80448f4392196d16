import type { Transaction } from '../../database/database.ts';
import { and, asc, eq, gt, gte, isNotNull, lt, lte, ne, sql, sum } from '../../database/orm.ts';
import { orders } from '../../orders/orders.tables.ts';
import { bets } from '../../play/play.public.ts';
import { WITHDRAWAL } from '../order-kinds/withdrawal-order.ts';
import { withdrawals } from '../withdrawals/withdrawals.tables.ts';
import { heldBy } from './meet.ts';
import { turnoverRequirements } from './turnover.tables.ts';

/** What was waived, the oldest waiver first. */
const waivedOf = (tx: Transaction, memberId: number) =>
  tx
    .select()
    .from(turnoverRequirements)
    .where(
      and(
        eq(turnoverRequirements.memberId, memberId),
        eq(turnoverRequirements.source, 'deposit'),
        isNotNull(turnoverRequirements.closedAt),
        lt(turnoverRequirements.met, turnoverRequirements.required),
      ),
    )
    .orderBy(asc(turnoverRequirements.closedAt));

interface Span {
  readonly from: Date;
  /** Undefined: until now. */
  readonly until: Date | undefined;
}

/** What was asked for in this time and did not come back. The withdrawal that waives belongs to the time that begins with it. */
const withdrawnIn = async (tx: Transaction, memberId: number, { from, until }: Span): Promise<bigint> => {
  const [row] = await tx
    .select({ sum: sum(withdrawals.amount) })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.kind, WITHDRAWAL.name),
        ne(orders.state, 'rejected'),
        gte(orders.createdAt, from),
        until && lt(orders.createdAt, until),
      ),
    );
  return BigInt(row?.sum ?? 0);
};

const betIn = async (tx: Transaction, memberId: number, { from, until }: Span): Promise<bigint> => {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${bets.validBet} - ${bets.bonusStake}), 0)` })
    .from(bets)
    .where(
      and(
        eq(bets.memberId, memberId),
        gt(bets.placedAt, from),
        until && lte(bets.placedAt, until),
        eq(bets.status, 'settled'),
        eq(bets.isFreePlay, false),
      ),
    );
  return BigInt(row?.sum ?? 0);
};

/**
 * What may still be in the wallet of money whose turnover a self-exclusion has waived: neither withdrawn nor bet since its own waiver,
 * since nothing that went before it can have been of it. A person looks at each withdrawal until it has gone, and none of it goes to
 * the upline, whom nobody looks at (decision 0020).
 */
export const waivedMoneyOf = async (tx: Transaction, memberId: number): Promise<bigint> => {
  const waivers = [...Map.groupBy(await waivedOf(tx, memberId), ({ closedAt }) => closedAt?.getTime() ?? 0)];
  let left = 0n;
  for (const [place, [at, waived]] of waivers.entries()) {
    const next = waivers[place + 1]?.[0];
    const span = { from: new Date(at), until: next === undefined ? undefined : new Date(next) };
    left += heldBy(waived) - (await withdrawnIn(tx, memberId, span)) - (await betIn(tx, memberId, span));
    if (left < 0n) left = 0n;
  }
  return left;
};
