import * as contract from '@shared-kernel/contracts/member/withdrawals';
import { requirePaymentPassword, toWireExclusion } from '../../accounts/accounts.public.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { toDecimal } from '../../ledger/money.ts';
import { isTransferNo } from '../order-kinds/transfer-no.ts';
import { holdWithdrawable, type Withdrawable } from '../turnover/withdrawable.ts';
import { PAID_WITHIN_MINUTES, REVIEWED_WITHIN_HOURS } from './expected.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { placeWithdrawal } from './place-withdrawal.ts';

/** Who is self-excluded is asked for no turnover. */
const askedFor = ({ open, exclusion }: Withdrawable): Withdrawable['open'] =>
  exclusion?.kind === 'selfExclusion' ? [] : open;

const turnoverOf = (held: Withdrawable) => {
  const asked = askedFor(held);
  return {
    turnoverLeft: toDecimal(asked.reduce((sum, { required, met }) => sum + required - met, 0n)),
    turnover: asked.map(({ reference, source, amount, required, met, createdAt }) => ({
      reference,
      // An agent's transfer locks as a deposit does; its number says what it is.
      source: source === 'deposit' && isTransferNo(reference) ? 'transfer' : source,
      amount: toDecimal(amount),
      required: toDecimal(required),
      met: toDecimal(met),
      createdAt: createdAt.toISOString(),
    })),
  };
};

const toWire = (held: Withdrawable) => {
  const { rules, balance, locked, withdrawable, attemptsLeft, exclusion } = held;
  return {
    balance: toDecimal(balance),
    withdrawable: toDecimal(withdrawable),
    locked: toDecimal(locked),
    ...turnoverOf(held),
    minWallet: toDecimal(rules.minWallet),
    minBank: toDecimal(rules.minBank),
    maxAmount: toDecimal(rules.maxAmount),
    fee: toDecimal(rules.fee),
    attemptsLeft,
    perDay: rules.perDay,
    reviewAbove: toDecimal(rules.reviewAbove),
    paidWithinMinutes: PAID_WITHIN_MINUTES,
    reviewedWithinHours: REVIEWED_WITHIN_HOURS,
    ...(exclusion && { exclusion: toWireExclusion(exclusion) }),
  };
};

/** Money on its way out: what may go, asking for it, and what became of it. */
export const withdrawalsApi = (api: Api): void => {
  answerMember(api, contract.getWithdrawable, async ({ platform, session, now }) =>
    toWire(await platform.db.transaction((tx) => holdWithdrawable(tx, session.member, now))),
  );

  answerMember(api, contract.submitWithdrawal, placeWithdrawal, {
    secret: { field: 'paymentPassword', check: (call) => requirePaymentPassword(call, call.input.paymentPassword) },
  });

  answerMember(api, contract.getWithdrawals, listWithdrawals);
};
