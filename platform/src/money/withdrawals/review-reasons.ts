import { DAY_MS } from '@shared-kernel/node/durations';
import { paymentPasswordOf } from '../../accounts/accounts.public.ts';
import { auditEvents } from '../../audit/audit.tables.ts';
import type { Transaction } from '../../database/database.ts';
import { and, eq, gt } from '../../database/orm.ts';
import { orders } from '../../orders/orders.tables.ts';
import type { BoundAccount } from '../bank-accounts/list-accounts.ts';
import { WITHDRAWAL } from '../order-kinds/withdrawal-order.ts';

interface Asked {
  readonly memberId: number;
  readonly amount: bigint;
  readonly account: BoundAccount['account'];
  readonly reviewAbove: bigint;
  /** What may be among the money whose turnover a self-exclusion waives, or has waived. */
  readonly waived: bigint;
}

const hasBeenPaid = async (tx: Transaction, memberId: number): Promise<boolean> => {
  const isPaid = and(eq(orders.memberId, memberId), eq(orders.kind, WITHDRAWAL.name), eq(orders.state, 'paid'));
  return (await tx.select({ id: orders.id }).from(orders).where(isPaid).limit(1)).length > 0;
};

const hasNewPassword = async (tx: Transaction, memberId: number, since: Date): Promise<boolean> => {
  const payment = await paymentPasswordOf(tx, memberId);
  if (payment && payment.changedAt > since) return true;
  const changes = await tx
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(
      and(eq(auditEvents.memberId, memberId), gt(auditEvents.at, since), eq(auditEvents.event, 'password.changed')),
    )
    .limit(1);
  return changes.length > 0;
};

/**
 * Why a person must look at a withdrawal (rules: withdrawals): a large one, the first one, where the member's name is verified too,
 * any within a day of a new account or password, and any while money may be there whose turnover a self-exclusion has waived. None: it is paid at once.
 */
export const reviewReasons = async (
  tx: Transaction,
  { memberId, amount, account, reviewAbove, waived }: Asked,
  now: Date,
): Promise<readonly string[]> => {
  const since = new Date(now.getTime() - DAY_MS);
  const found = {
    large: amount > reviewAbove,
    first: !(await hasBeenPaid(tx, memberId)),
    'new account': account.addedAt > since,
    'turnover waived': waived > 0n,
    'new password': await hasNewPassword(tx, memberId, since),
  };
  return Object.entries(found).flatMap(([reason, isSo]) => (isSo ? [reason] : []));
};
