import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database/database.ts';
import { eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import type { TransactionKind } from '../../ledger/ledger.tables.ts';
import { post } from '../../ledger/post.ts';
import { log } from '../../log/log.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import type { StepBy } from '../../orders/orders.tables.ts';
import { type HeldOrder, holdOrder, moveOrder, OrderStateError } from '../../orders/orders.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { RETURNED, WITHDRAWAL } from '../order-kinds/withdrawal-order.ts';
import { type RejectReason, withdrawals } from './withdrawals.tables.ts';

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** A withdrawal has come to its end: paid, or rejected and the money back. Amount in minor units, as text. */
    'withdrawal.ended': {
      readonly memberId: number;
      readonly orderNo: string;
      readonly amountMinor: string;
      readonly isPaid: boolean;
    };
  }
}

type Withdrawal = HeldOrder<keyof typeof WITHDRAWAL.leadsTo>;

interface Step {
  readonly by: StepBy;
  readonly at: Date;
}

const ownerOf = async (tx: Transaction, memberId: number) => {
  const [found] = await tx
    .select({ merchant: members.merchant, currency: merchants.currency })
    .from(members)
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(eq(members.id, memberId));
  if (!found) throw new Error(`A withdrawal names member ${memberId}, who does not exist.`);
  return found;
};

const amountsOf = async (tx: Transaction, { id, orderNo }: Withdrawal) => {
  const { amount, fee } = withdrawals;
  const [row] = await tx.select({ amount, fee }).from(withdrawals).where(eq(withdrawals.orderId, id));
  if (!row) throw new Error(`The order ${orderNo} withdraws nothing.`);
  return row;
};

const feesOf = (tx: Transaction, owner: Awaited<ReturnType<typeof ownerOf>>): Promise<number> =>
  ensureAccount(tx, { ...owner, memberId: null, kind: 'fees' });

interface Release {
  readonly kind: TransactionKind;
  readonly key: string;
  readonly to: 'wallet' | 'gateway';
  readonly at: Date;
}

/** What was held leaves: out of the house, less the fee, or all of it back to the member. The key makes each of them once. */
const release = async (tx: Transaction, order: Withdrawal, { kind, key, to, at }: Release): Promise<void> => {
  const owner = await ownerOf(tx, order.memberId);
  const { amount, fee: asked } = await amountsOf(tx, order);
  const fee = to === 'gateway' ? asked : 0n;
  const held = await ensureAccount(tx, { ...owner, memberId: null, kind: 'withdrawals' });
  const memberId = to === 'wallet' ? order.memberId : null;
  const target = await ensureAccount(tx, { ...owner, memberId, kind: to });
  const fees = fee > 0n ? [{ accountId: await feesOf(tx, owner), amount: fee }] : [];
  const entries = [{ accountId: held, amount: -amount }, { accountId: target, amount: amount - fee }, ...fees];
  await post(tx, { kind, idempotencyKey: `${key}/${order.orderNo}`, reference: order.orderNo, at, entries });
  const { memberId: owned, orderNo } = order;
  const event = { memberId: owned, orderNo, amountMinor: String(amount), isPaid: to === 'gateway' };
  await publishEvent(tx, 'withdrawal.ended', event, at);
};

const reject = async (tx: Transaction, order: Withdrawal, reason: RejectReason, { by, at }: Step): Promise<void> => {
  await moveOrder(tx, WITHDRAWAL, order, 'rejected', { by, at, reason });
  await tx.update(withdrawals).set({ rejectReason: reason }).where(eq(withdrawals.orderId, order.id));
  await release(tx, order, { kind: 'refund', key: RETURNED, to: 'wallet', at });
};

interface PayoutWord {
  readonly orderNo: string;
  /** The provider's own number of the payout. */
  readonly reference: string;
  readonly isPaid: boolean;
}

/** The provider's word on a payout: paid, or refused and the money back. The same word again changes nothing. */
export const concludePayout = async (
  tx: Transaction,
  { orderNo, reference, isPaid }: PayoutWord,
  at: Date,
): Promise<Withdrawal['state']> => {
  const order = await holdOrder(tx, WITHDRAWAL, orderNo);
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.orderId, order.id));
  if (row?.providerReference === reference) {
    // Money has moved by the first word; what it meant staff have to find out.
    if (order.state !== (isPaid ? 'paid' : 'rejected')) log({ level: 'error', event: 'payout.contradicted', orderNo });
    return order.state;
  }
  const set = { providerReference: reference, payoutDueAt: null };
  await tx.update(withdrawals).set(set).where(eq(withdrawals.orderId, order.id));
  if (!isPaid) {
    await reject(tx, order, 'account', { by: 'provider', at });
    return 'rejected';
  }
  const paid = await moveOrder(tx, WITHDRAWAL, order, 'paid', { by: 'provider', at });
  await release(tx, order, { kind: 'withdrawal', key: 'withdrawal-paid', to: 'gateway', at });
  return paid.state;
};

/**
 * The staff's decision on a withdrawal in review: it is paid out, or the money comes back with the reason. Of one that is on its way
 * only the provider knows the end. Fails with an `OrderStateError` for any that is not in review.
 */
export const decideWithdrawal = async (
  tx: Transaction,
  decision: { readonly orderNo: string; readonly isApproved: boolean; readonly reason?: RejectReason | undefined },
  at: Date,
): Promise<void> => {
  const { orderNo, isApproved, reason = 'other' } = decision;
  const order = await holdOrder(tx, WITHDRAWAL, orderNo);
  if (order.state !== 'review') throw new OrderStateError(orderNo, order.state, isApproved ? 'paying' : 'rejected');
  if (isApproved) {
    await moveOrder(tx, WITHDRAWAL, order, 'paying', { by: 'staff', at });
    await tx.update(withdrawals).set({ payoutDueAt: at }).where(eq(withdrawals.orderId, order.id));
  } else await reject(tx, order, reason, { by: 'staff', at });
  await audit(tx, { event: 'withdrawal.decided', at, memberId: order.memberId, details: { orderNo, isApproved } });
};
