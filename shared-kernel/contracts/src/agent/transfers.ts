import { array, maxLength, object, rows, string } from '@shared-kernel/contracts/schema';
import { PAYMENT_REFUSALS, paymentPasswordAsked } from '../member/payment-password.ts';
import { transferState } from '../member/transfers.ts';
import { EXCLUSION_ERRORS } from '../system/excluded.ts';
import { amountAsked, decimalAmount, shortText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/** Members who get money in one call, at most. */
export const TRANSFER_MEMBERS_MAX = 20;

const TRANSFER_ERRORS = {
  ...PAYMENT_REFUSALS,
  ...EXCLUSION_ERRORS,
  'transfer.amount': 400,
  'transfer.member': 409,
  'transfer.limit': 409,
  'withdraw.turnover': 409,
} as const;

/** Refused for members that are no agents. */
export const getDownlineTransfer = defineEndpoint({
  summary: 'What the signed-in agent may send to direct members now, and what was sent last',
  method: 'GET',
  path: '/wps/agent/transferDownline',
  access: 'session',
  module: 'FUNDTRANS3',
  input: object({}),
  value: object(transferState),
});

/** Final: nobody takes one back. The member owes the amount once in turnover. `transfer.member` for who is no direct member (any more), or closed; the other refusals as of `transferToUpline`. */
export const transferDownline = defineEndpoint({
  summary: 'Send withdrawable money to a direct member',
  method: 'POST',
  path: '/wps/agent/transferDownline',
  access: 'session',
  module: 'FUNDTRANS3',
  isIdempotent: true,
  errors: TRANSFER_ERRORS,
  input: object({ userName: shortText, amount: amountAsked, paymentPassword: paymentPasswordAsked }),
  value: object({ transferNo: string(), amount: decimalAmount }),
});

/** The same amount to each: all of them get it, or none. A name that stands twice counts once; `transfer.member` names the first who may not. */
export const transferMultipleDownline = defineEndpoint({
  summary: 'Send withdrawable money to several direct members',
  method: 'POST',
  path: '/wps/agent/transferMultipleDownline',
  access: 'session',
  module: 'FUNDTRANS3',
  isIdempotent: true,
  errors: TRANSFER_ERRORS,
  input: object({
    userNames: array(shortText).check(maxLength(TRANSFER_MEMBERS_MAX)),
    amount: amountAsked,
    paymentPassword: paymentPasswordAsked,
  }),
  value: object({ transfers: rows(object({ userName: string(), transferNo: string() })), amount: decimalAmount }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  transferDownline: { userName: 'liza_cruz7', amount: '100.00', paymentPassword: '274913' } satisfies InputOf<
    typeof transferDownline
  >,
  transferMultipleDownline: {
    userNames: ['liza_cruz7'],
    amount: '100.00',
    paymentPassword: '274913',
  } satisfies InputOf<typeof transferMultipleDownline>,
};
