import { object, optional, rows, string, withDefault } from '@shared-kernel/contracts/schema';
import { EXCLUSION_ERRORS, exclusion } from '../system/excluded.ts';
import { amountAsked, decimalAmount, instant } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { PAYMENT_REFUSALS, paymentPasswordAsked } from './payment-password.ts';

/** What a member may send at this moment. */
export const transferState = {
  balance: decimalAmount,
  /** balance − locked: turnover that is open holds the rest. */
  withdrawable: decimalAmount,
  locked: withDefault(decimalAmount, '0.00'),
  minAmount: withDefault(decimalAmount, '1.00'),
  /** What may still be sent until the merchant's midnight, of at most `dailyMax`. */
  leftToday: decimalAmount,
  dailyMax: decimalAmount,
  /** The last ones first. */
  recent: withDefault(rows(object({ transferNo: string(), amount: decimalAmount, at: instant })), []),
  /** What is on: nothing is sent while it is. */
  exclusion: optional(exclusion),
};

/**
 * Ours: the specification prints no call for what the page shows. `not.found` where the flag AGETRANSFERUP3 is off, the member has no
 * upline or is of type 2 (accounts §6), or the upline's account is closed.
 */
export const getUplineTransfer = defineEndpoint({
  summary: 'What the member may send to the upline now, and what was sent last',
  method: 'GET',
  path: '/wps/transaction/transfer/upline',
  access: 'session',
  module: 'FUNDTRANS3',
  input: object({}),
  value: object({
    /** Masked. */
    upline: string(),
    ...transferState,
  }),
});

/**
 * Relay as printed, payload not shown (accounts §7). Final: nobody takes one back. `transfer.amount` carries `min`,
 * `transfer.limit` what is `left` today, `transfer.upline` where there is none, `withdraw.turnover` what is `withdrawable`.
 */
export const transferToUpline = defineEndpoint({
  summary: 'Send withdrawable money to the upline',
  method: 'POST',
  path: '/wps/relay/GLS2_WalletTransfer',
  access: 'session',
  module: 'FUNDTRANS3',
  isIdempotent: true,
  errors: {
    ...PAYMENT_REFUSALS,
    ...EXCLUSION_ERRORS,
    'transfer.upline': 409,
    'transfer.amount': 400,
    'transfer.limit': 409,
    'withdraw.turnover': 409,
  },
  input: object({ amount: amountAsked, paymentPassword: paymentPasswordAsked }),
  value: object({ transferNo: string(), amount: decimalAmount }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  transferToUpline: { amount: '100.00', paymentPassword: '274913' } satisfies InputOf<typeof transferToUpline>,
};
