import { now } from 'shared-kernel/clock';
import { useCountdown } from 'shared-kernel/timer';
import type { Draw } from './lottery.ts';

/** `open` takes orders; `closed` waits for its numbers; `none`: nothing is sold. */
export type DrawState = 'open' | 'closed' | 'none';

/** What a draw is by the server's clock; the component renders again when that changes. */
export const useDrawState = (draw: Draw | undefined): DrawState => {
  const { isOver } = useCountdown(draw?.closesAt);
  if (draw === undefined) return 'none';
  return isOver ? 'closed' : 'open';
};

/** When the draw's numbers and the next draw are there. */
const endOf = ({ drawsAt, closesAt }: Draw): number => Date.parse(drawsAt ?? closesAt);

/** Milliseconds: the pauses between two looks for the next draw. */
const SOONEST_MS = 2000;
const SLOWEST_MS = 30_000;
/** Where nothing is sold, something may be in a while. */
const IDLE_MS = 60_000;
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

/** The same of an answer with draws: until the first of them is drawn, then until the next one is told. */
export const useDrawPause = (draws: readonly (Draw | undefined)[]): number | false => {
  const ends = draws.flatMap((draw) => (draw === undefined ? [] : [endOf(draw)]));
  const pause = usePauseFrom(ends);
  return ends.length === 0 ? IDLE_MS : pause;
};
