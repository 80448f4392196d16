import {
  array,
  boolean,
  int,
  literal,
  object,
  oneOf,
  optional,
  rows,
  string,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { BET_STATUSES, betShape, betTotals } from '../member/bets.ts';
import { transactionShape, transactionTotals } from '../member/transactions.ts';
import { daysAsked, RECORDS_EXAMPLE } from '../system/records.ts';
import { categoryAsked, decimalAmount, instant, language, queryText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { teamMembersAsked, teamPage } from './team-lists.ts';

/** A counter that the answer may leave out: then nothing was counted (specification: accounts §3). */
const counter = withDefault(int(), 0);

/** Asked for today only, with size 0: just the footer (specification: accounts §7). Days are the merchant's (GMT+8). */
export const getTeamKpi = defineEndpoint({
  summary: 'Team figures of a range of days',
  method: 'GET',
  path: '/wps/agent/teamKpi',
  access: 'session',
  module: 'AGEINFO3',
  input: object({ ...daysAsked, size: literal(0) }),
  value: object({
    footer: object({
      teamLoginMemberCount: counter,
      teamBetMemberCount: counter,
      teamRegisterMemberCount: counter,
      teamOnlineCount: counter,
    }),
  }),
});

/** Never asked for member types 4, 40, 41 and 42. The specification shows no answer: what does not say so shows nothing. */
export const getDividendInfo = defineEndpoint({
  summary: 'Whether the dividend feature is shown to this agent',
  method: 'GET',
  path: '/wps/agent/dividendInfo',
  access: 'session',
  module: 'COMM3',
  input: object({}),
  value: object({ isShown: withDefault(boolean(), false) }),
});

/** What a team page asks for that is about days. */
const teamAsked = { ...daysAsked, ...teamMembersAsked };

/**
 * `scope`: everyone below unless `direct`; with `parent`, a member of the agent's team, everyone below that member, and
 * the member too. `profit` is the house's view: stake − payout. Refused for members that are no agents.
 */
export const getTeamBets = defineEndpoint({
  summary: 'Bets of the signed-in agent’s team, the last first',
  method: 'GET',
  path: '/wps/relay/MCS2_teamBetRecords',
  access: 'session',
  module: 'AGEINFO3',
  input: object({
    ...teamAsked,
    /** The beginning of the bet's number, in any case. */
    betNo: queryText,
    status: optional(oneOf(BET_STATUSES)),
    gameType: optional(categoryAsked),
    vassalage: queryText,
  }),
  value: object({
    list: rows(object({ ...betShape, userName: string(), isAgent: boolean() })),
    ...teamPage,
    footer: optional(betTotals),
  }),
});

export const getTeamTransactions = defineEndpoint({
  summary: 'What moved the balances of the signed-in agent’s team, the last first',
  method: 'GET',
  path: '/wps/relay/ODS2_TeamTransaction',
  access: 'session',
  module: 'AGEINFO3',
  input: object({
    ...teamAsked,
    /** A code of `getTransactionCodes`. */
    type: queryText,
  }),
  value: object({
    list: rows(object({ ...transactionShape, userName: string(), isAgent: boolean() })),
    ...teamPage,
    footer: optional(transactionTotals),
  }),
});

/** Sums of a member's or a team's days; `profit` is the house's: what was staked less what was paid out, given as bonus and rebated. */
const figureShape = {
  deposits: decimalAmount,
  withdrawals: decimalAmount,
  stake: decimalAmount,
  validBet: decimalAmount,
  payout: decimalAmount,
  bonus: decimalAmount,
  rebate: decimalAmount,
  profit: decimalAmount,
};

/** Everyone below the agent, the agent left out. Days are the merchant's (GMT+8); days without figures are among them. */
export const getTeamOverview = defineEndpoint({
  summary: 'Figures of the signed-in agent’s team in a range of days, in all and by day',
  method: 'GET',
  path: '/wps/agent/teamOverview',
  access: 'session',
  module: 'AGEINFO3',
  input: object({ ...daysAsked, language }),
  value: object({
    /** Of now. */
    members: counter,
    agents: counter,
    online: counter,
    /** What the team's wallets hold, without bonus money. */
    balance: decimalAmount,
    /** Of the range. */
    registered: counter,
    ...figureShape,
    days: array(object({ day: string(), registered: counter, ...figureShape })),
  }),
});

/** Rows by username. With `scope: 'direct'` a row counts the member and everyone below, else the member alone. */
export const getTeamProfit = defineEndpoint({
  summary: 'Profit and loss of the members of the signed-in agent’s team',
  method: 'GET',
  path: '/wps/agent/teamProfit',
  access: 'session',
  module: 'AGEINFO3',
  input: object(teamAsked),
  value: object({
    list: rows(object({ userName: string(), isAgent: boolean(), ...figureShape })),
    ...teamPage,
    footer: optional(object({ count: int(), ...figureShape })),
  }),
});

/** Rows by username. What is a member's own (name, number, address, mails, breaks from play) is none of it. */
export const getDownlines = defineEndpoint({
  summary: 'Members of the signed-in agent’s team',
  method: 'GET',
  path: '/wps/agent/downlines',
  access: 'session',
  module: 'AGEDOWNMAN3',
  input: object(teamMembersAsked),
  value: object({
    list: rows(
      object({
        userName: string(),
        isAgent: boolean(),
        /** Members below this one, at any depth. */
        teamSize: int(),
        /** What the wallet holds, without bonus money. */
        balance: decimalAmount,
        registeredAt: instant,
        lastLoginAt: optional(instant),
        isOnline: withDefault(boolean(), false),
        /** Brought in by the agent, who sets the member's rebate rates. */
        isDirect: optional(boolean()),
      }),
    ),
    ...teamPage,
    footer: optional(object({ count: int(), balance: decimalAmount })),
  }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getTeamOverview: { startDate: '2026-07-08', endDate: '2026-07-14', language: 'EN' } satisfies InputOf<
    typeof getTeamOverview
  >,
  getTeamProfit: RECORDS_EXAMPLE satisfies InputOf<typeof getTeamProfit>,
  getDownlines: { pageNo: 1, pageSize: 20, language: 'EN' } satisfies InputOf<typeof getDownlines>,
  getTeamBets: RECORDS_EXAMPLE satisfies InputOf<typeof getTeamBets>,
  getTeamTransactions: RECORDS_EXAMPLE satisfies InputOf<typeof getTeamTransactions>,
  getTeamKpi: { startDate: '2026-07-14', endDate: '2026-07-14', size: 0 } satisfies InputOf<typeof getTeamKpi>,
};
