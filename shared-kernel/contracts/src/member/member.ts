import {
  boolean,
  int,
  number,
  object,
  optional,
  record,
  string,
  union,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { decimalAmount, instant } from '../system/values.ts';
import { defineEndpoint } from '../wire/endpoint.ts';

export const getMemberInfo = defineEndpoint({
  summary: 'The signed-in member',
  method: 'GET',
  path: '/wps/member/info',
  access: 'session',
  cachedAs: 'memberInfo',
  input: object({}),
  value: object({
    id: withDefault(string(), ''),
    account: string(),
    regDate: optional(instant),
    type: union([int(), string()]),
    /** The upline's masked account; absent for a member without one. */
    toUpline: optional(string()),
  }),
});

export const getBalance = defineEndpoint({
  summary: 'Total balance, in the currency of the merchant',
  method: 'GET',
  path: '/wps/wallets/balance',
  access: 'session',
  input: object({}),
  value: object({
    sumBalance: decimalAmount,
    /** What of it is a bonus: played with, not withdrawn. */
    bonus: withDefault(decimalAmount, '0.00'),
    /** How much of the bonus's turnover is played, in whole percent. */
    bonusPlayed: optional(int()),
    currency: optional(string()),
  }),
});

export const getPromotions = defineEndpoint({
  summary: 'Which promotions are on, and how many wait to be claimed',
  method: 'GET',
  path: '/wps/promotion/available',
  access: 'session',
  module: 'REWCEN3',
  input: object({}),
  value: object({
    totalUnclaimedPromosCount: int(),
    /** By key: `REFERRAL`, `MISSION` … */
    availablePromosByKey: withDefault(record(string(), object({ enabled: boolean() })), {}),
    /** Manual rebate ready to be claimed. */
    claimableRebate: withDefault(decimalAmount, '0.00'),
  }),
});

/** The specification shows no answer: what does not say `enabled` has no club. */
export const getClubBenefit = defineEndpoint({
  summary: 'VIP level and the way to the next',
  method: 'GET',
  path: '/wps/member/club/benefit',
  access: 'session',
  module: 'MEMCLUB3',
  input: object({}),
  value: object({
    enabled: withDefault(boolean(), false),
    level: withDefault(int(), 0),
    nextLevel: optional(int()),
    /** Valid bets of this month so far, and what the next level asks for. */
    progress: withDefault(decimalAmount, '0.00'),
    target: withDefault(decimalAmount, '0.00'),
    ratio: withDefault(number(), 0),
  }),
});

export const getUnreadCount = defineEndpoint({
  summary: 'Unread mail',
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  access: 'session',
  module: 'INBOX3',
  input: object({}),
  value: int(),
});
