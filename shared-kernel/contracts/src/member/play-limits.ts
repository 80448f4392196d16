import {
  boolean,
  int,
  intBetween,
  object,
  oneOf,
  openEnum,
  optional,
  rows,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { amountAsked, decimalAmount, instant } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { LIMIT_PERIODS } from './deposit-limits.ts';

export const PLAY_LIMIT_KINDS = ['loss', 'time'] as const;

/** Minutes; more than a month has is no limit. */
export const LIMIT_MINUTES = { least: 5, most: 44_640 } as const;

/** A higher one, or none, that was asked for: from `at` to `until` it can be confirmed, and is in force once it is. */
const waiting = { at: instant, until: instant, canBeConfirmed: withDefault(boolean(), false) };
const period = { period: openEnum(LIMIT_PERIODS), endsAt: instant };

const limits = object({
  /** `used`: own stakes less what they won, settled in this period, and the stakes of lottery orders that are open. */
  loss: rows(
    object({
      ...period,
      limit: optional(decimalAmount),
      used: withDefault(decimalAmount, '0.00'),
      next: optional(object({ limit: optional(decimalAmount), ...waiting })),
    }),
  ),
  /** In minutes. A round or order counts until the next one, but only so long (`play_gap_minutes` of the merchant). */
  time: rows(
    object({
      ...period,
      limit: optional(int()),
      used: withDefault(int(), 0),
      next: optional(object({ limit: optional(int()), ...waiting })),
    }),
  ),
});

/** Ours: the specification has no limits (screens: safer play). */
export const getPlayLimits = defineEndpoint({
  summary: 'The limits that the member has set for losses and for time played, and what counts towards them',
  method: 'GET',
  path: '/wps/member/playLimits',
  access: 'session',
  input: object({}),
  value: limits,
});

/** Ours. Lower at once; higher or none (`limit` missing) after 24 hours, once it is confirmed then. */
export const setLossLimit = defineEndpoint({
  summary: 'Set a limit for losses, or ask for a higher one or none',
  method: 'POST',
  path: '/wps/member/playLimits/loss',
  access: 'session',
  input: object({ period: oneOf(LIMIT_PERIODS), limit: optional(amountAsked) }),
  value: limits,
});

/** Ours, as `setLossLimit`, in minutes. */
export const setTimeLimit = defineEndpoint({
  summary: 'Set a limit for time played, or ask for a higher one or none',
  method: 'POST',
  path: '/wps/member/playLimits/time',
  access: 'session',
  input: object({
    period: oneOf(LIMIT_PERIODS),
    limit: optional(intBetween(LIMIT_MINUTES.least, LIMIT_MINUTES.most)),
  }),
  value: limits,
});

/** Ours. The second word on a higher limit; refused before its day is over, and once it has lapsed. */
export const confirmPlayLimit = defineEndpoint({
  summary: 'Confirm the higher limit, or none, that was asked for a day ago',
  method: 'POST',
  path: '/wps/member/playLimits/confirm',
  access: 'session',
  errors: { 'limit.waiting': 409 },
  input: object({ kind: oneOf(PLAY_LIMIT_KINDS), period: oneOf(LIMIT_PERIODS) }),
  value: limits,
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  setLossLimit: { period: 'month', limit: '50000.00' } satisfies InputOf<typeof setLossLimit>,
  setTimeLimit: { period: 'month', limit: 6000 } satisfies InputOf<typeof setTimeLimit>,
  confirmPlayLimit: { kind: 'loss', period: 'day' } satisfies InputOf<typeof confirmPlayLimit>,
};
