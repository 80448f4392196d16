import {
  boolean,
  int,
  object,
  oneOf,
  openEnum,
  optional,
  rows,
  string,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { decimalAmount, instant, language, queryText, shortText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { PAYMENT_REFUSALS, paymentPasswordAsked } from './payment-password.ts';

/** What money is sent to. */
export const BANK_KINDS = ['bank', 'wallet'] as const;

/** Accounts that a member may have at once (rules: bank accounts). */
export const BANK_CARDS_MAX = 5;

/** A bound account. Its number and its owner's name are masked in every answer. */
const card = object({
  id: string(),
  bankCode: string(),
  bankName: string(),
  kind: openEnum(BANK_KINDS),
  account: string(),
  payeeName: withDefault(string(), ''),
  isDefault: withDefault(boolean(), false),
  /** When a removal that was asked for takes effect; until then money may still go there. */
  removedAt: optional(instant),
});

/** Relay as printed, answer not shown (accounts §7). */
export const getWithdrawBanks = defineEndpoint({
  summary: 'Banks and e-wallets that money can be withdrawn to',
  method: 'GET',
  path: '/wps/relay/MCS2_withdrawBanks',
  access: 'session',
  cachedAs: 'bankList',
  input: object({ language }),
  value: object({
    list: rows(
      object({
        code: string(),
        name: string(),
        kind: openEnum(BANK_KINDS),
        /** Of one withdrawal. */
        minAmount: optional(decimalAmount),
        maxAmount: optional(decimalAmount),
        /** What a whole account number is like: a regular expression over its digits. */
        accountPattern: optional(string()),
      }),
    ),
  }),
});

/** Relay as printed, answer not shown (accounts §7). */
export const getBankCards = defineEndpoint({
  summary: 'The member’s bound accounts, the default first',
  method: 'GET',
  path: '/wps/relay/MCS2_bankCards',
  access: 'session',
  input: object({}),
  value: object({
    list: rows(card),
    max: withDefault(int(), BANK_CARDS_MAX),
    /** The member's real name, masked, once it is known: every account is in this name, and it cannot be changed. */
    payeeName: optional(string()),
  }),
});

/**
 * Path as printed, payload not shown (accounts §7). The account is the member's own: the name is asked for once, and locked
 * (`payee.required`, `payee.locked`). `card.taken` where somebody has the account, `card.limit` beyond five, `card.invalid` for
 * a number that no account there has. Sent again it is the account that is there.
 */
export const addBankCard = defineEndpoint({
  summary: 'Bind a bank account or e-wallet',
  method: 'POST',
  path: '/wps/member/bankCard',
  access: 'session',
  errors: {
    ...PAYMENT_REFUSALS,
    'card.invalid': 400,
    'card.taken': 409,
    'card.limit': 409,
    'payee.required': 400,
    'payee.locked': 409,
  },
  input: object({
    bankCode: shortText,
    account: shortText,
    payeeName: queryText,
    paymentPassword: paymentPasswordAsked,
  }),
  value: card,
});

/** Method and payload are not shown (accounts §7). */
export const changeBankCard = defineEndpoint({
  summary: 'Make an account the default, or take its removal back',
  method: 'PUT',
  path: '/wps/member/bankCard',
  access: 'session',
  input: object({ id: shortText, action: oneOf(['default', 'keep']) }),
  value: card,
});

/** Method and payload are not shown (accounts §7). It takes effect after 24 hours (rules: bank accounts). */
export const removeBankCard = defineEndpoint({
  summary: 'Remove an account, in a day',
  method: 'DELETE',
  path: '/wps/member/bankCard',
  access: 'session',
  input: object({ id: shortText }),
  value: card,
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getWithdrawBanks: { language: 'EN' } satisfies InputOf<typeof getWithdrawBanks>,
  addBankCard: {
    bankCode: 'BPI',
    account: '1234567890',
    payeeName: 'Juan Dela Cruz',
    paymentPassword: '274913',
  } satisfies InputOf<typeof addBankCard>,
  changeBankCard: { id: '1', action: 'default' } satisfies InputOf<typeof changeBankCard>,
  removeBankCard: { id: '1' } satisfies InputOf<typeof removeBankCard>,
};
