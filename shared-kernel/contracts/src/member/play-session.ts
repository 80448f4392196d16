import { int, intBetween, object, rows, withDefault } from '@shared-kernel/contracts/schema';
import { decimalAmount } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';

/** In minutes; the longest that a member can choose is the operator's to say. */
export const REALITY_CHECK_MINUTES = [15, 30, 60] as const;

const playSession = object({
  /** By the platform's clock, which the phone's does not touch. */
  seconds: int(),
  staked: withDefault(decimalAmount, '0.00'),
  won: withDefault(decimalAmount, '0.00'),
  /** `won − staked`. */
  net: withDefault(decimalAmount, '0.00'),
  everyMinutes: int(),
  /** Until the next reality check; 0: it is due. */
  dueInSeconds: int(),
});

/** Ours. Asked while a game is open; the first after a pause begins a session. */
export const touchPlaySession = defineEndpoint({
  summary: 'How the session of play goes: time, stakes and winnings since it began',
  method: 'POST',
  path: '/wps/member/playSession',
  access: 'session',
  input: object({}),
  value: playSession,
});

/** Ours. The answer to a reality check: the next one is due after the whole interval. */
export const goOnPlaying = defineEndpoint({
  summary: 'Go on after a reality check',
  method: 'POST',
  path: '/wps/member/playSession/goOn',
  access: 'session',
  input: object({}),
  value: playSession,
});

const realityCheck = object({ everyMinutes: int(), choices: rows(int()) });

/** Ours. */
export const getRealityCheck = defineEndpoint({
  summary: 'How often the member is told how the session of play goes, and what can be chosen',
  method: 'GET',
  path: '/wps/member/realityCheck',
  access: 'session',
  input: object({}),
  value: realityCheck,
});

/** Ours. Anything but a choice fails with `request.invalid`. */
export const setRealityCheck = defineEndpoint({
  summary: 'Choose how often to be told how the session of play goes',
  method: 'POST',
  path: '/wps/member/realityCheck',
  access: 'session',
  input: object({ everyMinutes: intBetween(1, REALITY_CHECK_MINUTES[2]) }),
  value: realityCheck,
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  setRealityCheck: { everyMinutes: 15 } satisfies InputOf<typeof setRealityCheck>,
};
