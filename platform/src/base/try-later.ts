import { PlatformError } from './platform-error.ts';

/** What stands in the way of a call that came too much at once is over in a moment, or not at all. */
const BUSY_RETRY_MS = 2000;

/** `platform.busy`: nothing was done, there was no room for it in time; asked again in a moment it may be done. */
export const busy = (message: string, cause?: unknown): PlatformError =>
  new PlatformError('platform.busy', message, { cause, retryAfterMs: BUSY_RETRY_MS });

/** `rate.limited`: the caller's tries are used up until `until`. */
export const limitedUntil = (until: Date, now: Date): PlatformError =>
  new PlatformError('rate.limited', 'Too many tries: wait and try again.', {
    retryAfterMs: until.getTime() - now.getTime(),
  });
