import type { cancelDeposit } from '@shared-kernel/contracts/member/deposits';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { holdOrder, moveOrder } from '../../orders/orders.ts';
import { DEPOSIT } from '../order-kinds/deposit-order.ts';

interface CancelAsk {
  readonly memberId: number;
  readonly orderNo: string;
  readonly at: Date;
}

/** Of one that is cancelled nothing changes; fails with `deposit.closed` when it no longer waits. */
export const cancelWaiting = async (tx: Transaction, { memberId, orderNo, at }: CancelAsk): Promise<void> => {
  const order = await holdOrder(tx, DEPOSIT, orderNo);
  if (order.memberId !== memberId) throw new PlatformError('not.found', `The member has no deposit ${orderNo}.`);
  if (order.state === 'cancelled') return;
  if (order.state !== 'waiting')
    throw new PlatformError<typeof cancelDeposit>('deposit.closed', `${orderNo} is ${order.state}.`);
  await moveOrder(tx, DEPOSIT, order, 'cancelled', { by: 'member', at });
};
