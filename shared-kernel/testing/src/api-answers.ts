import type { AnyEndpoint, ErrorCodeOf, InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { type Envelope, statusOf } from '@shared-kernel/contracts/wire/envelope';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';

const METHOD = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

const handle = (endpoint: AnyEndpoint, resolve: (request: Request) => Promise<Response>): HttpHandler =>
  METHOD[endpoint.method](`*${endpoint.path}`, ({ request }) => resolve(request));

const envelope = (body: Envelope<unknown>, status = 200): Response => HttpResponse.json(body, { status });

const refusal = <E extends AnyEndpoint>(endpoint: E, errorCode: ErrorCodeOf<E>, value?: unknown): Response =>
  envelope(
    { success: false, errorCode, message: `refused: ${errorCode}`, ...(value === undefined ? {} : { value }) },
    statusOf(errorCode, endpoint.errors),
  );

const inputOf = async (endpoint: AnyEndpoint, request: Request): Promise<unknown> => {
  const hasBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
  if (!hasBody) return Object.fromEntries(new URL(request.url).searchParams);
  if (endpoint.body !== undefined && endpoint.body !== 'json') return Object.fromEntries(await request.formData());
  const text = await request.text();
  return endpoint.isEncrypted ? text : JSON.parse(text);
};

type Make = (request: Request) => unknown;

/** As on the platform, an endpoint of a session refuses a request without a token. */
const success = (endpoint: AnyEndpoint, make: Make): HttpHandler =>
  handle(endpoint, async (request) => {
    if (endpoint.access === 'session' && !request.headers.get(HEADER.token))
      return refusal(endpoint, 'session.expired');
    return envelope({ success: true, value: await make(request) });
  });

/** Answers a call with what is made from its input (GET and DELETE hand over their query as strings). */
export const answerBy = <E extends AnyEndpoint>(
  endpoint: E,
  make: (input: InputOf<E>) => ValueOf<E> | Promise<ValueOf<E>>,
): HttpHandler => success(endpoint, async (request) => make((await inputOf(endpoint, request)) as InputOf<E>));

/** Answers a call with a value as it is, in its contract or not: what another platform sends. */
export const answerRaw = (endpoint: AnyEndpoint, value: unknown): HttpHandler => success(endpoint, () => value);

/** Answers a call with a value of its contract; see `answerBy`. */
export const answer = <E extends AnyEndpoint>(endpoint: E, value: ValueOf<E>): HttpHandler =>
  answerBy(endpoint, () => value);

/** Refuses a call with one of its error codes or a common one, under that code's HTTP status. */
export const refuse = <E extends AnyEndpoint>(endpoint: E, code: ErrorCodeOf<E>, value?: unknown): HttpHandler =>
  handle(endpoint, async () => refusal(endpoint, code, value));

/** Refuses a call as one too many, or with another of its codes, and says until when. */
export const refuseUntil = <E extends AnyEndpoint>(
  endpoint: E,
  retryAt: Date,
  code: ErrorCodeOf<E> = 'rate.limited',
): HttpHandler =>
  handle(endpoint, async () => {
    const response = refusal(endpoint, code);
    response.headers.set('Retry-After', retryAt.toUTCString());
    return response;
  });

/** Never answers: what a page shows while it waits. */
export const hang = (endpoint: AnyEndpoint): HttpHandler =>
  handle(endpoint, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });

/** Breaks the connection. */
export const unreachable = (endpoint: AnyEndpoint): HttpHandler => handle(endpoint, async () => HttpResponse.error());
