import { int, object, openEnum, optional, rows, string, withDefault } from '@shared-kernel/contracts/schema';
import { exclusion } from '../system/excluded.ts';
import { recordPage, recordPageAsked } from '../system/records.ts';
import { calendarDay, decimalAmount } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/** How far an invited member has come, in this order. */
export const REFERRAL_STEPS = ['registered', 'verified', 'deposited', 'played'] as const;

/** What became of it: rewarded; above the month's cap; looked at by staff; not counted; not done in time. */
export const REFERRAL_OUTCOMES = ['valid', 'capped', 'held', 'rejected', 'lapsed'] as const;

/** Ours: the specification names the page and shows no call of it (accounts §2). */
export const getReferrals = defineEndpoint({
  summary: 'What the signed-in member’s invitations have come to, and the merchant’s rules for them',
  method: 'GET',
  path: '/wps/referral/overview',
  access: 'session',
  input: object({}),
  value: object({
    rules: object({
      minDeposit: decimalAmount,
      minTurnover: decimalAmount,
      days: int(),
      reward: decimalAmount,
      /** 0: own money at once. */
      turnoverTimes: withDefault(int(), 0),
      perMonth: int(),
    }),
    invited: int(),
    verified: int(),
    deposited: int(),
    valid: int(),
    /** Rewards of this month, by the merchant's calendar. */
    thisMonth: withDefault(int(), 0),
    /** Claimed and the member's own, its turnover met. */
    earned: decimalAmount,
    /** Claimed, and still to be bet. */
    playing: withDefault(decimalAmount, '0.00'),
    /** To be claimed in the reward centre. */
    waiting: withDefault(decimalAmount, '0.00'),
    waitingCount: withDefault(int(), 0),
    /** A break from play: nobody is asked to invite. */
    exclusion: optional(exclusion),
  }),
});

/** Ours. Neither names, numbers nor amounts of those who were invited. */
export const getInvitees = defineEndpoint({
  summary: 'Members who came by the signed-in member’s link, the last first',
  method: 'GET',
  path: '/wps/referral/invitees',
  access: 'session',
  input: object(recordPageAsked),
  value: object({
    list: rows(
      object({
        id: string(),
        /** Masked: `mar***88`. */
        name: withDefault(string(), ''),
        stage: openEnum([...REFERRAL_STEPS, ...REFERRAL_OUTCOMES]),
        day: calendarDay,
        /** The last day on which it counts. */
        lastDay: optional(calendarDay),
      }),
    ),
    ...recordPage,
  }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getReferrals: {} satisfies InputOf<typeof getReferrals>,
  getInvitees: { pageNo: 1, pageSize: 20, language: 'EN' } satisfies InputOf<typeof getInvitees>,
};
