import type { EdgeDeps, EdgeLimits } from '../base/edge-deps.ts';
import type { EdgeMeter } from '../base/edge-meter.ts';
import { PLATFORM_ORIGIN } from '../platform/platform-read.ts';
import { BodyTooLarge, boundBody, isDeclaredTooLarge, readBody } from './bounded-body.ts';
import { bodyLimitOfCall, isUpload } from './call-contracts.ts';
import { createFail } from './call-failures.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { forwardResponse, isEventStream } from './forward-response.ts';
import { callerAddress, forwardedHeaders, type Origin } from './forwarded-headers.ts';
import { CircuitOpen, UpstreamTimeout } from './upstream.ts';

/** Paths of the platform. */
export const PLATFORM_PATHS = ['/wps/*', '/lgw/*'] as const;

/** The caller has closed the connection: the status is for metrics and logs. */
const CLIENT_CLOSED = 499;

export interface ProxyDeps extends Pick<EdgeDeps, 'platform' | 'log'> {
  readonly limits: EdgeLimits;
  readonly concurrency: ConcurrencyLimit;
  /** Of event streams, which last: they take no room from calls. */
  readonly streams: ConcurrencyLimit;
  readonly meter: EdgeMeter;
}

/** Aborts a call whose answer does not begin in time. The time counts from the moment the request is whole. */
const createTimeout = (limitMs: number) => {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCleared = false;
  return {
    signal: controller.signal,
    start: (): void => {
      if (isCleared) return;
      timer = setTimeout(() => controller.abort(new UpstreamTimeout(`no answer within ${limitMs} ms`)), limitMs);
    },
    clear: (): void => {
      isCleared = true;
      clearTimeout(timer);
    },
  };
};

/** The games' host name serves all brands, so it has a share of its own. */
const shareOf = ({ merchant, isAnonymous }: Origin): string => (isAnonymous === true ? 'games' : merchant);

/**
 * Reads a text body whole, however slowly it comes: the platform sees only complete requests within the limit, and the request can
 * be repeated. An upload is forwarded as a stream.
 */
const bufferText = async (request: Request): Promise<Uint8Array<ArrayBuffer> | null> => {
  const limit = bodyLimitOfCall(request);
  if (isDeclaredTooLarge(request.headers, limit)) throw new BodyTooLarge('The declared length is too large.');
  return request.body === null || isUpload(request) ? null : readBody(request.body, limit);
};

const outgoing = (
  request: Request,
  origin: Origin,
  text: Awaited<ReturnType<typeof bufferText>>,
  timeout: ReturnType<typeof createTimeout>,
): Request => {
  const { pathname, search } = new URL(request.url);
  const headers = forwardedHeaders(request, origin);
  if (text !== null) headers.set('Content-Length', String(text.byteLength));
  const isStreamed = text === null && request.body !== null;
  const body = isStreamed ? boundBody(request.body, bodyLimitOfCall(request), timeout.start) : text;
  if (!isStreamed) timeout.start();
  const signal = AbortSignal.any([request.signal, timeout.signal]);
  const init = { method: request.method, headers, redirect: 'manual', signal, body, duplex: 'half' } as const;
  return new Request(PLATFORM_ORIGIN + pathname + search, init);
};

interface Held {
  readonly caller: Parameters<ConcurrencyLimit['acquire']>[0];
  readonly release: () => void;
  readonly fail: ReturnType<typeof createFail>;
}

/** Forwards an answer. A stream gives its room among calls back, for one among streams. */
const forwardAnswer = async (
  request: Request,
  answer: Response,
  origin: Origin,
  { streams }: ProxyDeps,
  { caller, release, fail }: Held,
): Promise<Response> => {
  if (!isEventStream(answer)) return forwardResponse(request, answer, origin, release);
  release();
  const releaseStream = streams.acquire(caller);
  if (releaseStream !== null) return forwardResponse(request, answer, origin, releaseStream);
  await answer.body?.cancel();
  return fail('no-room', new URL(request.url).pathname);
};

/** Forwards a request to the platform and its answer back, within the limits. */
export const proxyToPlatform = async (request: Request, origin: Origin, deps: ProxyDeps): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const fail = createFail({ ...deps, requestId: origin.requestId });
  let text: Awaited<ReturnType<typeof bufferText>>;
  try {
    text = await bufferText(request);
  } catch (error) {
    return fail(error instanceof BodyTooLarge ? 'too-heavy' : 'broken', pathname);
  }

  const caller = { address: callerAddress(request, origin), merchant: shareOf(origin) };
  const release = deps.concurrency.acquire(caller);
  if (release === null) return fail('no-room', pathname);

  const timeout = createTimeout(deps.limits.callMs);
  try {
    const answer = await deps.platform(outgoing(request, origin, text, timeout));
    return await forwardAnswer(request, answer, origin, deps, { caller, release, fail });
  } catch (error) {
    release();
    if (error instanceof BodyTooLarge) return fail('too-heavy', pathname);
    if (request.signal.aborted) return new Response(null, { status: CLIENT_CLOSED });
    if (error instanceof CircuitOpen) return fail('shut-off', pathname);
    const { aborted, reason } = timeout.signal;
    return fail(aborted ? 'late' : 'unreachable', `${pathname}: ${String(reason ?? error)}`);
  } finally {
    timeout.clear();
  }
};
