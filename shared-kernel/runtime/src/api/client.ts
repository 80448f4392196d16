import type { AnyEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import ky, { HTTPError, TimeoutError } from 'ky';
import { now } from 'shared-kernel/clock';
import { ApiError, isApiError } from './api-error.ts';
import { askAgain } from './ask-again.ts';
import { bodyOf } from './body.ts';
import type { AskKey } from './encrypt-body.ts';
import { refusal, type TextAnswer } from './read-answer.ts';
import { syncServerTime } from './sync-server-time.ts';
import { TIMEOUT_MS } from './time-limit.ts';

/** The site's one HTTP client. It sends once: what may be sent again, and when, is `askAgain`'s to say. */
const client = ky.create({ credentials: 'same-origin', retry: 0 });

export interface WireCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly input: object;
  /** Sent twice it does no more than once. */
  readonly isRepeatable: boolean;
  readonly signal: AbortSignal | undefined;
}

/** The code of the encryption comes with the first encrypted call, or before it (`warmEncryption`). */
const sealed = async (body: string, ask: AskKey): Promise<string> => {
  const { encryptBody } = await import('./encrypt-body.ts');
  return encryptBody(body, ask);
};

const request = async (endpoint: AnyEndpoint, call: WireCall, ask: AskKey): Promise<TextAnswer> => {
  const { method, url, headers, input, signal } = call;
  const plain = bodyOf(endpoint, input);
  const isSealed = endpoint.isEncrypted && typeof plain?.content === 'string';
  const body = isSealed ? await sealed(String(plain.content), ask) : plain?.content;
  const sent = client(url, {
    method,
    headers: plain?.type === undefined ? headers : { ...headers, 'Content-Type': plain.type },
    // One limit for the answer and its body: an answer may begin and never end.
    timeout: false,
    totalTimeout: endpoint.timeoutMs === null ? false : (endpoint.timeoutMs ?? TIMEOUT_MS),
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  });
  const response = await sent;
  syncServerTime(response);
  return { response, text: await sent.text() };
};

/** The instant of the site's clock that `Retry-After` names, in seconds or as a date. */
const retryAtOf = (header: string | null): number | undefined => {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const at = Number.isNaN(seconds) ? Date.parse(header) : now().getTime() + seconds * 1000;
  return Number.isFinite(at) ? at : undefined;
};

const attempt = async (endpoint: AnyEndpoint, call: WireCall, ask: AskKey): Promise<TextAnswer> => {
  try {
    return await request(endpoint, call, ask);
  } catch (cause) {
    if (isApiError(cause)) throw cause;
    if (cause instanceof HTTPError) {
      const { status, headers } = cause.response;
      throw refusal(endpoint, status, cause.data, { cause, retryAt: retryAtOf(headers.get('Retry-After')) });
    }
    const isTimeout = cause instanceof TimeoutError;
    const message = isTimeout ? `${endpoint.path} took too long.` : `${endpoint.path} could not be reached.`;
    throw new ApiError({ code: isTimeout ? 'timeout' : 'network', status: 0, message, cause });
  }
};

/** How often in one call a seal that is out of date is made anew, and work that is asked for is done: a second time if it was too little. */
const REMEDIES: ReadonlyMap<string, number> = new Map([
  ['seal.stale', 1],
  ['proof.required', 2],
]);

/** The call as the server would take it: with what it asks for in the refusal, or sealed anew. */
const remedied = async ({ code, value }: ApiError, call: WireCall): Promise<WireCall | undefined> => {
  if (code === 'seal.stale') return call;
  const { solveProof } = await import('./solve-proof.ts');
  const proof = await solveProof(value, call.signal);
  return proof === undefined ? undefined : { ...call, headers: { ...call.headers, [HEADER.proof]: proof } };
};

/** Sends a call, and again what the server would take in another form. */
const sendRemedied = async (endpoint: AnyEndpoint, call: WireCall, ask: AskKey): Promise<TextAnswer> => {
  const left = new Map(REMEDIES);
  let sent = call;
  for (;;) {
    try {
      return await attempt(endpoint, sent, ask);
    } catch (error) {
      const more = isApiError(error) ? (left.get(error.code) ?? 0) : 0;
      if (!isApiError(error) || more === 0) throw error;
      left.set(error.code, more - 1);
      const next = await remedied(error, sent);
      if (next === undefined) throw error;
      sent = next;
    }
  }
};

/**
 * Sends a call, and again what the server would take in another form; what may be sent twice, also while the platform is busy
 * or out of reach. Throws `ApiError`: the server's refusal, `timeout` or `network`.
 */
export const sendCall = (endpoint: AnyEndpoint, call: WireCall, ask: AskKey): Promise<TextAnswer> => {
  const send = () => sendRemedied(endpoint, call, ask);
  return call.isRepeatable ? askAgain(send, call.signal) : send();
};
