import type { AnyEndpoint, InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { callKey } from './call-key.ts';
import { dropPreloadedCall, preloadedAnswer, type WholeAnswer } from './preloaded-calls.ts';
import { readBody } from './read-answer.ts';
import { syncServerTime } from './sync-server-time.ts';

/** Nothing for what breaks its contract or is a refusal: the call itself tells of that, in the one place for it. */
const valueIn = <E extends AnyEndpoint>(endpoint: E, { response, body }: WholeAnswer): ValueOf<E> | undefined => {
  try {
    return readBody(endpoint, response.status, body);
  } catch {
    return undefined;
  }
};

/**
 * The checked answer to a call that was started ahead, if it is here whole: once, so that a first view needs no second
 * render for it. May be asked for while rendering: what others follow is told a moment later.
 */
export const takePreloadedAnswer = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): ValueOf<E> | undefined => {
  const key = callKey(endpoint, input);
  const answer = preloadedAnswer(key);
  if (answer === undefined) return undefined;
  const value = valueIn(endpoint, answer);
  if (value === undefined) return undefined;
  dropPreloadedCall(key);
  queueMicrotask(() => syncServerTime(answer.response, value));
  return value;
};
