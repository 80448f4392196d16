import {
  int,
  intBetween,
  object,
  oneOf,
  openEnum,
  optional,
  rows,
  string,
  text,
  unknown,
  withDefault,
} from '@shared-kernel/contracts/schema';
import { instant, PASSWORD_MAX, SHORT_TEXT_MAX, shortText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { givenRates, ratesAsked } from './rebates.ts';

/** What an agent opens below: a member who plays, or an agent with a team. */
export const ACCOUNT_KINDS = ['player', 'agent'] as const;

/** Links that one agent may have at a time, and days that one may be good for. */
export const LINKS_MAX = 20;
export const LINK_DAYS_MAX = 365;

/** Why a rate may not be given. */
const RATE_ERRORS = { 'rebate.range': 409, 'rebate.quota': 409 } as const;

const link = object({
  /** What stands in the address (`affiliateCode`) and may be typed as an invitation code. */
  code: string(),
  kind: openEnum(ACCOUNT_KINDS),
  /** Accounts that were opened by it. */
  uses: int(),
  createdAt: instant,
  /** Absent for one that is good until it is deleted. */
  expiresAt: optional(instant),
  /** What who registers by it gets, as far as the agent may give it then. */
  rates: givenRates,
});

/** The specification shows the call and no answer (accounts §7). The newest first. */
export const getAffiliateLinks = defineEndpoint({
  summary: 'Registration links of the signed-in agent',
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'session',
  module: 'AFFMAN3',
  input: object({}),
  value: object({ list: withDefault(rows(link), []) }),
});

/**
 * Who registers by it is a member of the agent's team, of this kind. `link.limit` where the agent has as many as may be;
 * `rebate.range` and `rebate.quota` name the category (`gameType`) whose rate the agent may not give.
 */
export const createAffiliateLink = defineEndpoint({
  summary: 'Make a registration link',
  method: 'POST',
  path: '/wps/agent/affiliateUrls',
  access: 'session',
  module: 'AFFMAN3',
  errors: { 'link.limit': 409, ...RATE_ERRORS },
  input: object({
    kind: oneOf(ACCOUNT_KINDS),
    days: optional(intBetween(1, LINK_DAYS_MAX)),
    rates: ratesAsked,
  }),
  value: link,
});

/** Nobody registers by it any more; who did stays in the team. `not.found` for a link of somebody else. */
export const deleteAffiliateLink = defineEndpoint({
  summary: 'Delete a registration link',
  method: 'POST',
  path: '/wps/agent/affiliateUrls/delete',
  access: 'session',
  module: 'AFFMAN3',
  input: object({ code: shortText }),
  value: unknown(),
});

/**
 * The member chooses a password of their own with the first login. The same account once more, before anybody has come to it, is answered
 * as if it had just been opened, since the answer before may be lost. `field.invalid` names the field, `rebate.range` and
 * `rebate.quota` the category (`gameType`); nothing is opened then.
 */
export const openAccount = defineEndpoint({
  summary: 'Open an account in the signed-in agent’s team',
  method: 'POST',
  path: '/wps/agent/downline',
  access: 'session',
  module: 'AGEDOWNMAN3',
  errors: { 'username.taken': 409, 'field.invalid': 400, 'password.common': 409, ...RATE_ERRORS },
  input: object({
    userName: text(SHORT_TEXT_MAX),
    password: text(PASSWORD_MAX),
    kind: oneOf(ACCOUNT_KINDS),
    rates: ratesAsked,
  }),
  value: object({ userName: string(), rates: givenRates }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  createAffiliateLink: { kind: 'player', days: 30, rates: [{ gameType: 'RNG', rate: '0.20' }] } satisfies InputOf<
    typeof createAffiliateLink
  >,
  deleteAffiliateLink: { code: 'PAROL123' } satisfies InputOf<typeof deleteAffiliateLink>,
  openAccount: {
    userName: 'lito_parol',
    password: 'Lantern-2026',
    kind: 'player',
    rates: [{ gameType: 'RNG', rate: '0.20' }],
  } satisfies InputOf<typeof openAccount>,
};
