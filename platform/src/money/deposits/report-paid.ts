import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { eq } from '../../database/orm.ts';
import { holdOrder } from '../../orders/orders.ts';
import { DEPOSIT } from '../order-kinds/deposit-order.ts';
import { deposits } from './deposits.tables.ts';

/** Before every time at which a provider was asked: the next look asks for this payment first. */
const NEVER = new Date(0);

interface Report {
  readonly memberId: number;
  readonly orderNo: string;
  readonly at: Date;
}

/** A member's word that a waiting deposit is paid. Of one that no longer waits nothing changes: it has been found, or has ended. */
export const reportPaid = async (tx: Transaction, { memberId, orderNo, at }: Report): Promise<void> => {
  const order = await holdOrder(tx, DEPOSIT, orderNo);
  if (order.memberId !== memberId) throw new PlatformError('not.found', `The member has no deposit ${orderNo}.`);
  if (order.state !== 'waiting') return;
  const [deposit] = await tx.select().from(deposits).where(eq(deposits.orderId, order.id));
  await tx
    .update(deposits)
    .set({ reportedPaidAt: deposit?.reportedPaidAt ?? at, ...(deposit?.followUntil && { askedAt: NEVER }) })
    .where(eq(deposits.orderId, order.id));
};
