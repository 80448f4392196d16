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
import { exclusion } from '../system/excluded.ts';
import { recordPage, recordPageAsked } from '../system/records.ts';
import { decimalAmount, gameCategory, instant, language } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/** From midnight, or from Monday's, by the merchant's calendar. */
export const MISSION_PERIODS = ['day', 'week'] as const;
/** What is counted: settled bets of own money, their number, or deposits. */
export const MISSION_METRICS = ['validBet', 'rounds', 'deposits'] as const;
/** `done`: its reward waits. */
export const MISSION_STATES = ['open', 'done', 'claimed'] as const;

/** Ours: the specification names the page and shows no call of it (accounts §2). */
export const getMissions = defineEndpoint({
  summary: 'Missions of today and of this week, with how far they are',
  method: 'GET',
  path: '/wps/mission/list',
  access: 'session',
  module: 'REWCEN3',
  input: object({ language }),
  value: object({
    list: rows(
      object({
        id: string(),
        title: withDefault(string(), ''),
        period: openEnum(MISSION_PERIODS),
        metric: openEnum(MISSION_METRICS),
        /** Only bets of this category count; absent: all. */
        gameType: optional(gameCategory),
        /** An amount; of rounds, how many. */
        target: decimalAmount,
        progress: decimalAmount,
        amount: decimalAmount,
        turnoverTimes: withDefault(int(), 0),
        state: openEnum(MISSION_STATES),
        /** What is then claimed (`claimReward`). */
        rewardId: optional(string()),
        endsAt: instant,
      }),
    ),
    exclusion: optional(exclusion),
  }),
});

/** Ours. The first hundred, of bets with own money alone; of equals the one who was there first. */
export const getRanking = defineEndpoint({
  summary: 'Who has bet the most today or this week, and the member’s own place',
  method: 'GET',
  path: '/wps/mission/ranking',
  access: 'session',
  module: 'REWCEN3',
  input: object({ period: oneOf(MISSION_PERIODS), ...recordPageAsked }),
  value: object({
    list: rows(object({ rank: int(), name: string(), validBet: decimalAmount, isMine: withDefault(boolean(), false) })),
    /** Absent for who has not bet. */
    mine: optional(object({ rank: int(), name: string(), validBet: decimalAmount })),
    endsAt: instant,
    ...recordPage,
  }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getMissions: { language: 'EN' } satisfies InputOf<typeof getMissions>,
  getRanking: { period: 'day', pageNo: 1, pageSize: 20, language: 'EN' } satisfies InputOf<typeof getRanking>,
};
