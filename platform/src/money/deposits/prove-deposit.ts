import type { sendDepositProof } from '@shared-kernel/contracts/member/deposits';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { and, eq } from '../../database/orm.ts';
import { holdOrder } from '../../orders/orders.ts';
import { keepPicture } from '../../uploads/pictures.ts';
import { uploads } from '../../uploads/uploads.tables.ts';
import { DEPOSIT } from '../order-kinds/deposit-order.ts';
import { ofMember, selectDeposits, takesProof } from './deposit-view.ts';
import { deposits } from './deposits.tables.ts';

interface Proof {
  readonly memberId: number;
  readonly orderNo: string;
  /** Redrawn. */
  readonly picture: File;
  readonly at: Date;
}

/** Keeps the picture in the place of the one before. Fails with `deposit.closed` when the order takes none any more. */
export const proveDeposit = async (tx: Transaction, { memberId, orderNo, picture, at }: Proof): Promise<void> => {
  const order = await holdOrder(tx, DEPOSIT, orderNo);
  const [row] = await selectDeposits(tx).where(and(ofMember(memberId), eq(deposits.orderId, order.id)));
  if (!row) throw new PlatformError('not.found', `The member has no deposit ${orderNo}.`);
  if (!takesProof(row.channel?.method ?? '', order.state))
    throw new PlatformError<typeof sendDepositProof>('deposit.closed', `${orderNo} takes no proof: ${order.state}.`);
  if (row.deposit.proof !== null) await tx.delete(uploads).where(eq(uploads.name, row.deposit.proof));
  const proof = await keepPicture(tx, memberId, picture, at);
  await tx.update(deposits).set({ proof }).where(eq(deposits.orderId, order.id));
};
