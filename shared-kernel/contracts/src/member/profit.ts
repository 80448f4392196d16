import { object, optional, rows, withDefault } from '@shared-kernel/contracts/schema';
import { daysAsked } from '../system/records.ts';
import { decimalAmount, gameCategory, language } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

export const getProfitAndLoss = defineEndpoint({
  summary: 'What the signed-in member has paid in, played for and got out on some days',
  method: 'GET',
  path: '/wps/relay/ODS2_PersonalPnl',
  access: 'session',
  module: 'PERSPNL3',
  input: object({ ...daysAsked, language }),
  value: object({
    /** Credited. */
    deposits: decimalAmount,
    /** Paid or on their way; what came back is not among them. */
    withdrawals: decimalAmount,
    stake: decimalAmount,
    validBet: decimalAmount,
    payout: decimalAmount,
    rebate: withDefault(decimalAmount, '0.00'),
    /** What bonuses added to the member's own money; may be below zero. A locked bonus is not in it. */
    bonus: withDefault(decimalAmount, '0.00'),
    /** payout − stake + rebate + bonus (house rules, records). */
    net: decimalAmount,
    /** Of the categories that were played; `profit` is payout − stake. */
    categories: withDefault(
      rows(
        object({
          gameType: gameCategory,
          stake: decimalAmount,
          validBet: decimalAmount,
          payout: decimalAmount,
          profit: decimalAmount,
        }),
      ),
      [],
    ),
    /** Deposits less withdrawals, ever: what the member has brought (safer play). */
    lifetimeNetDeposits: optional(decimalAmount),
  }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getProfitAndLoss: {
    startDate: '2026-07-08',
    endDate: '2026-07-14',
    language: 'EN',
  } satisfies InputOf<typeof getProfitAndLoss>,
};
