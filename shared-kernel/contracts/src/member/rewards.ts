import { int, object, openEnum, optional, rows, string, withDefault } from '@shared-kernel/contracts/schema';
import { EXCLUSION_ERRORS, exclusion } from '../system/excluded.ts';
import { recordPage, recordPageAsked } from '../system/records.ts';
import { decimalAmount, instant, language, shortText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { activeBonus } from './deposit-promotions.ts';

/** What a reward is for. */
export const REWARD_KINDS = ['mission', 'level', 'monthly', 'referral', 'operator'] as const;

/** What became of a reward: paid as own money, or what its bonus came to; `ended`: its promotion is off. */
export const REWARD_ENDS = ['paid', 'met', 'givenUp', 'expired', 'lost', 'ended'] as const;

const reward = {
  title: withDefault(string(), ''),
  amount: decimalAmount,
};

/** Ours: the specification names the reward centre and shows no call of it but the count (accounts §7). */
export const getRewards = defineEndpoint({
  summary: 'Rewards to claim, and the bonus that is being played',
  method: 'GET',
  path: '/wps/reward/available',
  access: 'session',
  module: 'REWCEN3',
  input: object({ language }),
  value: object({
    /** The platform's clock: what expires is counted down by it. */
    now: instant,
    /** What expires first comes first. */
    list: rows(
      object({
        id: string(),
        kind: openEnum(REWARD_KINDS),
        ...reward,
        /** 0: own money at once. Else a bonus that is to be bet so many times. */
        turnoverTimes: int(),
        /** What is then to be bet. */
        required: withDefault(decimalAmount, '0.00'),
        expiresAt: instant,
      }),
    ),
    /** The one that is on, wherever it came from. */
    bonus: optional(activeBonus),
    /** A break from play: nothing can be claimed until it is over. */
    exclusion: optional(exclusion),
  }),
});

/** Ours. Claimed again it stays so. */
export const claimReward = defineEndpoint({
  summary: 'Claim a reward',
  method: 'POST',
  path: '/wps/reward/claim',
  access: 'session',
  isIdempotent: true,
  errors: {
    'reward.expired': 409,
    /** The merchant has ended its promotion. */
    'reward.ended': 409,
    /** One with turnover at a time. */
    'reward.active': 409,
    ...EXCLUSION_ERRORS,
  },
  input: object({ id: shortText }),
  value: object({
    amount: decimalAmount,
    /** What is to be bet before it is the member's; 0.00: it is. */
    required: withDefault(decimalAmount, '0.00'),
    sumBalance: optional(decimalAmount),
  }),
});

/** Ours. */
export const getRewardHistory = defineEndpoint({
  summary: 'Rewards and bonuses that are over, the last first',
  method: 'GET',
  path: '/wps/reward/history',
  access: 'session',
  module: 'REWCEN3',
  input: object(recordPageAsked),
  value: object({
    list: rows(object({ id: string(), ...reward, status: openEnum(REWARD_ENDS), at: instant })),
    ...recordPage,
  }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getRewards: { language: 'EN' } satisfies InputOf<typeof getRewards>,
  claimReward: { id: '1' } satisfies InputOf<typeof claimReward>,
  getRewardHistory: { pageNo: 1, pageSize: 20, language: 'EN' } satisfies InputOf<typeof getRewardHistory>,
};
