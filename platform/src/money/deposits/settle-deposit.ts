import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { eq } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { post } from '../../ledger/post.ts';
import { log } from '../../log/log.ts';
import { merchants } from '../../merchants/merchants.tables.ts';
import type { StepBy } from '../../orders/orders.tables.ts';
import { type HeldOrder, holdOrder, moveOrder } from '../../orders/orders.ts';
import { publishEvent } from '../../outbox/outbox.ts';
import { grantBonus } from '../bonuses/grant-bonus.ts';
import { DEPOSIT } from '../order-kinds/deposit-order.ts';
import { feeOf } from './deposit-fee.ts';
import { deposits } from './deposits.tables.ts';
import { type Depositor, walletOf } from './open-deposit.ts';

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** Money of a deposit is in the wallet. Amount in minor units, as text. */
    'deposit.credited': { readonly memberId: number; readonly orderNo: string; readonly amountMinor: string };
  }
}

type Deposit = HeldOrder<keyof typeof DEPOSIT.leadsTo>;

interface Payment {
  readonly orderNo: string;
  /** Minor units. */
  readonly amount: bigint;
  /** The provider's own number of the payment. */
  readonly reference: string;
  readonly at: Date;
}

const depositorOf = async (tx: Transaction, memberId: number): Promise<Depositor> => {
  const [found] = await tx
    .select({ merchant: members.merchant, currency: merchants.currency })
    .from(members)
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(eq(members.id, memberId));
  if (!found) throw new Error(`A deposit names member ${memberId}, who does not exist.`);
  return { memberId, ...found };
};

const feesOf = (tx: Transaction, { merchant, currency }: Depositor): Promise<number> =>
  ensureAccount(tx, { merchant, memberId: null, kind: 'fees', currency });

/** What has come, less the channel's fee. */
const credit = async (tx: Transaction, order: Deposit, amount: bigint, by: StepBy, at: Date): Promise<void> => {
  const { orderNo, memberId } = order;
  const depositor = await depositorOf(tx, memberId);
  const { merchant, currency } = depositor;
  const wallet = await walletOf(tx, depositor);
  const gateway = await ensureAccount(tx, { merchant, memberId: null, kind: 'gateway', currency });
  await moveOrder(tx, DEPOSIT, order, 'credited', { by, at });
  const [deposit] = await tx.select().from(deposits).where(eq(deposits.orderId, order.id));
  const fee = deposit ? feeOf(deposit, amount) : 0n;
  const fees = fee > 0n ? [{ accountId: await feesOf(tx, depositor), amount: fee }] : [];
  await post(tx, {
    kind: 'deposit',
    idempotencyKey: `deposit/${orderNo}`,
    reference: orderNo,
    at,
    entries: [{ accountId: wallet, amount: amount - fee }, ...fees, { accountId: gateway, amount: -amount }],
  });
  await grantBonus(tx, { orderId: order.id, ...depositor, amount, at });
  await publishEvent(tx, 'deposit.credited', { memberId, orderNo, amountMinor: String(amount - fee) }, at);
};

/**
 * The provider's word that a payment has come. Paid in time and in full it is credited; late money, or another amount,
 * goes to review and is never lost. The same word again changes nothing. Returns the state that the order is in now.
 */
export const receivePayment = async (tx: Transaction, payment: Payment): Promise<Deposit['state']> => {
  const { amount, reference, at } = payment;
  const order = await holdOrder(tx, DEPOSIT, payment.orderNo);
  const [deposit] = await tx.select().from(deposits).where(eq(deposits.orderId, order.id));
  if (deposit?.providerReference === reference) return order.state;
  if (deposit?.received != null) throw new PlatformError('request.duplicate', `${order.orderNo} has been paid.`);
  const [other] = await tx
    .select({ orderId: deposits.orderId })
    .from(deposits)
    .where(eq(deposits.providerReference, reference));
  await tx
    .update(deposits)
    .set({ received: amount, ...(other ? {} : { providerReference: reference }) })
    .where(eq(deposits.orderId, order.id));
  const step = { by: 'provider', at } as const;
  if (other) {
    log({ level: 'error', event: 'payment.other', orderNo: order.orderNo });
    const asked = order.state === 'waiting' ? await moveOrder(tx, DEPOSIT, order, 'checking', step) : order;
    return (await moveOrder(tx, DEPOSIT, asked, 'review', { ...step, reason: 'paid under the reference of another' }))
      .state;
  }
  if (order.state !== 'waiting') {
    return (await moveOrder(tx, DEPOSIT, order, 'review', { ...step, reason: `paid when ${order.state}` })).state;
  }
  const checking = await moveOrder(tx, DEPOSIT, order, 'checking', step);
  if (amount !== deposit?.amount) {
    return (await moveOrder(tx, DEPOSIT, checking, 'review', { ...step, reason: 'another amount' })).state;
  }
  await credit(tx, checking, amount, 'provider', at);
  return 'credited';
};

/** The staff's decision on a deposit in review: what has come is credited, or goes back to its sender. */
export const decideDeposit = async (
  tx: Transaction,
  decision: { readonly orderNo: string; readonly isCredited: boolean; readonly reason?: string | undefined },
  at: Date,
): Promise<void> => {
  const order = await holdOrder(tx, DEPOSIT, decision.orderNo);
  const [deposit] = await tx.select().from(deposits).where(eq(deposits.orderId, order.id));
  if (decision.isCredited) await credit(tx, order, deposit?.received ?? 0n, 'staff', at);
  else await moveOrder(tx, DEPOSIT, order, 'failed', { by: 'staff', at, reason: decision.reason });
  const details = { orderNo: order.orderNo, isCredited: decision.isCredited };
  await audit(tx, { event: 'deposit.decided', at, memberId: order.memberId, details });
};
