import {
  boolean,
  int,
  number,
  object,
  openEnum,
  optional,
  rows,
  string,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { exclusion } from '../system/excluded.ts';
import { decimalAmount, instant, language } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/** `over`: the bonus can no longer be claimed. */
export const LEVEL_BONUS_STATES = ['notReached', 'claimable', 'claimed', 'over'] as const;

const bonus = {
  state: openEnum(LEVEL_BONUS_STATES),
  /** What is then claimed (`claimReward`), and until when. */
  rewardId: optional(string()),
  expiresAt: optional(instant),
};

/** Ours: the specification names the page and shows no call of it but the level (accounts §2, §7). */
export const getBenefits = defineEndpoint({
  summary: 'The club’s levels, what each brings, and the member’s own',
  method: 'GET',
  path: '/wps/member/club/levels',
  access: 'session',
  module: 'MEMCLUB3',
  input: object({ language }),
  value: object({
    enabled: withDefault(boolean(), true),
    level: withDefault(int(), 0),
    /** Valid bets of own money this month. */
    progress: withDefault(decimalAmount, '0.00'),
    /** The month's end: the level is kept until then, and longer when its target is reached by then. */
    until: optional(instant),
    levels: rows(
      object({
        level: int(),
        /** Valid bets of one month that open the level, and that keep it. */
        target: decimalAmount,
        /** 0.00: none. */
        levelBonus: withDefault(decimalAmount, '0.00'),
        monthlyBonus: withDefault(decimalAmount, '0.00'),
        turnoverTimes: withDefault(int(), 0),
        /** The best rebate of any category, in percent. */
        rebate: withDefault(number(), 0),
        ...bonus,
      }),
    ),
    /** This month's, granted on the 1st. Absent: none yet. */
    monthly: optional(object({ amount: decimalAmount, turnoverTimes: withDefault(int(), 0), ...bonus })),
    exclusion: optional(exclusion),
  }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getBenefits: { language: 'EN' } satisfies InputOf<typeof getBenefits>,
};
