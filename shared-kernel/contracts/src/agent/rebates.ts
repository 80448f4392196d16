import {
  array,
  boolean,
  int,
  maxLength,
  object,
  oneOf,
  openEnum,
  optional,
  rows,
  string,
} from '@shared-kernel/contracts/schema';
import { daysAsked, RECORDS_EXAMPLE, recordPage, recordPageAsked } from '../system/records.ts';
import { amountAsked, calendarDay, categoryAsked, decimalAmount, gameCategory, shortText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { teamMembersAsked, teamPage } from './team-lists.ts';

/** `pending`: of a day that is not paid yet, and may still grow. */
export const AGENT_REBATE_STATUSES = ['pending', 'paid'] as const;
export type AgentRebateStatus = (typeof AGENT_REBATE_STATUSES)[number];

/** Categories that one edit may name, at most. */
const CATEGORIES_MAX = 50;

const rebatesAsked = {
  ...daysAsked,
  gameType: optional(categoryAsked),
  status: optional(oneOf(AGENT_REBATE_STATUSES)),
};

/** Sums of the whole list: with the first page only. */
const totals = optional(object({ count: int(), validBet: decimalAmount, amount: decimalAmount }));

/**
 * By day and category. Own bets earn the agent's rate; those of a direct member, and of everyone below that member, the agent's
 * rate less that member's. Refused for members that are no agents. Rates in percent: `0.45`.
 */
export const getAgentRebates = defineEndpoint({
  summary: 'Rebates of the signed-in agent, the last day first',
  method: 'GET',
  path: '/wps/relay/MCS2_agentRebateRecords',
  access: 'session',
  module: 'AGEINFO3',
  input: object({ ...rebatesAsked, ...recordPageAsked }),
  value: object({
    list: rows(
      object({
        day: calendarDay,
        gameType: gameCategory,
        /** The agent's own. */
        rate: decimalAmount,
        ownBet: decimalAmount,
        ownAmount: decimalAmount,
        teamBet: decimalAmount,
        teamAmount: decimalAmount,
        /** The least and the greatest difference between the agent's rate and a member's; absent without bets of the team. */
        leastSpread: optional(decimalAmount),
        mostSpread: optional(decimalAmount),
        amount: decimalAmount,
        status: openEnum(AGENT_REBATE_STATUSES),
        /** By vendor, the largest amount first: they add up to the row. Absent where the platform does not tell vendors apart. */
        vendors: optional(
          rows(
            object({
              vassalage: string(),
              ownBet: decimalAmount,
              ownAmount: decimalAmount,
              teamBet: decimalAmount,
              teamAmount: decimalAmount,
              leastSpread: optional(decimalAmount),
              mostSpread: optional(decimalAmount),
            }),
          ),
        ),
      }),
    ),
    ...recordPage,
    footer: totals,
  }),
});

/**
 * A row for each day, member and category: its bets are the member's and those of everyone below, what they earn is the upline's.
 * `scope`: everyone below unless `direct`; with `parent`, a member of the agent's team, everyone below that member, and the member
 * too. In the whole team a bet counts in the row of each member above it.
 */
export const getTeamRebates = defineEndpoint({
  summary: 'What each member’s part of the signed-in agent’s team earned the member’s upline, the last day first',
  method: 'GET',
  path: '/wps/relay/MCS2_teamRebateRecords',
  access: 'session',
  module: 'AGEINFO3',
  input: object({ ...rebatesAsked, ...teamMembersAsked }),
  value: object({
    list: rows(
      object({
        userName: string(),
        isAgent: boolean(),
        /** Who has the amount: the agent, or a member of the team. Absent where the platform shows direct members alone. */
        upline: optional(string()),
        day: calendarDay,
        gameType: gameCategory,
        validBet: decimalAmount,
        rate: decimalAmount,
        memberRate: decimalAmount,
        spread: decimalAmount,
        amount: decimalAmount,
        status: openEnum(AGENT_REBATE_STATUSES),
      }),
    ),
    ...teamPage,
    footer: totals,
  }),
});

const downlineRates = object({
  userName: string(),
  list: rows(
    object({
      gameType: gameCategory,
      rate: decimalAmount,
      /** Not below what the member has given on. */
      least: decimalAmount,
      /** The agent's own rate. */
      most: decimalAmount,
      /** From `from` on a rate needs one of the agent's places, of which `left` are free; absent where there is no quota. */
      quota: optional(object({ from: decimalAmount, left: int() })),
    }),
  ),
});

/** Of a direct member; `not.found` for anyone else. Rates in percent. */
export const getDownlineRebates = defineEndpoint({
  summary: 'Rebate rates of a direct member, and the range in which the signed-in agent may set each',
  method: 'GET',
  path: '/wps/relay/MCS2_rebateSettings',
  access: 'session',
  module: 'AGEDOWNMAN3',
  input: object({ userName: shortText }),
  value: downlineRates,
});

/**
 * All of the rates, or none. Bets of today on count by them; days before keep theirs. `rebate.changed`: one of them is no longer
 * what it `was`, and nothing was set; `rebate.range` and `rebate.quota` name the category (`gameType`).
 */
export const updateDownlineRebates = defineEndpoint({
  summary: 'Set rebate rates of a direct member',
  method: 'POST',
  path: '/wps/agent/updateDownlineRebates',
  access: 'session',
  module: 'AGEDOWNMAN3',
  isIdempotent: true,
  errors: { 'rebate.changed': 409, 'rebate.range': 409, 'rebate.quota': 409 },
  input: object({
    userName: shortText,
    rates: array(object({ gameType: categoryAsked, rate: amountAsked, was: amountAsked })).check(
      maxLength(CATEGORIES_MAX),
    ),
  }),
  value: downlineRates,
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getAgentRebates: RECORDS_EXAMPLE satisfies InputOf<typeof getAgentRebates>,
  getTeamRebates: RECORDS_EXAMPLE satisfies InputOf<typeof getTeamRebates>,
  getDownlineRebates: { userName: 'liza_cruz7' } satisfies InputOf<typeof getDownlineRebates>,
  updateDownlineRebates: {
    userName: 'liza_cruz7',
    rates: [{ gameType: 'RNG', rate: '0.20', was: '0.00' }],
  } satisfies InputOf<typeof updateDownlineRebates>,
};
