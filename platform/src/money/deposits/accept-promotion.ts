import type { acceptPromotion as contract } from '@shared-kernel/contracts/member/deposit-promotions';
import { refuseWhileExcluded } from '../../accounts/accounts.public.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { eq } from '../../database/orm.ts';
import { lockAccounts } from '../../ledger/post.ts';
import { holdOrder } from '../../orders/orders.ts';
import { refusePromotion } from '../bonuses/choose-promotion.ts';
import { DEPOSIT } from '../order-kinds/deposit-order.ts';
import { deposits } from './deposits.tables.ts';
import { type Depositor, walletOf } from './open-deposit.ts';

interface Ask {
  readonly orderNo: string;
  /** undefined for none. */
  readonly code: string | undefined;
  readonly at: Date;
}

/** Sets what promotion a waiting deposit takes. Fails with `deposit.closed` when it no longer waits, and as `refusePromotion` does. */
export const acceptPromotion = async (tx: Transaction, owner: Depositor, { orderNo, code, at }: Ask): Promise<void> => {
  // The order before the wallet, as its payment holds them.
  const order = await holdOrder(tx, DEPOSIT, orderNo);
  if (order.memberId !== owner.memberId) throw new PlatformError('not.found', `The member has no deposit ${orderNo}.`);
  const [deposit] = await tx.select().from(deposits).where(eq(deposits.orderId, order.id));
  if (!deposit || deposit.promotion === (code ?? null)) return;
  if (order.state !== 'waiting')
    throw new PlatformError<typeof contract>('deposit.closed', `${orderNo} is ${order.state}.`);
  await lockAccounts(tx, [await walletOf(tx, owner)]);
  if (code) {
    await refuseWhileExcluded(tx, owner.memberId, at);
    await refusePromotion(tx, owner, { code, amount: deposit.amount, at });
  }
  await tx
    .update(deposits)
    .set({ promotion: code ?? null })
    .where(eq(deposits.orderId, order.id));
};
