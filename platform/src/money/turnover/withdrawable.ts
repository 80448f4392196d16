import { dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { and, count, eq, gte, ne } from 'drizzle-orm';
import { exclusionAt } from '../../accounts/accounts.public.ts';
import type { Transaction } from '../../database/database.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import type { AccountOwner } from '../../ledger/member-account.ts';
import { orders } from '../../orders/orders.tables.ts';
import { holdAccounts } from '../bank-accounts/hold-accounts.ts';
import { WITHDRAWAL } from '../order-kinds/withdrawal-order.ts';
import { moneyRulesOf } from '../rules/money-rules.ts';
import { countTurnover } from './count-turnover.ts';
import { lockedBy } from './meet.ts';
import { settleBonus } from './settle-bonus.ts';
import { waivedMoneyOf } from './waived-money.ts';

const askedToday = async (tx: Transaction, memberId: number, now: Date): Promise<number> => {
  const [row] = await tx
    .select({ count: count() })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.kind, WITHDRAWAL.name),
        gte(orders.createdAt, startOfDay(dayOf(now))),
        ne(orders.state, 'rejected'),
      ),
    );
  return row?.count ?? 0;
};

/**
 * What a member may withdraw at this moment, with the wallet held until the transaction ends. Who is self-excluded cannot meet any
 * turnover: what it would hold is `waives`. `waived` is what of such money may still be there from before.
 */
export const holdWithdrawable = async (tx: Transaction, member: AccountOwner, now: Date) => {
  refuseTrial(member);
  const rules = await moneyRulesOf(tx, member.merchant);
  const { wallet, balance: own } = await holdAccounts(tx, member);
  const open = await countTurnover(tx, { memberId: member.id, wallet, weights: rules.turnoverWeights }, now);
  const { id: memberId, merchant, currency } = member;
  const balance = own + (await settleBonus(tx, { memberId, merchant, currency }, open, now));
  const held = lockedBy(open, balance);
  const exclusion = await exclusionAt(tx, member.id, now);
  const waives = exclusion?.kind === 'selfExclusion' ? held : 0n;
  const locked = held - waives;
  const waived = await waivedMoneyOf(tx, member.id);
  const attemptsLeft = Math.max(0, rules.perDay - (await askedToday(tx, member.id, now)));
  const withdrawable = balance - locked;
  return { rules, wallet, balance, locked, waives, waived, exclusion, withdrawable, open, attemptsLeft };
};

export type Withdrawable = Awaited<ReturnType<typeof holdWithdrawable>>;
