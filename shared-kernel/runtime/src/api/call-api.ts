import {
  type AnyEndpoint,
  type InputOf,
  isOfMember,
  isRepeatable,
  type ValueOf,
} from '@shared-kernel/contracts/wire/endpoint';
import { publish } from 'shared-kernel/events';
import { getSession } from 'shared-kernel/session';
import { ApiError, isApiError } from './api-error.ts';
import { addressOf, callKey, queryOf } from './call-key.ts';
import type { WireCall } from './client.ts';
import { apiConfig } from './config.ts';
import { headersFor } from './headers.ts';
import { dropPrefetchedCalls, takePreloadedCall } from './preloaded-calls.ts';
import { readAnswer, type TextAnswer } from './read-answer.ts';
import { syncServerTime } from './sync-server-time.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Of an `isIdempotent` endpoint: the same for every try of one submission; a fresh one unless given. */
  readonly idempotencyKey?: string | undefined;
}

const hasBody = ({ method }: AnyEndpoint): boolean => method === 'POST' || method === 'PUT';

const wireCall = (
  endpoint: AnyEndpoint,
  input: object,
  token: string | undefined,
  { signal, idempotencyKey }: CallOptions,
): WireCall => {
  const address = hasBody(endpoint) ? endpoint.path : addressOf(endpoint.path, queryOf(input));
  return {
    method: endpoint.method,
    url: new URL(address, apiConfig().origin?.() ?? location.origin).href,
    headers: headersFor(endpoint, token, idempotencyKey),
    input,
    isRepeatable: isRepeatable(endpoint) || endpoint.isIdempotent === true,
    signal,
  };
};

/** The HTTP client comes with the first call that the document has not started: the first view waits for no code of it. */
const send = async (endpoint: AnyEndpoint, call: WireCall): Promise<TextAnswer> => {
  const { sendCall } = await import('./client.ts');
  return sendCall(endpoint, call, callApi);
};

const toApiError = (endpoint: AnyEndpoint, cause: unknown): ApiError =>
  isApiError(cause)
    ? cause
    : new ApiError({ code: 'network', status: 0, message: `${endpoint.path} could not be reached.`, cause });

const hearAnswer = <E extends AnyEndpoint>(endpoint: E, answer: TextAnswer): ValueOf<E> => {
  syncServerTime(answer.response);
  const value = readAnswer(endpoint, answer);
  syncServerTime(answer.response, value);
  return value;
};

/** No answer came at all: the connection has to be checked. */
const isUnanswered = ({ code }: ApiError): boolean => code === 'network' || code === 'timeout';

/** What a closed site answers to every call but those of its startup (specification: browsing §4). */
const CLOSED: readonly string[] = ['platform.maintenance', 'location.blocked'];

let refusedToken: string | undefined;

/** Publishes `session.expired` once for each token, however many calls were refused. */
const tellExpiry = (token: string | undefined): void => {
  if (token === undefined || token === refusedToken || token !== getSession()?.token) return;
  refusedToken = token;
  publish('session.expired', {});
};

/** Tells what a failure says of more than its own call. */
const tellOf = (failure: ApiError, token: string | undefined): void => {
  if (failure.code === 'session.expired') tellExpiry(token);
  if (failure.code === 'password.expired' && token !== undefined) publish('password.expired', {});
  if (CLOSED.includes(failure.code)) publish('site.closed', {});
  if (isUnanswered(failure)) publish('network.suspect', {});
};

/** A member's answer is for that member only, who may have signed out, or another in, before it came. */
const refuseStranger = (endpoint: AnyEndpoint, asker: string | undefined): void => {
  if (!isOfMember(endpoint) || asker === undefined || asker === getSession()?.userName) return;
  throw new ApiError({ code: 'session.expired', status: 0, message: `Who asked ${endpoint.path} is no longer here.` });
};

/**
 * Calls the API and returns the checked value. Throws `ApiError`; a call whose signal was aborted throws the signal's
 * reason instead. A refused token becomes the event `session.expired` besides; a member's answer that comes when another
 * is here is `session.expired` too. A GET takes the call that the document started for it.
 */
export const callApi = async <E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ValueOf<E>> => {
  const { token, userName } = getSession() ?? {};
  const started = isRepeatable(endpoint)
    ? await takePreloadedCall(callKey(endpoint, input), options.signal)
    : undefined;
  if (started) {
    const value = hearAnswer(endpoint, started);
    refuseStranger(endpoint, userName);
    return value;
  }
  if (!isRepeatable(endpoint)) dropPrefetchedCalls();
  const call = wireCall(endpoint, input, token, options);
  try {
    const value = hearAnswer(endpoint, await send(endpoint, call));
    refuseStranger(endpoint, userName);
    return value;
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason;
    const failure = toApiError(endpoint, error);
    tellOf(failure, token);
    throw failure;
  }
};
