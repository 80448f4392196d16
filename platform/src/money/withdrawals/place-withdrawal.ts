import type { submitWithdrawal } from '@shared-kernel/contracts/member/withdrawals';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import type { MemberCall } from '../../http/answer.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { toDecimal, toMinor } from '../../ledger/money.ts';
import { post } from '../../ledger/post.ts';
import { moveOrder, openOrder } from '../../orders/orders.ts';
import { accountsOf, type BoundAccount } from '../bank-accounts/list-accounts.ts';
import { WITHDRAWAL } from '../order-kinds/withdrawal-order.ts';
import { providerOf } from '../providers/provider-of.ts';
import { waiveTurnover } from '../turnover/waive-turnover.ts';
import { holdWithdrawable, type Withdrawable } from '../turnover/withdrawable.ts';
import { expectedBy } from './expected.ts';
import { reviewReasons } from './review-reasons.ts';
import { withdrawals } from './withdrawals.tables.ts';

type Submit = typeof submitWithdrawal;
type SubmitCall = MemberCall<ParsedInputOf<Submit>>;

const refuseAmount = (amount: bigint, held: Withdrawable, { bank }: BoundAccount): void => {
  const { minWallet, minBank, maxAmount } = held.rules;
  const min = bank.kind === 'wallet' ? minWallet : minBank;
  if (amount < min || amount > maxAmount) {
    const value = { min: toDecimal(min), max: toDecimal(maxAmount) };
    throw new PlatformError<Submit>('withdraw.amount', `${bank.code} is sent ${value.min} to ${value.max}.`, { value });
  }
  if (held.attemptsLeft === 0)
    throw new PlatformError<Submit>('withdraw.attempts', 'The member has none left until midnight.');
  if (amount > held.balance) throw new PlatformError('wallet.insufficient', 'The balance is too low.');
  if (amount > held.withdrawable) {
    const value = { withdrawable: toDecimal(held.withdrawable) };
    throw new PlatformError<Submit>('withdraw.turnover', 'Turnover that is open holds the money.', { value });
  }
};

const accountAsked = async (tx: Transaction, { session, input, now }: SubmitCall): Promise<BoundAccount> => {
  const own = await accountsOf(tx, session.member.id, now);
  const bound = own.find(({ account }) => String(account.id) === input.cardId);
  if (!bound) throw new PlatformError('not.found', 'The member has no such account.');
  return bound;
};

/** Out of the wallet, into what the house holds for those who wait. */
const holdMoney = async (
  tx: Transaction,
  { session: { member }, now }: SubmitCall,
  { wallet, amount, orderNo }: { readonly wallet: number; readonly amount: bigint; readonly orderNo: string },
): Promise<void> => {
  const { merchant, currency } = member;
  const held = await ensureAccount(tx, { merchant, memberId: null, kind: 'withdrawals', currency });
  await post(tx, {
    kind: 'withdrawal',
    idempotencyKey: `withdrawal/${orderNo}`,
    reference: orderNo,
    at: now,
    entries: [
      { accountId: wallet, amount: -amount },
      { accountId: held, amount },
    ],
  });
};

/** Holds the money and writes the order; it goes to review with its reasons, or is to be paid at once. */
const place = async (tx: Transaction, call: SubmitCall): Promise<ValueOf<Submit>> => {
  const { session, input, now } = call;
  const { id: memberId } = session.member;
  const amount = toMinor(input.amount) ?? 0n;
  const held = await holdWithdrawable(tx, session.member, now);
  const bound = await accountAsked(tx, call);
  refuseAmount(amount, held, bound);
  const waived = held.waives + held.waived;
  const { reviewAbove, fee } = held.rules;
  const reasons = await reviewReasons(tx, { memberId, amount, account: bound.account, reviewAbove, waived }, now);
  if (held.waives > 0n) await waiveTurnover(tx, memberId, now);
  const order = await openOrder(tx, WITHDRAWAL, memberId, { by: 'member', at: now });
  const { orderNo } = order;
  const to = reasons.length > 0 ? 'review' : 'paying';
  const payoutDueAt = to === 'paying' ? now : null;
  const { name: provider } = providerOf(call.platform.config);
  const bankAccountId = bound.account.id;
  await tx.insert(withdrawals).values({ orderId: order.id, bankAccountId, amount, fee, provider, payoutDueAt });
  await holdMoney(tx, call, { wallet: held.wallet, amount, orderNo });
  const reason = reasons.length > 0 ? reasons.join(', ') : undefined;
  const { state } = await moveOrder(tx, WITHDRAWAL, order, to, { by: 'clock', at: now, reason });
  return { orderNo, status: state, amount: toDecimal(amount), fee: toDecimal(fee), ...expectedBy(state, now) };
};

export const placeWithdrawal = (call: SubmitCall): Promise<ValueOf<Submit>> =>
  call.platform.db.transaction((tx) => place(tx, call));
