import type { Envelope, ErrorCode } from 'shared-kernel/contracts/envelope';

interface Refusal {
  readonly status: number;
  readonly errorCode: ErrorCode;
  readonly message: string;
  readonly retryAfterS?: number;
}

/** A refusal of this side, in the API's own envelope. */
const refuse = ({ status, errorCode, message, retryAfterS }: Refusal): Response => {
  const envelope: Envelope<never> = { success: false, errorCode, message };
  const retry = retryAfterS === undefined ? {} : { 'Retry-After': String(retryAfterS) };
  return Response.json(envelope, { status, headers: { 'Cache-Control': 'no-store', ...retry } });
};

/** Calls end within milliseconds: a second later there is room. */
const ROOM_AFTER_S = 1;
/** As long as an instance that failed is passed over. */
const BACK_AFTER_S = 3;

export const refuseHeavyBody = (): Response =>
  refuse({ status: 413, errorCode: 'request.invalid', message: 'The body is too large.' });

export const refuseBrokenBody = (): Response =>
  refuse({ status: 400, errorCode: 'request.invalid', message: 'The body did not arrive whole.' });

export const refuseForRoom = (): Response =>
  refuse({
    status: 503,
    errorCode: 'platform.busy',
    message: 'Too many calls are waiting for the platform.',
    retryAfterS: ROOM_AFTER_S,
  });

export const refuseLateAnswer = (): Response =>
  refuse({
    status: 504,
    errorCode: 'platform.busy',
    message: 'The platform did not answer in time.',
    retryAfterS: BACK_AFTER_S,
  });

export const refuseWhileDown = (): Response =>
  refuse({
    status: 503,
    errorCode: 'platform.busy',
    message: 'The platform does not answer at the moment.',
    retryAfterS: BACK_AFTER_S,
  });

/** Nobody is there to read it: only the figures tell it from a fault of the platform's. */
export const answerNobody = (): Response => new Response(null, { status: 499 });

export const refuseUnreachable = (): Response =>
  refuse({
    status: 502,
    errorCode: 'unknown',
    message: 'The platform cannot be reached.',
    retryAfterS: BACK_AFTER_S,
  });
