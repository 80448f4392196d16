import { and, eq, gt, gte, isNotNull, lt, ne, sql, sum } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { orders } from '../../orders/orders.tables.ts';
import { bets } from '../../play/play.door.ts';
import { heldBy } from '../turnover/meet.ts';
import { turnoverRequirements } from '../turnover/turnover.tables.ts';
import { WITHDRAWAL } from './withdrawal-order.ts';
import { withdrawals } from './withdrawals.tables.ts';

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
    );

/** What was asked for since and did not come back. */
const withdrawnSince = async (tx: Transaction, memberId: number, since: Date): Promise<bigint> => {
  const [row] = await tx
    .select({ sum: sum(withdrawals.amount) })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.kind, WITHDRAWAL.name),
        ne(orders.state, 'rejected'),
        gte(orders.createdAt, since),
      ),
    );
  return BigInt(row?.sum ?? 0);
};

const betSince = async (tx: Transaction, memberId: number, since: Date): Promise<bigint> => {
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${bets.validBet} - ${bets.bonusStake}), 0)` })
    .from(bets)
    .where(
      and(
        eq(bets.memberId, memberId),
        gt(bets.placedAt, since),
        eq(bets.status, 'settled'),
        eq(bets.isFreePlay, false),
      ),
    );
  return BigInt(row?.sum ?? 0);
};

/**
 * What may still be in the wallet of money whose turnover a self-exclusion has waived: neither withdrawn nor bet since. A person
 * looks at each withdrawal until it has gone, and none of it goes to the upline, whom nobody looks at (decision 0020).
 */
export const waivedMoneyOf = async (tx: Transaction, memberId: number): Promise<bigint> => {
  const waived = await waivedOf(tx, memberId);
  if (waived.length === 0) return 0n;
  const since = new Date(Math.min(...waived.map(({ closedAt }) => closedAt?.getTime() ?? 0)));
  const left = heldBy(waived) - (await withdrawnSince(tx, memberId, since)) - (await betSince(tx, memberId, since));
  return left > 0n ? left : 0n;
};
