import { boolean, object, oneOf, optional, text, withDefault } from '@shared-kernel/contracts/schema';
import { exclusion } from '../system/excluded.ts';
import { PASSWORD_MAX } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/** A time-out: days and weeks (screens: safer play). */
export const TIME_OUT_TERMS = ['1d', '3d', '1w', '2w', '4w', '6w'] as const;
export type TimeOutTerm = (typeof TIME_OUT_TERMS)[number];

/** A self-exclusion: months and years of the merchant's calendar. */
export const SELF_EXCLUSION_TERMS = ['6m', '1y', '5y'] as const;
export type SelfExclusionTerm = (typeof SELF_EXCLUSION_TERMS)[number];

const exclusionNow = object({
  /** Missing while none is on. */
  exclusion: optional(exclusion),
  /** Whether a self-exclusion asks for the login password: who signs in by a code or a provider alone has none. */
  asksPassword: withDefault(boolean(), true),
});

/** Ours: the specification has no breaks (screens: safer play). */
export const getExclusion = defineEndpoint({
  summary: 'The time-out or self-exclusion that is on',
  method: 'GET',
  path: '/wps/member/exclusion',
  access: 'session',
  input: object({}),
  value: exclusionNow,
});

const TAKING_ERRORS = {
  /** What is on lasts longer than what is asked for. */
  'exclusion.shorter': 409,
} as const;

/** Ours. At once; taken again it is prolonged, never shortened. */
export const takeTimeOut = defineEndpoint({
  summary: 'Take a time-out from play, or prolong it',
  method: 'POST',
  path: '/wps/member/exclusion/timeOut',
  access: 'session',
  isIdempotent: true,
  errors: TAKING_ERRORS,
  input: object({ term: oneOf(TIME_OUT_TERMS) }),
  value: exclusionNow,
});

/** Ours. By the login password, where the member has one; the member's other sessions end. */
export const excludeSelf = defineEndpoint({
  summary: 'Exclude oneself from play, or prolong it',
  method: 'POST',
  path: '/wps/member/exclusion',
  access: 'session',
  isIdempotent: true,
  errors: { ...TAKING_ERRORS, 'password.wrong': 409 },
  input: object({ term: oneOf(SELF_EXCLUSION_TERMS), password: optional(text(PASSWORD_MAX)) }),
  value: exclusionNow,
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  takeTimeOut: { term: '1w' } satisfies InputOf<typeof takeTimeOut>,
  excludeSelf: { term: '6m', password: 'Lantern-2026' } satisfies InputOf<typeof excludeSelf>,
};
