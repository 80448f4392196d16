import {
  array,
  boolean,
  int,
  intBetween,
  lenient,
  maxLength,
  object,
  oneOf,
  openEnum,
  optional,
  rows,
  string,
  unknown,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { amountAsked, calendarDay, decimalAmount, instant, language, shortText } from '../system/values.ts';
import { defineEndpoint, type InputOf, type ValueOf } from '../wire/endpoint.ts';

/** In the order of their prompts. Paid by the day, by the half month (1–15 and 16–end), by the hour. */
export const CONTRACT_KINDS = ['salary', 'dividend', 'hourly'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

export const CONTRACT_STATUSES = ['proposed', 'agreed', 'rejected', 'withdrawn', 'expired'] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/** Tiers of one contract, and active members that one may ask for, at most. */
export const TIERS_MAX = 10;
export const ACTIVE_MEMBERS_MAX = 100_000;

const NO_REQUEST: readonly unknown[] = [undefined, null, false, 0, '', '0', 'false', 'N'];

/** Whether a request is pending. The specification shows no values: whatever says something says that there is one. */
const isPending = withDefault(
  lenient(boolean(), (value) => !NO_REQUEST.includes(value)),
  false,
);

/** Never asked for member types 4, 40, 41 and 42. */
export const getContractRequests = defineEndpoint({
  summary: 'Which contracts wait for the signed-in member’s answer',
  method: 'GET',
  path: '/wps/relay/MCS2_contractRequests',
  access: 'session',
  module: 'COMM3',
  input: object({}),
  value: object({ dailysalreqtype: isPending, divtypecompperiodreq: isPending, contracthoursalreq: isPending }),
});

/** From a turnover and a number of active members on, a rate in percent: `0.45`. */
const tier = object({ validBet: decimalAmount, activeMembers: int(), rate: decimalAmount });

const contractShape = {
  id: string(),
  status: openEnum(CONTRACT_STATUSES),
  /** Each asks for more than the one before it. */
  tiers: withDefault(rows(tier), []),
  /** Masked; absent for the operator. */
  proposer: optional(string()),
  proposedAt: optional(instant),
  /** Until when it can be answered. */
  expiresAt: optional(instant),
  answeredAt: optional(instant),
  /** The first day of the period after the answer; of one that waits: if it is agreed to today. */
  inForceFrom: optional(calendarDay),
};

/** The specification shows none of it (accounts §7): what is left out is not there. */
const contractState = object({
  /** Waits for an answer. */
  request: optional(object(contractShape)),
  inForce: optional(object(contractShape)),
  /** Agreed to, and not yet in force. */
  next: optional(object(contractShape)),
  /** Neither waiting, in force nor next; the last first. */
  history: withDefault(rows(object(contractShape)), []),
  /** Payments by contracts of the kind that staff looks at before they are made, by the start of their periods. */
  inReview: optional(rows(object({ startsAt: instant, amount: decimalAmount }))),
  /** A member is active by a deposit in the period and valid bets of so much. */
  activeValidBet: optional(decimalAmount),
});
export type ContractState = ValueOf<typeof getSalaryContract>;
export type Contract = NonNullable<ContractState['request']>;
export type ContractTier = Contract['tiers'][number];

export const getSalaryContract = defineEndpoint({
  summary: 'The signed-in member’s daily salary: the contract that waits, the one in force, those before',
  method: 'GET',
  path: '/wps/relay/MCS2_dailySalaryRequest',
  access: 'session',
  module: 'COMM3',
  input: object({}),
  value: contractState,
});

export const getDividendContract = defineEndpoint({
  summary: 'The signed-in member’s dividend: the contract that waits, the one in force, those before',
  method: 'GET',
  path: '/wps/relay/MCS2_contractDividendRequest',
  access: 'session',
  module: 'COMM3',
  input: object({ language }),
  value: contractState,
});

export const getHourlyContract = defineEndpoint({
  summary: 'The signed-in member’s hourly salary: the contract that waits, the one in force, those before',
  method: 'GET',
  path: '/wps/relay/MCS2_hourlySalaryRequest',
  access: 'session',
  module: 'HOURSAL3',
  input: object({}),
  value: contractState,
});

/** The same answer once more changes nothing and is no failure; so a lost answer may be followed by another. */
const ANSWER_ERRORS = {
  /** Withdrawn or expired meanwhile. */
  'contract.gone': 409,
  /** Answered otherwise meanwhile, in another window. */
  'contract.answered': 409,
  /** Above what the proposer has by now, or below what the member has given on. */
  'contract.range': 409,
} as const;

const answerAsked = object({ contractId: shortText, action: oneOf(['agree', 'reject']) });
const answered = withDefault(object({ inForceFrom: optional(calendarDay) }), {});

/** A GET by the specification (accounts §7), though it changes the contract. */
export const processSalaryContract = defineEndpoint({
  summary: 'Agree to a daily salary contract, or reject it',
  method: 'GET',
  path: '/wps/relay/MCS2_processDailySalaryContract',
  access: 'session',
  module: 'DAILYSALCONT3',
  changesState: true,
  errors: ANSWER_ERRORS,
  input: answerAsked,
  value: answered,
});

export const processDividendContract = defineEndpoint({
  summary: 'Agree to a dividend contract, or reject it',
  method: 'POST',
  path: '/wps/relay/MCS2_processContractDividend',
  access: 'session',
  module: 'COMM3',
  errors: ANSWER_ERRORS,
  input: answerAsked,
  value: answered,
});

export const processHourlyContract = defineEndpoint({
  summary: 'Agree to an hourly salary contract, or reject it',
  method: 'POST',
  path: '/wps/relay/MCS2_processHourlySalary',
  access: 'session',
  module: 'HOURSAL3',
  errors: ANSWER_ERRORS,
  input: answerAsked,
  value: answered,
});

/** Of a direct member; `not.found` for anyone else. `own`: the agent's tiers on the day from which a contract proposed now would count. */
export const getDownlineContracts = defineEndpoint({
  summary: 'Contracts of a direct member, and what the signed-in agent may give',
  method: 'GET',
  path: '/wps/relay/MCS2_downlineContracts',
  access: 'session',
  module: 'AGEDOWNMAN3',
  input: object({ userName: shortText }),
  value: object({
    userName: string(),
    list: rows(
      object({
        kind: openEnum(CONTRACT_KINDS),
        own: rows(tier),
        request: optional(object(contractShape)),
        inForce: optional(object(contractShape)),
        next: optional(object(contractShape)),
      }),
    ),
  }),
});

/**
 * Waits for the member's answer, at most 7 days. `contract.tiers`: they do not each ask for more and give more; `contract.range`: a tier
 * (`tier`, counted from 0) is above the agent's own, whose rate there is `most`, or the terms are below what the member has given on.
 */
export const proposeContract = defineEndpoint({
  summary: 'Propose a contract to a direct member',
  method: 'POST',
  path: '/wps/relay/MCS2_proposeContract',
  access: 'session',
  module: 'AGEDOWNMAN3',
  isIdempotent: true,
  errors: { 'contract.tiers': 400, 'contract.range': 409, 'contract.pending': 409, 'contract.member': 409 },
  input: object({
    userName: shortText,
    kind: oneOf(CONTRACT_KINDS),
    tiers: array(
      object({ validBet: amountAsked, activeMembers: intBetween(0, ACTIVE_MEMBERS_MAX), rate: amountAsked }),
    ).check(maxLength(TIERS_MAX)),
  }),
  value: object({ contractId: string() }),
});

/** `contract.gone`: withdrawn before, or expired; `contract.answered`: the member was first. */
export const withdrawContract = defineEndpoint({
  summary: 'Withdraw a contract that the signed-in agent has proposed and nobody has answered',
  method: 'POST',
  path: '/wps/relay/MCS2_withdrawContract',
  access: 'session',
  module: 'AGEDOWNMAN3',
  errors: { 'contract.gone': 409, 'contract.answered': 409 },
  input: object({ contractId: shortText }),
  value: unknown(),
});

const ANSWER = { contractId: '1', action: 'agree' } as const satisfies InputOf<typeof processSalaryContract>;

/** Inputs that the platform's own seed answers. */
export const examples = {
  getDividendContract: { language: 'EN' } satisfies InputOf<typeof getDividendContract>,
  processSalaryContract: ANSWER,
  processDividendContract: ANSWER,
  processHourlyContract: ANSWER,
  getDownlineContracts: { userName: 'liza_cruz7' } satisfies InputOf<typeof getDownlineContracts>,
  proposeContract: {
    userName: 'liza_cruz7',
    kind: 'salary',
    tiers: [{ validBet: '100000.00', activeMembers: 3, rate: '0.10' }],
  } satisfies InputOf<typeof proposeContract>,
  withdrawContract: { contractId: '1' } satisfies InputOf<typeof withdrawContract>,
};
