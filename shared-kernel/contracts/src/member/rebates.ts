import { int, object, oneOf, openEnum, optional, rows, withDefault } from '@shared-kernel/contracts/schema';
import { daysAsked, RECORDS_EXAMPLE, recordPage, recordPageAsked } from '../system/records.ts';
import { calendarDay, categoryAsked, decimalAmount, gameCategory, instant } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/** Who gave a rebate: the member by claiming, midnight, or `partly` both (rules: rebates). */
export const REBATE_STATUSES = ['claimed', 'credited', 'partly'] as const;
export type RebateStatus = (typeof REBATE_STATUSES)[number];

/** Ours: what is given back of today's bets. Calls and answers of rebates are not shown (accounts §7). */
export const getManualRebate = defineEndpoint({
  summary: 'What today’s valid bets give back, by category, and what of it may be claimed',
  method: 'GET',
  path: '/wps/rebate/manual',
  access: 'session',
  input: object({}),
  value: object({
    /** Of the categories that were played, the most played first. */
    list: rows(
      object({
        gameType: gameCategory,
        validBet: decimalAmount,
        /** In percent: `0.45`. */
        rate: decimalAmount,
        /** Of the whole day: validBet × rate, rounded down. */
        rebate: decimalAmount,
        claimed: withDefault(decimalAmount, '0.00'),
        open: decimalAmount,
      }),
    ),
    /** The sum over all categories. */
    open: decimalAmount,
    /** What claiming brings now: zero where less than the least claim is open. */
    claimable: decimalAmount,
    claimed: withDefault(decimalAmount, '0.00'),
    leastClaim: withDefault(decimalAmount, '1.00'),
    /** When what is open is credited by itself. */
    endsAt: instant,
  }),
});

/** Ours. All categories at once, into the wallet, without turnover. `rebate.minimum` carries `leastClaim`. */
export const claimRebate = defineEndpoint({
  summary: 'Claim what is open of today’s rebates',
  method: 'POST',
  path: '/wps/rebate/manual',
  access: 'session',
  isIdempotent: true,
  errors: { 'rebate.minimum': 409 },
  input: object({}),
  value: object({ amount: decimalAmount }),
});

/** Ours. By the day on which the last of a rebate came: a day that nobody claimed is found on the next one. */
export const getRebateRecords = defineEndpoint({
  summary: 'Rebates that the signed-in member was given, the last first',
  method: 'GET',
  path: '/wps/rebate/report',
  access: 'session',
  input: object({
    ...daysAsked,
    gameType: optional(categoryAsked),
    status: optional(oneOf(REBATE_STATUSES)),
    ...recordPageAsked,
  }),
  value: object({
    list: rows(
      object({
        /** Whose bets it gives back. */
        day: calendarDay,
        gameType: gameCategory,
        validBet: decimalAmount,
        /** In percent: `0.45`. */
        rate: decimalAmount,
        amount: decimalAmount,
        status: openEnum(REBATE_STATUSES),
        creditedAt: instant,
      }),
    ),
    ...recordPage,
    /** Totals of the whole list: with the first page only. */
    footer: optional(object({ count: int(), validBet: decimalAmount, amount: decimalAmount })),
  }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getRebateRecords: RECORDS_EXAMPLE satisfies InputOf<typeof getRebateRecords>,
};
