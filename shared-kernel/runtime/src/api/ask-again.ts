import { now } from 'shared-kernel/clock';
import { publish } from 'shared-kernel/events';
import { ApiError, isApiError } from './api-error.ts';
import { pause } from './pause.ts';

/** Of one call, the first one counted. */
const MOST_TRIES = 3;
/** All waits of one call together; a player waits no longer without a word that it failed. */
const LONGEST_WAIT_MS = 30_000;
/** Where nobody says how long: at first, doubled each time, up to. */
const FIRST_BACKOFF_MS = 300;
const LONGEST_BACKOFF_MS = 2000;
/** Up to this part longer, so that those who were refused together do not come back together. */
const JITTER = 0.25;
/** A shorter wait is over before a notice of it could be read. */
const TOLD_FROM_MS = 1000;

const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/** Whether the same may go well in a moment: no room, a line that broke, a gateway without the platform behind it. A closed site is none of these. */
const isPassing = ({ code, status, retryAt }: ApiError): boolean =>
  code === 'network' ||
  code === 'platform.busy' ||
  (code === 'rate.limited' && retryAt !== undefined) ||
  (code === 'unknown' && GATEWAY_STATUSES.has(status));

const leastWait = ({ retryAt }: ApiError, tries: number): number =>
  retryAt === undefined
    ? Math.min(FIRST_BACKOFF_MS * 2 ** (tries - 1), LONGEST_BACKOFF_MS)
    : Math.max(0, retryAt - now().getTime());

/** Milliseconds until a call is sent again after so many tries and waits; undefined: its failure stands. */
const waitAfter = (error: unknown, tries: number, waitedMs: number): number | undefined => {
  if (!isApiError(error) || !isPassing(error) || tries >= MOST_TRIES) return undefined;
  const waitMs = leastWait(error, tries) * (1 + JITTER * Math.random());
  return waitedMs + waitMs <= LONGEST_WAIT_MS ? waitMs : undefined;
};

/** What became of a call whose try before went as `earlier`: whoever settles it has to know of both. */
const after = (earlier: ApiError | undefined, error: unknown): unknown => {
  if (earlier === undefined || !isApiError(error)) return error;
  const { code, status, message, value, retryAt, cause } = error;
  return new ApiError({ code, status, message, value, retryAt, cause, earlier });
};

let waiting = 0;

/** One call's share in the event `calls.waiting`: told once, taken back once. */
const createNotice = () => {
  let isTold = false;
  const change = (by: 1 | -1): void => {
    isTold = by === 1;
    waiting += by;
    publish('calls.waiting', { count: waiting });
  };
  return {
    tell: () => {
      if (!isTold) change(1);
    },
    end: () => {
      if (isTold) change(-1);
    },
  };
};

interface Tries {
  readonly count: number;
  readonly waitedMs: number;
  /** How the last one went. */
  readonly earlier: ApiError | undefined;
}

const tryOnce = async <Answer>(
  send: () => Promise<Answer>,
  signal: AbortSignal | undefined,
  tell: () => void,
  { count, waitedMs, earlier }: Tries,
): Promise<Answer> => {
  try {
    return await send();
  } catch (cause) {
    const error = after(earlier, cause);
    const waitMs = signal?.aborted ? undefined : waitAfter(error, count, waitedMs);
    if (waitMs === undefined || !isApiError(error)) throw error;
    if (waitMs >= TOLD_FROM_MS) tell();
    await pause(waitMs, signal);
    return tryOnce(send, signal, tell, { count: count + 1, waitedMs: waitedMs + waitMs, earlier: error });
  }
};

/**
 * Sends again what may be sent twice, when `Retry-After` says or shortly after a broken line: at most three times and
 * within 30 s. Meanwhile the event `calls.waiting` says so. An aborted wait throws the signal's reason.
 */
export const askAgain = <Answer>(send: () => Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> => {
  const { tell, end } = createNotice();
  return tryOnce(send, signal, tell, { count: 1, waitedMs: 0, earlier: undefined }).finally(end);
};
