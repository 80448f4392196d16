import { type CalendarDay, dayOf } from '@shared-kernel/contracts/system/calendar';

/** Milliseconds: what `performance.now()` must be raised by to be the server's time; the phone's own until the server spoke. */
let lead = Date.now() - performance.now();
let hasServerTime = false;

/**
 * Takes a time that the server wrote down. It is always a little old when it arrives, never too new, so of several the
 * one that puts the clock furthest on is the truest: slow answers and cached ones change nothing.
 */
export const hearServerTime = (instant: string | null | undefined): void => {
  const heard = Date.parse(instant ?? '') - performance.now();
  if (Number.isNaN(heard) || (hasServerTime && heard <= lead)) return;
  lead = heard;
  hasServerTime = true;
};

/** Starts over with the phone's clock: for tests, and for a page that boots again. */
export const resetClock = (): void => {
  lead = Date.now() - performance.now();
  hasServerTime = false;
};

/** The server's time, whatever the phone's clock says. */
export const now = (): Date => new Date(performance.now() + lead);

/** The merchant's day of now. */
export const today = (): CalendarDay => dayOf(now());
