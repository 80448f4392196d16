import ky, { HTTPError, TimeoutError } from 'ky';
import type { AnyEndpoint } from 'shared-kernel/contracts/endpoint';
import { ApiError, isApiError } from './api-error.ts';
import { bodyOf } from './body.ts';

import { refusal } from './read-answer.ts';
import type { AskKey } from './seal-body.ts';

/** Of each attempt, in milliseconds, where the endpoint does not say. */
const TIMEOUT_MS = 15_000;
const RETRIES = 2;
const LONGEST_WAIT_MS = 2_000;
const PASSING_STATUSES = [502, 503, 504];

/** The site's one HTTP client. It never retries by method alone: the caller says whether a call is repeatable. */
const client = ky.create({
  credentials: 'same-origin',
  retry: {
    methods: ['get'],
    statusCodes: PASSING_STATUSES,
    backoffLimit: LONGEST_WAIT_MS,
    maxRetryAfter: LONGEST_WAIT_MS,
    jitter: true,
  },
});

export interface WireCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly input: object;
  readonly isRepeatable: boolean;
  readonly signal: AbortSignal | undefined;
}

/** The code of the encryption comes with the first encrypted call, or before it (`warmEncryption`). */
const sealed = async (body: string, ask: AskKey): Promise<string> => {
  const { sealBody } = await import('./seal-body.ts');
  return sealBody(body, ask);
};

const request = async (endpoint: AnyEndpoint, call: WireCall, ask: AskKey): Promise<Response> => {
  const { method, url, headers, input, isRepeatable, signal } = call;
  const plain = bodyOf(endpoint, input);
  const isSealed = endpoint.isEncrypted && typeof plain?.content === 'string';
  const body = isSealed ? await sealed(String(plain.content), ask) : plain?.content;
  return client(url, {
    method,
    headers: plain?.type === undefined ? headers : { ...headers, 'Content-Type': plain.type },
    timeout: endpoint.timeoutMs === null ? false : (endpoint.timeoutMs ?? TIMEOUT_MS),
    retry: { limit: isRepeatable ? RETRIES : 0 },
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  });
};

/** Sends a call. Throws `ApiError`: the server's refusal, `timeout` or `network`. */
export const sendCall = async (endpoint: AnyEndpoint, call: WireCall, ask: AskKey): Promise<Response> => {
  try {
    return await request(endpoint, call, ask);
  } catch (cause) {
    if (isApiError(cause)) throw cause;
    if (cause instanceof HTTPError) throw refusal(endpoint, cause.response.status, cause.data, cause);
    const isTimeout = cause instanceof TimeoutError;
    const message = isTimeout ? `${endpoint.path} took too long.` : `${endpoint.path} could not be reached.`;
    throw new ApiError({ code: isTimeout ? 'timeout' : 'network', status: 0, message, cause });
  }
};
