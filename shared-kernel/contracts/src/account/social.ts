import { object, oneOf, openEnum, optional, rows, string, text, unknown } from '@shared-kernel/contracts/schema';
import { instant, language } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { sessionValue } from './session.ts';

const STATE_MAX = 128;
const CODE_MAX = 2048;

const PROVIDERS = ['facebook', 'google'] as const;

const provider = oneOf(PROVIDERS);

/** The specification shows no calls of social login: these send the visitor to the provider and take back what it says (contract decisions). */
export const startSocial = defineEndpoint({
  summary: 'The address of a provider at which a visitor proves who they are',
  method: 'POST',
  path: '/wps/session/social/start',
  access: 'public',
  errors: { 'social.unreachable': 503 },
  input: object({ provider, language: optional(language) }),
  value: object({ address: string() }),
});

/**
 * What the provider brought back to the login page, good once and in the same browser only. Whoever is linked to a member gets
 * their session; anybody else gets a ticket, with which the member they log in or register as is linked.
 */
export const finishSocial = defineEndpoint({
  summary: 'Log in with what a provider has brought back',
  method: 'POST',
  path: '/wps/session/social/finish',
  access: 'public',
  errors: { 'social.cancelled': 400, 'social.failed': 401, 'social.unreachable': 503 },
  input: object({
    state: text(STATE_MAX),
    code: optional(text(CODE_MAX)),
    error: optional(text(STATE_MAX)),
    /** RFC 9207: who answers, where the provider says so. */
    iss: optional(text(CODE_MAX)),
  }),
  value: object({
    session: optional(sessionValue),
    ticket: optional(string()),
    email: optional(string()),
    nickname: optional(string()),
  }),
});

export const linkSocial = defineEndpoint({
  summary: 'Link the signed-in member to whom a provider has proved',
  method: 'POST',
  path: '/wps/session/social/link',
  access: 'session',
  errors: { 'social.expired': 400, 'social.taken': 409 },
  input: object({ ticket: text(STATE_MAX) }),
  value: unknown(),
});

/** Of the providers that the platform knows: a link to another opens nothing. */
export const getSocialLinks = defineEndpoint({
  summary: 'The providers whose word alone signs the member in',
  method: 'GET',
  path: '/wps/member/social-links',
  access: 'session',
  input: object({}),
  value: object({ links: rows(object({ provider: openEnum(PROVIDERS), linkedAt: instant })) }),
});

/** `social.only-way` where nothing else would open the account. */
export const unlinkSocial = defineEndpoint({
  summary: 'Take a provider’s word no more; one without a link is no error',
  method: 'POST',
  path: '/wps/member/social-links/remove',
  access: 'session',
  errors: { 'social.only-way': 409 },
  input: object({ provider }),
  value: unknown(),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  startSocial: { provider: 'google', language: 'EN' } satisfies InputOf<typeof startSocial>,
  finishSocial: { state: 'Qb2v0y7h1kU', code: 'SplxlOBeZQQYbYS6WxSbIA' } satisfies InputOf<typeof finishSocial>,
  linkSocial: { ticket: 'm3Zs0QpWk9s' } satisfies InputOf<typeof linkSocial>,
  unlinkSocial: { provider: 'google' } satisfies InputOf<typeof unlinkSocial>,
};
