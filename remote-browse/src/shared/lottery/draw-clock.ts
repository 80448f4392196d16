import { useCountdown } from 'shared-kernel/timer';
import { usePauseFrom } from '../orders/use-pause-from.ts';
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

/** Where nothing is sold, something may be in a while. */
const IDLE_MS = 60_000;

/**
 * How often an answer with draws is to be asked for again, in milliseconds: not until the first of them is drawn, then until
 * the next one is told.
 */
export const useDrawPause = (draws: readonly (Draw | undefined)[]): number | false => {
  const ends = draws.flatMap((draw) => (draw === undefined ? [] : [endOf(draw)]));
  const pause = usePauseFrom(ends);
  return ends.length === 0 ? IDLE_MS : pause;
};
