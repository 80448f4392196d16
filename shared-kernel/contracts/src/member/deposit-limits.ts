import { object, oneOf, openEnum, optional, rows, withDefault } from '@shared-kernel/contracts/schema';
import { amountAsked, decimalAmount, instant } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/** By the merchant's days; a week begins on Monday. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

const limits = object({
  list: rows(
    object({
      period: openEnum(LIMIT_PERIODS),
      /** Missing where there is none. */
      limit: optional(decimalAmount),
      /** What counts in this period: what was credited, whole, and what is on its way. */
      used: withDefault(decimalAmount, '0.00'),
      /** When it begins anew. */
      endsAt: instant,
      /** A higher one, or none (`limit` missing), that was asked for and is not yet in force. */
      next: optional(object({ limit: optional(decimalAmount), at: instant })),
    }),
  ),
});

/** Ours: the specification has no limits (screens: safer play). */
export const getDepositLimits = defineEndpoint({
  summary: 'The limits that the member has set for deposits, and what counts towards them',
  method: 'GET',
  path: '/wps/member/depositLimits',
  access: 'session',
  input: object({}),
  value: limits,
});

/** Ours. Lower at once, higher or none after 24 hours; asked for again, the last one counts (rules: deposits). */
export const setDepositLimit = defineEndpoint({
  summary: 'Set, change or remove a limit for deposits',
  method: 'POST',
  path: '/wps/member/depositLimits',
  access: 'session',
  input: object({
    period: oneOf(LIMIT_PERIODS),
    /** Missing: no limit. */
    limit: optional(amountAsked),
  }),
  value: limits,
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  setDepositLimit: { period: 'month', limit: '90000.00' } satisfies InputOf<typeof setDepositLimit>,
};
