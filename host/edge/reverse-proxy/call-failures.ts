import type { Envelope, ErrorCode } from 'shared-kernel/contracts/envelope';
import type { EdgeDeps, LogEntry } from '../base/edge-deps.ts';
import type { CallFailure, EdgeMeter } from '../base/edge-meter.ts';

interface Failure {
  readonly status: number;
  readonly errorCode: ErrorCode;
  readonly message: string;
  readonly retryAfterS?: number;
  /** A fault of the caller has no line in the log. */
  readonly line?: Pick<LogEntry, 'level' | 'event'>;
}

/** Calls end within milliseconds. */
const ROOM_AFTER_S = 1;
/** An upstream is back within some seconds. */
const BACK_AFTER_S = 3;

const FAILURES: Readonly<Record<CallFailure, Failure>> = {
  'too-heavy': { status: 413, errorCode: 'request.invalid', message: 'The body is too large.' },
  broken: { status: 400, errorCode: 'request.invalid', message: 'The body did not arrive whole.' },
  'no-room': {
    status: 503,
    errorCode: 'platform.busy',
    message: 'Too many calls are waiting for the platform.',
    retryAfterS: ROOM_AFTER_S,
    line: { level: 'warn', event: 'call.no-room' },
  },
  'shut-off': {
    status: 503,
    errorCode: 'platform.busy',
    message: 'The platform does not answer at the moment.',
    retryAfterS: BACK_AFTER_S,
    line: { level: 'warn', event: 'call.shut-off' },
  },
  late: {
    status: 504,
    errorCode: 'platform.busy',
    message: 'The platform did not answer in time.',
    retryAfterS: BACK_AFTER_S,
    line: { level: 'error', event: 'platform.unreachable' },
  },
  unreachable: {
    status: 502,
    errorCode: 'unknown',
    message: 'The platform cannot be reached.',
    retryAfterS: BACK_AFTER_S,
    line: { level: 'error', event: 'platform.unreachable' },
  },
};

interface FailureDeps extends Pick<EdgeDeps, 'log'> {
  readonly meter: EdgeMeter;
  readonly requestId: string;
}

/** Counts and logs a call that the platform did not answer, and answers it with an error in the API's envelope. */
export const createFail =
  ({ meter, log, requestId }: FailureDeps) =>
  (reason: CallFailure, detail: string): Response => {
    const { status, errorCode, message, retryAfterS, line } = FAILURES[reason];
    meter.callFailed(reason);
    if (line !== undefined) log({ ...line, requestId, detail });
    const envelope: Envelope<never> = { success: false, errorCode, message };
    const retry = retryAfterS === undefined ? {} : { 'Retry-After': String(retryAfterS) };
    return Response.json(envelope, { status, headers: { 'Cache-Control': 'no-store', ...retry } });
  };
