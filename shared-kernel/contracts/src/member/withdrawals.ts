import { int, object, oneOf, openEnum, optional, rows, string, withDefault } from '@shared-kernel/contracts/schema';
import { exclusion } from '../system/excluded.ts';
import { daysAsked, RECORDS_EXAMPLE, recordPage, recordPageAsked } from '../system/records.ts';
import { amountAsked, decimalAmount, instant, shortText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { PAYMENT_REFUSALS, paymentPasswordAsked } from './payment-password.ts';

/** Submitted, looked at by hand where it must be, on its way, and one of two ends; nobody takes one back (rules: withdrawals). */
export const WITHDRAWAL_STATUSES = ['submitted', 'review', 'paying', 'paid', 'rejected'] as const;

/** Why one was rejected, for the page to say in words. */
export const REJECT_REASONS = ['name', 'account', 'rules', 'other'] as const;

/** Ours: what a withdrawal may be, before one is asked for. Calls and answers of withdrawals are not shown (accounts §7). */
export const getWithdrawable = defineEndpoint({
  summary: 'What the member may withdraw now, and what holds the rest',
  method: 'GET',
  path: '/wps/transaction/withdraw',
  access: 'session',
  input: object({}),
  value: object({
    balance: decimalAmount,
    /** balance − locked. */
    withdrawable: decimalAmount,
    /** Held by turnover that is open. */
    locked: withDefault(decimalAmount, '0.00'),
    /** What is still to be bet, over all that is open. */
    turnoverLeft: withDefault(decimalAmount, '0.00'),
    /** Open turnover, the oldest first: it is met in this order. */
    turnover: withDefault(
      rows(
        object({
          reference: string(),
          /** `bonus`: its money is in an account of its own, beside the balance. `transfer`: from the upline. */
          source: withDefault(openEnum(['deposit', 'bonus', 'transfer']), 'deposit'),
          amount: decimalAmount,
          required: decimalAmount,
          met: decimalAmount,
          createdAt: instant,
        }),
      ),
      [],
    ),
    /** Of one withdrawal: to an e-wallet, to a bank, and at most. */
    minWallet: withDefault(decimalAmount, '100.00'),
    minBank: withDefault(decimalAmount, '500.00'),
    maxAmount: withDefault(decimalAmount, '50000.00'),
    fee: withDefault(decimalAmount, '0.00'),
    /** Until the merchant's midnight; absent where nothing limits them. */
    attemptsLeft: optional(int()),
    perDay: optional(int()),
    /** Above this a person looks first. */
    reviewAbove: optional(decimalAmount),
    /** When money is there as a rule, and when at the latest a person has looked; absent where nothing is promised. */
    paidWithinMinutes: optional(int()),
    reviewedWithinHours: optional(int()),
    /** What is on: a self-exclusion holds nothing back for turnover. */
    exclusion: optional(exclusion),
  }),
});

/**
 * Path as printed, payload not shown (accounts §7). The money is held at once. `withdraw.amount` carries `min` and `max`,
 * `withdraw.turnover` what is `withdrawable`; `withdraw.attempts` until midnight.
 */
export const submitWithdrawal = defineEndpoint({
  summary: 'Withdraw money to a bound account',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  access: 'session',
  isIdempotent: true,
  errors: { ...PAYMENT_REFUSALS, 'withdraw.amount': 400, 'withdraw.attempts': 409, 'withdraw.turnover': 409 },
  input: object({ amount: amountAsked, cardId: shortText, paymentPassword: paymentPasswordAsked }),
  value: object({
    orderNo: string(),
    status: openEnum(WITHDRAWAL_STATUSES),
    amount: decimalAmount,
    fee: withDefault(decimalAmount, '0.00'),
    /** When it is paid at the latest, as things go. */
    expectedBy: optional(instant),
  }),
});

export const getWithdrawals = defineEndpoint({
  summary: 'Withdrawals of the signed-in member, the last first',
  method: 'GET',
  path: '/wps/relay/MCS2_WithdrawTransactionReport',
  access: 'session',
  input: object({
    ...daysAsked,
    status: optional(oneOf(WITHDRAWAL_STATUSES)),
    ...recordPageAsked,
  }),
  value: object({
    list: rows(
      object({
        orderNo: string(),
        bankName: string(),
        /** Its last digits. */
        account: string(),
        amount: decimalAmount,
        fee: withDefault(decimalAmount, '0.00'),
        status: openEnum(WITHDRAWAL_STATUSES),
        reason: optional(openEnum(REJECT_REASONS)),
        createdAt: instant,
        /** When it is paid at the latest, as things go; absent once it has ended. */
        expectedBy: optional(instant),
        /** Its way so far, the first step first. */
        steps: withDefault(rows(object({ status: openEnum(WITHDRAWAL_STATUSES), at: instant })), []),
      }),
    ),
    ...recordPage,
    /** Totals of the whole list, with the first page only: what was asked for and not rejected, and what has been paid. */
    footer: optional(object({ count: int(), amount: decimalAmount, paid: decimalAmount })),
  }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  submitWithdrawal: {
    amount: '500.00',
    cardId: '1',
    paymentPassword: '274913',
  } satisfies InputOf<typeof submitWithdrawal>,
  getWithdrawals: RECORDS_EXAMPLE satisfies InputOf<typeof getWithdrawals>,
};
