import type { Database } from '../../database/database.ts';
import { and, eq, inArray, sum } from '../../database/orm.ts';
import { balanceOf } from '../../ledger/accounts.ts';
import { type AccountOwner, bonusBeside, memberAccountOf } from '../../ledger/member-account.ts';
import { orders } from '../../orders/orders.tables.ts';
import { deposits } from '../deposits/deposits.tables.ts';
import { DEPOSIT } from '../order-kinds/deposit-order.ts';
import { WITHDRAWAL } from '../order-kinds/withdrawal-order.ts';
import { withdrawals } from '../withdrawals/withdrawals.tables.ts';

const isHeld: readonly (keyof typeof WITHDRAWAL.leadsTo)[] = ['submitted', 'review', 'paying'];
const isLookedAt: readonly (keyof typeof DEPOSIT.leadsTo)[] = ['checking', 'review'];

const ofMember = (memberId: number, kind: string, states: readonly string[]) =>
  and(eq(orders.memberId, memberId), eq(orders.kind, kind), inArray(orders.state, [...states]));

const withdrawing = async (db: Database, memberId: number): Promise<bigint> => {
  const [row] = await db
    .select({ total: sum(withdrawals.amount) })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(ofMember(memberId, WITHDRAWAL.name, isHeld));
  return BigInt(row?.total ?? 0);
};

const checking = async (db: Database, memberId: number): Promise<bigint> => {
  const [row] = await db
    .select({ total: sum(deposits.received) })
    .from(deposits)
    .innerJoin(orders, eq(orders.id, deposits.orderId))
    .where(ofMember(memberId, DEPOSIT.name, isLookedAt));
  return BigInt(row?.total ?? 0);
};

/** Where all of a member's money is. Minor units. */
export const fundsOf = async (db: Database, member: AccountOwner) => {
  const account = memberAccountOf(member, false);
  return {
    wallet: await balanceOf(db, account),
    bonus: await bonusBeside(db, account),
    withdrawing: await withdrawing(db, member.id),
    checking: await checking(db, member.id),
  };
};
