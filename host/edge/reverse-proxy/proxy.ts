import type { EdgeDeps } from '../base/edge-deps.ts';
import type { EdgeLimits } from '../base/edge-limits.ts';
import type { EdgeMeter } from '../base/edge-meter.ts';
import { PLATFORM_ORIGIN } from '../platform/platform-read.ts';
import { BodyTooLarge, boundBody, isDeclaredTooLarge, readBody } from './bounded-body.ts';
import { bodyLimitOfCall, isUpload } from './call-contracts.ts';
import type { Admission } from './concurrency-limit.ts';
import { passOn } from './forward-response.ts';
import { callerAddress, forwardedHeaders, type Origin } from './forwarded-headers.ts';
import {
  answerNobody,
  refuseBrokenBody,
  refuseForRoom,
  refuseHeavyBody,
  refuseLateAnswer,
  refuseUnreachable,
  refuseWhileDown,
} from './refusals.ts';
import { ShutOff, TimeLimit } from './upstream.ts';

/** Which paths are the platform's. */
export const PLATFORM_PATHS = ['/wps/*', '/lgw/*'] as const;

export interface ProxyDeps extends Pick<EdgeDeps, 'platform' | 'log'> {
  readonly limits: EdgeLimits;
  readonly admission: Admission;
  readonly meter: EdgeMeter;
}

/** What ends a call besides its caller: a time limit, which counts once the request is whole, and a body that is too heavy. */
const createCallEnd = (limitMs: number) => {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAnswered = false;
  return {
    signal: controller.signal,
    refuse: (error: BodyTooLarge): void => controller.abort(error),
    beginTime: (): void => {
      if (isAnswered) return;
      timer = setTimeout(() => controller.abort(new TimeLimit(`no answer within ${limitMs} ms`)), limitMs);
    },
    endTime: (): void => {
      isAnswered = true;
      clearTimeout(timer);
    },
  };
};

type CallEnd = ReturnType<typeof createCallEnd>;

/**
 * What is sent on. A text is read whole first: the platform hears of a call when it is complete and light enough, however slowly it
 * came, and it can be sent again. Files pass as a stream.
 */
const bodyOf = async (request: Request, end: CallEnd): Promise<ReadableStream | Uint8Array<ArrayBuffer> | null> => {
  const limit = bodyLimitOfCall(request);
  if (request.method !== 'GET' && request.method !== 'HEAD' && request.body !== null) {
    if (isUpload(request)) return boundBody(request.body, { limit, onTooLarge: end.refuse, onEnd: end.beginTime });
    const body = await readBody(request.body, limit);
    end.beginTime();
    return body;
  }
  end.beginTime();
  return null;
};

const initOf = (request: Request, origin: Origin, body: Awaited<ReturnType<typeof bodyOf>>, end: CallEnd) => {
  const headers = forwardedHeaders(request, origin);
  if (body instanceof Uint8Array) headers.set('Content-Length', String(body.byteLength));
  const signal = AbortSignal.any([request.signal, end.signal]);
  const init: RequestInit & { duplex?: 'half' } = { method: request.method, headers, redirect: 'manual', signal };
  return body === null ? init : { ...init, body, duplex: 'half' as const };
};

/** Games of all brands come by one host name: they have a share of their own, not that of the brand which stands for it. */
const shareOf = ({ merchant, isAnonymous }: Origin): string => (isAnonymous === true ? 'games' : merchant);

/** The platform is known not to answer: said at once, before anybody waits for it. */
const refuseShut = (
  path: string,
  { requestId }: Origin,
  { meter, log }: Pick<ProxyDeps, 'meter' | 'log'>,
): Response => {
  meter.callFailed('shut-off');
  log({ level: 'warn', event: 'call.shut-off', requestId, detail: path });
  return refuseWhileDown();
};

const send = async (
  request: Request,
  origin: Origin,
  { platform, log, limits, admission, meter }: ProxyDeps,
): Promise<Response> => {
  const end = createCallEnd(limits.callMs);
  const { pathname, search } = new URL(request.url);
  const body = await bodyOf(request, end);
  const leave = admission.admit({ address: callerAddress(request, origin), merchant: shareOf(origin) });
  if (leave === null) {
    end.endTime();
    meter.callFailed('no-room');
    log({ level: 'warn', event: 'call.no-room', requestId: origin.requestId, detail: pathname });
    return refuseForRoom();
  }
  try {
    const sent = new Request(PLATFORM_ORIGIN + pathname + search, initOf(request, origin, body, end));
    return passOn(request, await platform(sent), origin, leave);
  } catch (error) {
    leave();
    const { reason } = end.signal;
    if (reason instanceof BodyTooLarge) throw reason;
    if (request.signal.aborted) return answerNobody();
    if (error instanceof ShutOff) return refuseShut(pathname, origin, { meter, log });
    meter.callFailed(reason instanceof TimeLimit ? 'late' : 'unreachable');
    const detail = `${pathname}: ${String(reason ?? error)}`;
    log({ level: 'error', event: 'platform.unreachable', requestId: origin.requestId, detail });
    return reason instanceof TimeLimit ? refuseLateAnswer() : refuseUnreachable();
  } finally {
    end.endTime();
  }
};

/** Passes a request on to the platform and its answer back, within limits; ends with the caller's connection. */
export const proxyToPlatform = async (request: Request, origin: Origin, deps: ProxyDeps): Promise<Response> => {
  try {
    if (isDeclaredTooLarge(request.headers, bodyLimitOfCall(request))) throw new BodyTooLarge('It says so itself.');
    return await send(request, origin, deps);
  } catch (error) {
    const isHeavy = error instanceof BodyTooLarge;
    deps.meter.callFailed(isHeavy ? 'too-heavy' : 'broken');
    return isHeavy ? refuseHeavyBody() : refuseBrokenBody();
  }
};
