import { eq } from 'drizzle-orm';
import { orders } from '../../orders/orders.tables.ts';
import { listener } from '../../outbox/outbox.ts';
import { bankAccounts } from '../bank-accounts/bank-accounts.tables.ts';
import { concludePayout } from './end-withdrawal.ts';
import { withdrawals } from './withdrawals.tables.ts';

interface PayoutAsk {
  readonly orderNo: string;
  /** Minor units, without the fee. */
  readonly amount: bigint;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly payeeName: string;
}

/** An account that the demo's provider knows nothing of, so that a refusal can be seen. */
const UNKNOWN_ACCOUNT = /0000$/;

/** The demo's provider pays at once. One that answers later calls `concludePayout` when it knows. */
const payOut = async ({ orderNo, accountNumber }: PayoutAsk) => ({
  reference: `local/${orderNo}`,
  isPaid: !UNKNOWN_ACCOUNT.test(accountNumber),
});

/** Pays out what was approved. Told again, it is paid once: the order has left the state by then. */
export const payApproved = listener('withdrawal.approved', async (tx, { orderNo }, at) => {
  const [found] = await tx
    .select({ withdrawal: withdrawals, account: bankAccounts, state: orders.state })
    .from(orders)
    .innerJoin(withdrawals, eq(withdrawals.orderId, orders.id))
    .innerJoin(bankAccounts, eq(bankAccounts.id, withdrawals.bankAccountId))
    .where(eq(orders.orderNo, orderNo));
  if (found?.state !== 'paying') return;
  const { bankCode, accountNumber, payeeName } = found.account;
  const amount = found.withdrawal.amount - found.withdrawal.fee;
  const answer = await payOut({ orderNo, amount, bankCode, accountNumber, payeeName });
  await concludePayout(tx, { orderNo, ...answer }, at);
});
