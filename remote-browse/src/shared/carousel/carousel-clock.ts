import { isCovered } from '../motion/is-covered.ts';

/** Why a carousel rests. */
type Reason = 'paused' | 'focus' | 'mouse' | 'hidden';

export interface CarouselClock {
  /** Begins to rest for a reason, or ends it. It moves on while there is none. */
  readonly rest: (reason: Reason, isResting: boolean) => void;
  /** Counts from now: a slide has just come, or a finger. */
  readonly restart: () => void;
  readonly stop: () => void;
}

/** Calls `next` every `delayMs` milliseconds, but for those in which something lies over the page. Swiper's own autoplay works out in every frame what is left, all its life. */
export const createCarouselClock = (next: () => void, delayMs: number): CarouselClock => {
  const reasons = new Set<Reason>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const restart = (): void => {
    stop();
    if (reasons.size > 0) return;
    timer = setTimeout(() => {
      if (!isCovered()) next();
      restart();
    }, delayMs);
  };
  const rest = (reason: Reason, isResting: boolean): void => {
    if (isResting === reasons.has(reason)) return;
    if (isResting) reasons.add(reason);
    else reasons.delete(reason);
    restart();
  };
  restart();
  return { rest, restart, stop };
};
