import { array, int, object, openEnum, optional, rows, string, withDefault } from '@shared-kernel/contracts/schema';
import { EXCLUSION_ERRORS, exclusion } from '../system/excluded.ts';
import { recordPage, recordPageAsked } from '../system/records.ts';
import { decimalAmount, instant, shortText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/** A round is named by its start. */
const round = object({ startsAt: instant, endsAt: instant });

const rules = object({
  /** Starts of each day's rounds by the merchant's clock: `12:00`. */
  times: withDefault(array(string()), []),
  seconds: int(),
  /** What a member must have bet, own money in settled bets, within the last `betDays` days. */
  leastBets: decimalAmount,
  betDays: int(),
  /** What all envelopes of a round hold together, how many there are, and what one holds at least and at most. */
  pool: decimalAmount,
  envelopes: int(),
  minPrize: decimalAmount,
  maxPrize: decimalAmount,
  /** The prize is to be bet this many times, within these days. */
  turnoverTimes: int(),
  validDays: int(),
});

/** Ours: the specification names the page and no call. `trial.rejected` for trial accounts. */
export const getRedRain = defineEndpoint({
  summary: 'The round of red envelope rain that is on or comes next, its rules, and whether the member may join',
  method: 'GET',
  path: '/wps/rewards/redRain',
  access: 'session',
  input: object({}),
  value: object({
    /** The server’s time at the answer. */
    now: instant,
    /** The round that is on, else the next one; absent where the merchant plans none. */
    round: optional(round),
    rules: optional(rules),
    mine: object({
      /** In this round. */
      triesLeft: int(),
      validBets: withDefault(decimalAmount, '0.00'),
      /** What is still to be bet before the member may join; zero who may. */
      missing: withDefault(decimalAmount, '0.00'),
      /** What the member has won in this round. */
      prize: optional(decimalAmount),
      /** A break from play that is on: no prizes meanwhile. */
      exclusion: optional(exclusion),
    }),
  }),
});

/**
 * Ours. Draws the prize and credits it, once for a round and member: joined again, also after the round, the answer is the same.
 * `rain.bets` carries `missing`.
 */
export const joinRedRain = defineEndpoint({
  summary: 'Join the round of red envelope rain that is on',
  method: 'POST',
  path: '/wps/rewards/redRain',
  access: 'session',
  isIdempotent: true,
  errors: {
    /** This round is not on. */
    'rain.closed': 409,
    'rain.bets': 409,
    /** Every envelope of the round is taken. */
    'rain.empty': 409,
    ...EXCLUSION_ERRORS,
  },
  input: object({
    /** `startsAt` of the round, unchanged. */
    round: shortText,
  }),
  value: object({
    prize: decimalAmount,
    /** What is to be bet for it. */
    required: decimalAmount,
    /** Until when. */
    expiresAt: optional(instant),
    sumBalance: optional(decimalAmount),
  }),
});

/** `bonus`: its turnover is open; then it was met, given up, out of time, or played away. */
export const RAIN_PRIZE_STATUSES = ['bonus', 'met', 'givenUp', 'expired', 'lost'] as const;

/** Ours. Of the last 180 days. */
export const getRedRainPrizes = defineEndpoint({
  summary: 'Prizes of red envelope rain that the signed-in member has won, the last first',
  method: 'GET',
  path: '/wps/rewards/redRain/prizes',
  access: 'session',
  input: object(recordPageAsked),
  value: object({
    list: rows(
      object({
        /** The start of its round. */
        round: instant,
        prize: decimalAmount,
        status: openEnum(RAIN_PRIZE_STATUSES),
        wonAt: instant,
      }),
    ),
    ...recordPage,
  }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  joinRedRain: { round: '2026-07-14T04:00:00.000Z' } satisfies InputOf<typeof joinRedRain>,
  getRedRainPrizes: { pageNo: 1, pageSize: 20, language: 'EN' } satisfies InputOf<typeof getRedRainPrizes>,
};
