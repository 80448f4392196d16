import { LIMIT_PERIODS, type LimitPeriod } from '@shared-kernel/contracts/member/deposit-limits';
import type { depositByTransfer } from '@shared-kernel/contracts/member/deposits';
import { PlatformError } from '../../base/platform-error.ts';
import { periodAt } from '../../clock/calendar-periods.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { and, eq, gte, inArray, or, sql } from '../../database/orm.ts';
import { toDecimal } from '../../ledger/money.ts';
import { orders } from '../../orders/orders.tables.ts';
import { deposits } from '../deposits/deposits.tables.ts';
import { DEPOSIT } from '../order-kinds/deposit-order.ts';
import { depositLimits } from './deposit-limits.tables.ts';

/** What may still be credited. */
const ON_ITS_WAY = ['waiting', 'checking', 'review'];

/** A limit as it is at an instant. Minor units; null: none. */
export interface LimitNow {
  readonly amount: bigint | null;
  readonly next?: { readonly amount: bigint | null; readonly at: Date };
}

type Row = typeof depositLimits.$inferSelect;

export const limitAt = (row: Row | undefined, now: Date): LimitNow => {
  if (!row) return { amount: null };
  const { amount, nextAmount, nextAt } = row;
  if (nextAt === null) return { amount };
  return nextAt <= now ? { amount: nextAmount } : { amount, next: { amount: nextAmount, at: nextAt } };
};

/**
 * Gross, whatever was withdrawn since: what was credited from then on, and what is on its way, which would be credited when it
 * comes and must not pass the limit in several orders side by side.
 */
const countedSince = async (db: Database, memberId: number, from: Date): Promise<bigint> => {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(coalesce(${deposits.received}, ${deposits.amount})), 0)` })
    .from(orders)
    .innerJoin(deposits, eq(deposits.orderId, orders.id))
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.kind, DEPOSIT.name),
        or(and(eq(orders.state, 'credited'), gte(orders.changedAt, from)), inArray(orders.state, ON_ITS_WAY)),
      ),
    );
  return BigInt(row?.sum ?? 0);
};

export interface DepositLimit extends LimitNow {
  readonly period: LimitPeriod;
  readonly used: bigint;
  readonly until: Date;
}

/** All of them, also those that are not set. */
export const depositLimitsOf = async (db: Database, memberId: number, now: Date): Promise<readonly DepositLimit[]> => {
  const rows = await db.select().from(depositLimits).where(eq(depositLimits.memberId, memberId));
  return Promise.all(
    LIMIT_PERIODS.map(async (period) => {
      const { from, until } = periodAt(period, now);
      const used = await countedSince(db, memberId, from);
      return {
        period,
        used,
        until,
        ...limitAt(
          rows.find((row) => row.period === period),
          now,
        ),
      };
    }),
  );
};

/** Stops a deposit before it is made (rules: deposits). Fails with `deposit.limit`. */
export const refuseBeyondLimit = async (tx: Transaction, memberId: number, amount: bigint, at: Date): Promise<void> => {
  for (const { period, amount: limit, used } of await depositLimitsOf(tx, memberId, at)) {
    if (limit !== null && used + amount > limit)
      throw new PlatformError<typeof depositByTransfer>(
        'deposit.limit',
        `The limit of a ${period} is ${toDecimal(limit)}, of which ${toDecimal(used)} are used.`,
      );
  }
};
