import {
  array,
  boolean,
  file,
  int,
  maxLength,
  object,
  oneOf,
  openEnum,
  optional,
  rows,
  string,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { EXCLUSION_ERRORS, exclusion } from '../system/excluded.ts';
import { daysAsked, RECORDS_EXAMPLE, recordPage, recordPageAsked } from '../system/records.ts';
import { amountAsked, decimalAmount, instant, language, shortText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { chosenPromotion, PROMOTION_ERRORS } from './chosen-promotion.ts';

export const DEPOSIT_METHODS = ['BANK', 'EWALLET', 'QR', 'GATEWAY'] as const;

/** `checking`: money has come and is looked at, by itself or by the operator's staff. */
export const DEPOSIT_STATUSES = ['waiting', 'checking', 'credited', 'failed', 'expired', 'cancelled'] as const;

/** What every answer says about a deposit. */
const depositShape = {
  orderNo: string(),
  method: openEnum(DEPOSIT_METHODS),
  channel: string(),
  channelName: withDefault(string(), ''),
  amount: decimalAmount,
  fee: withDefault(decimalAmount, '0.00'),
  /** What it brings beside its amount: expected while it waits, given once it is credited. */
  bonus: withDefault(decimalAmount, '0.00'),
  /** The promotion that it takes. */
  promotion: optional(chosenPromotion),
  status: openEnum(DEPOSIT_STATUSES),
  createdAt: instant,
  /** Until then it waits for its payment, by the server's clock; missing where nothing is waited for. */
  dueAt: optional(instant),
};

/** How a waiting deposit is paid. */
const payData = object({
  /** What the member writes into the message of the transfer, so that it is found. */
  reference: string(),
  accountName: optional(string()),
  accountNumber: optional(string()),
  /** The text of a QR code after EMVCo, with amount and reference in it. */
  qrPayload: optional(string()),
  /** The payment provider's page for it. */
  url: optional(string()),
});

export const depositDetail = object({
  ...depositShape,
  pay: optional(payData),
  /** Where a picture of the payment is taken, or was sent: its address, for the member's own session. */
  proof: optional(object({ isTaken: boolean(), picture: optional(string()) })),
  /** What is on: a deposit that waits does not say how it is paid meanwhile. Money that comes for it is the member's all the same. */
  exclusion: optional(exclusion),
  /** When the member said that it is paid, while it still waits. */
  reportedPaidAt: optional(instant),
  /** How long a payment by its channel usually takes, in minutes. */
  minutes: optional(int()),
  serverTime: optional(instant),
});

const channelShape = object({
  channel: string(),
  name: withDefault(string(), ''),
  minAmount: decimalAmount,
  maxAmount: decimalAmount,
  /** How long it usually takes, in minutes. */
  minutes: optional(int()),
  /** What it keeps: a percentage of the deposit, rounded down, and a part that is always the same. */
  feePercent: withDefault(decimalAmount, '0.00'),
  feeFixed: withDefault(decimalAmount, '0.00'),
  quickAmounts: withDefault(array(decimalAmount), []),
});

/** The specification prints the path and no payload: what a member can pay by, and what still waits to be paid. */
export const getDepositMethods = defineEndpoint({
  summary: 'Deposit methods with their channels and limits, and the deposits that wait for their payment',
  method: 'GET',
  path: '/wps/relay/MCS2_depositBanksByVendor',
  access: 'session',
  input: object({ language }),
  value: object({
    methods: rows(object({ method: openEnum(DEPOSIT_METHODS), channels: rows(channelShape) })),
    waiting: withDefault(rows(object(depositShape)), []),
    /** What is on: no deposit is opened while it is. */
    exclusion: optional(exclusion),
  }),
});

const depositAsk = object({
  /** One of the channels that the methods name. */
  channel: shortText,
  amount: amountAsked,
  /** One of the promotions that it may take; none without. */
  promotion: optional(shortText),
  language,
});

/**
 * The specification prints a relay for each way of paying and no payload. All take the same: a channel of their method and
 * an amount. One deposit waits in a channel: asked again for the same amount it is the same order, for another it is
 * refused with `request.duplicate`. Asked again with another promotion it takes that one.
 */
const depositCall = <const Path extends `/wps/relay/${string}`>(path: Path, summary: string) =>
  defineEndpoint({
    summary,
    method: 'POST',
    path,
    access: 'session',
    isIdempotent: true,
    errors: {
      /** Below or above what the channel takes. */
      'amount.limit': 422,
      /** Beyond a limit that the member has set. */
      'deposit.limit': 409,
      ...PROMOTION_ERRORS,
      ...EXCLUSION_ERRORS,
    },
    input: depositAsk,
    value: depositDetail,
  });

export const depositByTransfer = depositCall(
  '/wps/relay/MCS2_depositManualTransfer',
  'Open a deposit by bank transfer',
);
export const depositByWallet = depositCall('/wps/relay/MCS2_DepositAlipay', 'Open a deposit by e-wallet');
export const depositByOtherWallet = depositCall('/wps/relay/MCS2_DepositQQ', 'Open a deposit by another e-wallet');
export const depositByQr = depositCall('/wps/relay/MCS2_depositWechat', 'Open a deposit by QR code');
export const depositByGateway = depositCall(
  '/wps/relay/MCS2_depositPaymentGateway',
  'Open a deposit on the page of a payment provider',
);

export const getDeposit = defineEndpoint({
  summary: 'One deposit of the member, and how it is paid while it waits',
  method: 'GET',
  path: '/wps/transaction/deposit',
  access: 'session',
  input: object({ orderNo: shortText, language }),
  value: depositDetail,
});

/** Money that comes for it all the same is reviewed, never lost. Cancelled again it stays so. */
export const cancelDeposit = defineEndpoint({
  summary: 'Cancel a deposit that waits for its payment',
  method: 'POST',
  path: '/wps/transaction/deposit/cancel',
  access: 'session',
  isIdempotent: true,
  errors: {
    /** It waits no more: money has come, or its time is over. */
    'deposit.closed': 409,
  },
  input: object({ orderNo: shortText, language }),
  value: depositDetail,
});

/** The payment is looked for at once, and staff see the deposit first. Said again it is looked for again. */
export const reportDepositPaid = defineEndpoint({
  summary: 'Say that a deposit that waits has been paid',
  method: 'POST',
  path: '/wps/transaction/deposit/paid',
  access: 'session',
  isIdempotent: true,
  input: object({ orderNo: shortText, language }),
  value: depositDetail,
});

/** One picture of a deposit that has not ended, png or jpg, at most 5 MB; sent again it takes the place of the one before. */
export const sendDepositProof = defineEndpoint({
  summary: 'Send a picture that proves a transfer',
  method: 'PUT',
  path: '/wps/transaction/deposit/proof',
  access: 'session',
  body: 'multipart',
  isIdempotent: true,
  /** A picture of 5 MB takes its time on a telephone's line. */
  timeoutMs: 120_000,
  errors: {
    'upload.type': 415,
    'upload.size': 413,
    /** It has ended, or its way of paying proves itself. */
    'deposit.closed': 409,
  },
  input: object({
    orderNo: shortText,
    pictures: withDefault(array(file()).check(maxLength(1)), []),
    language,
  }),
  value: depositDetail,
});

export const getDepositRecords = defineEndpoint({
  summary: 'Deposits of the signed-in member, the last first',
  method: 'GET',
  path: '/wps/relay/MCS2_depositTransactioNReport',
  access: 'session',
  module: 'MEMTRANS3',
  input: object({
    ...daysAsked,
    status: optional(oneOf(DEPOSIT_STATUSES)),
    ...recordPageAsked,
  }),
  value: object({
    list: rows(object(depositShape)),
    ...recordPage,
    /** Totals of the whole list, with the first page only; `credited` is what of it came into the wallet. */
    footer: optional(object({ count: int(), amount: decimalAmount, credited: decimalAmount })),
  }),
});

const ask = (channel: string): InputOf<typeof depositByTransfer> => ({ channel, amount: '500.00', language: 'EN' });
const one = { orderNo: 'DP260714-0123456789', language: 'EN' } satisfies InputOf<typeof getDeposit>;

/** Inputs that the platform's own seed answers. */
export const examples = {
  getDepositMethods: { language: 'EN' } satisfies InputOf<typeof getDepositMethods>,
  depositByTransfer: ask('BANK'),
  depositByWallet: ask('GCASH'),
  depositByOtherWallet: ask('MAYA'),
  depositByQr: ask('QRPH'),
  depositByGateway: ask('GATEWAY'),
  getDeposit: one,
  cancelDeposit: one,
  reportDepositPaid: one,
  sendDepositProof: one,
  getDepositRecords: RECORDS_EXAMPLE satisfies InputOf<typeof getDepositRecords>,
};
