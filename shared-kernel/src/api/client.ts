import ky, { HTTPError, TimeoutError } from 'ky';
import type { AnyEndpoint } from 'shared-kernel/contracts/endpoint';
import { ApiError } from './api-error.ts';
import { refusal } from './read-answer.ts';

/** Of each attempt, in milliseconds. */
const TIMEOUT_MS = 15_000;
const RETRIES = 2;
const LONGEST_WAIT_MS = 2_000;
const PASSING_STATUSES = [502, 503, 504];

/** The site's one HTTP client. It never retries by method alone: the caller says whether a call is repeatable. */
const client = ky.create({
  timeout: TIMEOUT_MS,
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
  readonly body: string | undefined;
  readonly isRepeatable: boolean;
  readonly signal: AbortSignal | undefined;
}

const request = ({ method, url, headers, body, isRepeatable, signal }: WireCall): Promise<Response> =>
  client(url, {
    method,
    headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    retry: { limit: isRepeatable ? RETRIES : 0 },
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  });

/** Sends a call. Throws `ApiError`: the server's refusal, `timeout` or `network`. */
export const sendCall = async (endpoint: AnyEndpoint, call: WireCall): Promise<Response> => {
  try {
    return await request(call);
  } catch (cause) {
    if (cause instanceof HTTPError) throw refusal(endpoint, cause.response.status, cause.data, cause);
    const isTimeout = cause instanceof TimeoutError;
    const message = isTimeout ? `${endpoint.path} took too long.` : `${endpoint.path} could not be reached.`;
    throw new ApiError({ code: isTimeout ? 'timeout' : 'network', status: 0, message, cause });
  }
};
