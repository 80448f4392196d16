import { now } from 'shared-kernel/clock';
import { useCountdown } from 'shared-kernel/timer';

/** Milliseconds: the pauses between two looks for what a draw has brought. */
const SOONEST_MS = 2000;
const SLOWEST_MS = 30_000;
/** This page's own, so that not everybody who watches a draw asks in one instant. */
const SPREAD_MS = Math.random() * SOONEST_MS;

/** The longer a draw is overdue, the longer the pauses: a platform that cannot draw is not asked for ever faster. */
const pauseAfter = (overdueMs: number): number => Math.min(SLOWEST_MS, Math.max(SOONEST_MS, overdueMs / 2)) + SPREAD_MS;

/**
 * How often an answer is to be asked for again, in milliseconds, that is out of date from the first of these instants on: not
 * before it, then until it brings something newer. False while there is nothing new to learn.
 */
export const usePauseFrom = (ends: readonly (string | number)[]): number | false => {
  const first = ends.length === 0 ? undefined : Math.min(...ends.map((end) => new Date(end).getTime()));
  const { isOver } = useCountdown(first);
  return first !== undefined && isOver && pauseAfter(now().getTime() - first);
};
