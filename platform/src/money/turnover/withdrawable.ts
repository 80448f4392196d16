import { dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import { exclusionAt } from '../../accounts/accounts.public.ts';
import type { Transaction } from '../../database/database.ts';
import { and, count, eq, gt, gte, ne } from '../../database/orm.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { balanceOf } from '../../ledger/accounts.ts';
import type { AccountOwner } from '../../ledger/member-account.ts';
import { orders } from '../../orders/orders.tables.ts';
import { bets } from '../../play/play.public.ts';
import { holdAccounts } from '../bank-accounts/hold-accounts.ts';
import { WITHDRAWAL } from '../order-kinds/withdrawal-order.ts';
import { moneyRulesOf } from '../rules/money-rules.ts';
import { activeBonus } from './active-bonus.ts';
import { countTurnover } from './count-turnover.ts';
import { type BonusEnd, type BonusOwner, endBonus } from './end-bonus.ts';
import { lockedBy, type Requirement } from './meet.ts';
import { waivedMoneyOf } from './waived-money.ts';

/** Nothing of it is left, and nothing of it is staked on what is still open. */
const isPlayedAway = async (tx: Transaction, owner: BonusOwner): Promise<boolean> => {
  const isStaked = and(eq(bets.memberId, owner.memberId), eq(bets.status, 'open'), gt(bets.bonusStake, 0n));
  return (await balanceOf(tx, { ...owner, kind: 'bonus' })) === 0n && (await tx.$count(bets, isStaked)) === 0;
};

/**
 * Ends the bonus whose time has come, with the wallet held and turnover just counted: met, it is the member's; out of time,
 * or played away, it is over. Returns what has come into the wallet, in minor units.
 */
const settleBonus = async (
  tx: Transaction,
  owner: BonusOwner,
  open: readonly Requirement[],
  now: Date,
): Promise<bigint> => {
  const active = await activeBonus(tx, owner.memberId);
  if (!active) return 0n;
  const { orderNo } = active.order;
  const end = async (to: BonusEnd) => endBonus(tx, owner, orderNo, { to, by: 'clock', at: now });
  const isMet = !open.some(({ reference }) => reference === orderNo);
  if (isMet) return end('met');
  const { memberId, merchant, currency } = owner;
  if (active.bonus.expiresAt <= now) await end('expired');
  else if (await isPlayedAway(tx, { memberId, merchant, currency })) await end('lost');
  return 0n;
};

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
