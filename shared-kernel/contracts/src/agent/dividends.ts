import { int, object, oneOf, openEnum, optional, rows, string, withDefault } from '@shared-kernel/contracts/schema';
import { daysAsked, RECORDS_EXAMPLE } from '../system/records.ts';
import { calendarDay, decimalAmount } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { teamMembersAsked, teamPage } from './team-lists.ts';

/**
 * `open`: the period goes on, and its figures with it. `pending`: computed, paid from noon on. `review`: not paid before staff has looked
 * at it. `held`: too few active members, what there is goes into the next period. `none`: nothing is due.
 */
export const COMMISSION_STATUSES = ['open', 'pending', 'review', 'held', 'paid', 'none'] as const;
export type CommissionStatus = (typeof COMMISSION_STATUSES)[number];

/**
 * By period: the 1st to the 15th of a month, the 16th to its end. Periods that touch the days asked for, the last first; with `team`
 * a row for each member below with a contract: of the direct ones, or with `depth` `team` of everyone below; with `parent`, a member
 * of the team, for those below that member, and the member too. Figures are of the members below, `sales` = stakes − payouts − rebates − bonuses −
 * fees; `carriedIn` is a loss where it is negative, else what was held. The rate, in percent, is of both together. Refused for
 * members that are no agents, or have no dividend.
 */
export const getDividends = defineEndpoint({
  summary: 'Dividends of the signed-in agent, or of the direct members, period by period',
  method: 'GET',
  path: '/wps/relay/MCS2_dividendRecords',
  access: 'session',
  module: 'COMM3',
  input: object({
    ...daysAsked,
    ...teamMembersAsked,
    scope: optional(oneOf(['own', 'team'])),
    depth: optional(oneOf(['direct', 'team'])),
  }),
  value: object({
    list: rows(
      object({
        userName: string(),
        startDate: calendarDay,
        endDate: calendarDay,
        sales: decimalAmount,
        carriedIn: decimalAmount,
        rate: decimalAmount,
        amount: decimalAmount,
        status: openEnum(COMMISSION_STATUSES),
        /** How it came about; absent where the platform does not say. */
        parts: optional(
          object({
            stake: decimalAmount,
            payout: decimalAmount,
            rebate: decimalAmount,
            bonus: decimalAmount,
            fees: decimalAmount,
            validBet: decimalAmount,
            activeMembers: withDefault(int(), 0),
            /** The rate's part of `sales` and `carriedIn`. */
            own: decimalAmount,
            /** What the contracts below take of it. */
            below: decimalAmount,
            /** Into the next period. */
            carriedOut: decimalAmount,
          }),
        ),
      }),
    ),
    ...teamPage,
    footer: optional(
      object({
        count: int(),
        sales: decimalAmount,
        amount: decimalAmount,
        /** With fewer active members in a period the dividend is held over; absent where the platform does not say. */
        activeNeeded: optional(int()),
      }),
    ),
  }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getDividends: RECORDS_EXAMPLE satisfies InputOf<typeof getDividends>,
};
