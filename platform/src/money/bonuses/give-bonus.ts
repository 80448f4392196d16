import { DAY_MS } from '@shared-kernel/node/durations';
import type { Transaction } from '../../database/database.ts';
import { eq, sql } from '../../database/orm.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { post } from '../../ledger/post.ts';
import { openOrder } from '../../orders/orders.ts';
import { BONUS } from '../order-kinds/bonus-order.ts';
import { activeBonus } from '../turnover/active-bonus.ts';
import type { BonusOwner } from '../turnover/end-bonus.ts';
import { turnoverRequirements } from '../turnover/turnover.tables.ts';
import { bonuses } from './bonuses.tables.ts';

interface Gift {
  readonly promotion: string;
  /** The deposit that brings it; without one it is a prize. */
  readonly depositId?: number;
  /** What a reward is called. */
  readonly title?: (typeof bonuses.$inferInsert)['title'];
  /** Minor units. */
  readonly amount: bigint;
  readonly turnoverTimes: number;
  readonly validDays: number;
  /** By default that of the bonus: one posting each. */
  readonly idempotencyKey?: string;
  readonly at: Date;
}

const open = async (tx: Transaction, memberId: number, gift: Gift, terms: { required: bigint; expiresAt: Date }) => {
  const { promotion, depositId = null, title, amount, at } = gift;
  const { required, expiresAt } = terms;
  const order = await openOrder(tx, BONUS, memberId, { by: 'clock', at });
  await tx.insert(bonuses).values({ orderId: order.id, memberId, depositId, promotion, title, amount, expiresAt });
  await tx
    .insert(turnoverRequirements)
    .values({ memberId, reference: order.orderNo, source: 'bonus', amount, required, met: 0n, createdAt: at });
  return order;
};

type Active = NonNullable<Awaited<ReturnType<typeof activeBonus>>>;

/** One bonus at a time: more money joins the one that is on, which lasts at least as long as the new money may. */
const join = async (
  tx: Transaction,
  { order }: Active,
  { promotion, depositId, amount }: Gift,
  { required, expiresAt }: { required: bigint; expiresAt: Date },
) => {
  await tx
    .update(bonuses)
    .set({
      expiresAt: sql`greatest(${bonuses.expiresAt}, ${expiresAt})`,
      ...(depositId !== undefined && { depositId, promotion, amount }),
    })
    .where(eq(bonuses.orderId, order.id));
  await tx
    .update(turnoverRequirements)
    .set({
      amount: sql`${turnoverRequirements.amount} + ${amount}`,
      required: sql`${turnoverRequirements.required} + ${required}`,
    })
    .where(eq(turnoverRequirements.reference, order.orderNo));
  return order;
};

/**
 * Gives the house's money into an account of the member's own that it may not leave before its turnover is met. The wallet is held
 * and its turnover just counted (`holdWithdrawable`). A prize joins the bonus that is on; a deposit's bonus joins prizes.
 */
export const giveBonus = async (tx: Transaction, owner: BonusOwner, gift: Gift) => {
  const { memberId, merchant, currency } = owner;
  const { amount, turnoverTimes, validDays, at } = gift;
  const terms = {
    required: amount * BigInt(turnoverTimes),
    expiresAt: new Date(at.getTime() + validDays * DAY_MS),
  };
  const active = await activeBonus(tx, memberId);
  const { id, orderNo } = await (active ? join(tx, active, gift, terms) : open(tx, memberId, gift, terms));
  const own = await ensureAccount(tx, { merchant, memberId, kind: 'bonus', currency });
  const house = await ensureAccount(tx, { merchant, memberId: null, kind: 'bonus', currency });
  await post(tx, {
    kind: 'bonus',
    idempotencyKey: gift.idempotencyKey ?? `bonus/${orderNo}`,
    reference: orderNo,
    at,
    entries: [
      { accountId: own, amount },
      { accountId: house, amount: -amount },
    ],
  });
  return { id, orderNo };
};
