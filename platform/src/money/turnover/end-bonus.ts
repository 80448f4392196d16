import type { Transaction } from '../../database/database.ts';
import { and, eq, isNull } from '../../database/orm.ts';
import { type AccountKey, ensureAccount } from '../../ledger/accounts.ts';
import { lockAccounts, post } from '../../ledger/post.ts';
import type { StepBy } from '../../orders/orders.tables.ts';
import { type HeldOrder, holdOrder, moveOrder } from '../../orders/orders.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { bonuses } from '../bonuses/bonuses.tables.ts';
import { BONUS } from '../order-kinds/bonus-order.ts';
import { turnoverRequirements } from './turnover.tables.ts';

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** A bonus has come to its end; `amountMinor` is what became the member's, or what was taken, in minor units as text. */
    'bonus.ended': {
      readonly memberId: number;
      readonly orderNo: string;
      readonly amountMinor: string;
      readonly how: BonusEnd;
    };
  }
}

type State = keyof typeof BONUS.leadsTo;
export type BonusEnd = Exclude<State, 'active'>;

export interface BonusOwner {
  readonly memberId: number;
  readonly merchant: string;
  readonly currency: string;
}

interface Step {
  readonly to: BonusEnd;
  readonly by: StepBy;
  readonly at: Date;
}

const accountsOf = async (tx: Transaction, { memberId, merchant, currency }: BonusOwner, to: BonusEnd) => {
  const own = { merchant, memberId, currency };
  const receiver: AccountKey = to === 'met' ? { ...own, kind: 'wallet' } : { ...own, memberId: null, kind: 'bonus' };
  return {
    bonus: await ensureAccount(tx, { ...own, kind: 'bonus' }),
    receiver: await ensureAccount(tx, receiver),
  };
};

/**
 * All that the bonus has come to, with what was won: to the wallet when it was met, else back to the house. Of one that was
 * played away nothing moves, and the record still says that it has ended.
 */
const empty = async (tx: Transaction, owner: BonusOwner, { orderNo }: HeldOrder<State>, { to, at }: Step) => {
  const { bonus, receiver } = await accountsOf(tx, owner, to);
  const amount = (await lockAccounts(tx, [bonus])).get(bonus)?.balance ?? 0n;
  if (amount === 0n && to === 'met') return amount;
  await post(tx, {
    kind: 'bonus',
    idempotencyKey: `bonus-end/${orderNo}`,
    reference: orderNo,
    at,
    entries: [
      { accountId: receiver, amount },
      { accountId: bonus, amount: -amount },
    ],
  });
  return amount;
};

/** Ends the bonus that is on, with the wallet held; returns what has moved, in minor units. Its deposit's own turnover stays. */
export const endBonus = async (tx: Transaction, owner: BonusOwner, orderNo: string, step: Step): Promise<bigint> => {
  const { to, at } = step;
  const order = await holdOrder(tx, BONUS, orderNo);
  await moveOrder(tx, BONUS, order, to, step);
  await tx.update(bonuses).set({ endedAt: at }).where(eq(bonuses.orderId, order.id));
  await tx
    .update(turnoverRequirements)
    .set({ closedAt: at })
    .where(and(eq(turnoverRequirements.reference, orderNo), isNull(turnoverRequirements.closedAt)));
  const amount = await empty(tx, owner, order, step);
  await publishEvent(
    tx,
    'bonus.ended',
    { memberId: owner.memberId, orderNo, amountMinor: String(amount), how: to },
    at,
  );
  return amount;
};
