import { array, boolean, int, object, optional, rows, string, withDefault } from '@shared-kernel/contracts/schema';
import { daysAsked, RECORDS_EXAMPLE, recordPage, recordPageAsked } from '../system/records.ts';
import { decimalAmount, instant, language, queryText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { playedGame } from './bets.ts';

/** What every list of movements says about one. */
export const transactionShape = {
  transactionNo: string(),
  /** One of the codes of `getTransactionCodes`. */
  type: string(),
  /** The code's name in the asked language. */
  typeName: withDefault(string(), ''),
  /** Positive came in, negative went out. */
  amount: decimalAmount,
  /** Of the member, right after it. */
  balanceAfter: optional(decimalAmount),
  /** Came to a bonus or went from it: not the member's own money, and in no total. */
  isBonus: optional(boolean()),
  /** The order or bet behind it. */
  reference: withDefault(string(), ''),
  /** Of a bet or a lottery order: what was played. */
  gameName: optional(string()),
  iconUrl: optional(string()),
  /** Where the launcher opens it. */
  game: optional(playedGame),
  createdAt: instant,
};

/** What a list of movements comes to. */
export const transactionTotals = object({
  count: int(),
  moneyIn: decimalAmount,
  /** Zero or negative. */
  moneyOut: decimalAmount,
  /** moneyIn + moneyOut. */
  net: decimalAmount,
});

export const getTransactions = defineEndpoint({
  summary: 'What moved the balance of the signed-in member, the last first',
  method: 'GET',
  path: '/wps/relay/ODS2_MemberTransaction',
  access: 'session',
  module: 'MEMTRANS3',
  input: object({
    ...daysAsked,
    /** A code; one that nobody knows finds nothing. */
    type: queryText,
    ...recordPageAsked,
  }),
  value: object({
    list: rows(object(transactionShape)),
    ...recordPage,
    /** Totals of the whole list: with the first page only. */
    footer: optional(transactionTotals),
  }),
});

export const getTransactionCodes = defineEndpoint({
  summary: 'The kinds of movements, by code and name',
  method: 'GET',
  path: '/wps/relay/GLS2_TxCodeList',
  access: 'session',
  module: 'MEMTRANS3',
  input: object({ language }),
  value: object({ list: withDefault(array(object({ code: string(), name: withDefault(string(), '') })), []) }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getTransactions: RECORDS_EXAMPLE satisfies InputOf<typeof getTransactions>,
  getTransactionCodes: { language: 'EN' } satisfies InputOf<typeof getTransactionCodes>,
};
