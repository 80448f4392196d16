import type { Envelope, ErrorCode } from '@shared-kernel/contracts/wire/envelope';
import type { EdgeDeps, LogEntry } from '../base/edge-deps.ts';
import type { CallFailure, EdgeMeter } from '../base/edge-meter.ts';

/** Calls end within milliseconds. */
const ROOM_AFTER_S = 1;
/** An upstream is back within some seconds. */
const BACK_AFTER_S = 3;

type Answer = readonly [status: number, errorCode: ErrorCode, message: string, retryAfterS?: number];

const ANSWERS: Readonly<Record<CallFailure, Answer>> = {
  'too-heavy': [413, 'request.invalid', 'The body is too large.'],
  broken: [400, 'request.invalid', 'The body did not arrive whole.'],
  'no-room': [503, 'platform.busy', 'Too many calls are waiting for the platform.', ROOM_AFTER_S],
  'shut-off': [503, 'platform.busy', 'The platform does not answer at the moment.', BACK_AFTER_S],
  late: [504, 'platform.busy', 'The platform did not answer in time.', BACK_AFTER_S],
  unreachable: [502, 'unknown', 'The platform cannot be reached.', BACK_AFTER_S],
};

/** Faults of the caller are counted and not logged. */
const LINES: Readonly<Partial<Record<CallFailure, Pick<LogEntry, 'level' | 'event'>>>> = {
  'no-room': { level: 'warn', event: 'call.no-room' },
  'shut-off': { level: 'warn', event: 'call.shut-off' },
  late: { level: 'error', event: 'platform.unreachable' },
  unreachable: { level: 'error', event: 'platform.unreachable' },
};

interface FailureDeps extends Pick<EdgeDeps, 'log'> {
  readonly meter: EdgeMeter;
  readonly requestId: string;
}

/** Counts and logs a call that the platform did not answer, and answers it with an error in the API's envelope. */
export const createFail =
  ({ meter, log, requestId }: FailureDeps) =>
  (reason: CallFailure, detail: string): Response => {
    meter.callFailed(reason);
    const line = LINES[reason];
    if (line !== undefined) log({ ...line, requestId, detail });
    const [status, errorCode, message, retryAfterS] = ANSWERS[reason];
    const envelope: Envelope<never> = { success: false, errorCode, message };
    const retry = retryAfterS === undefined ? {} : { 'Retry-After': String(retryAfterS) };
    return Response.json(envelope, { status, headers: { 'Cache-Control': 'no-store', ...retry } });
  };
