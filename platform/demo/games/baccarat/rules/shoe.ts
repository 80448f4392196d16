import type { RandomSource } from '../../../../src/play/fair-random/fair-random.ts';
import { CARDS, type Card, cardAt } from './cards.ts';

/** With fewer cards than this left, a shoe ends: a round takes six at most. */
export const CUT_CARDS = 52;

export interface Shoe {
  draw(): Card;
  left(): number;
}

/**
 * A shoe that is shuffled as far as it is dealt (Fisher–Yates from the front): each card is drawn from those that are left, each as
 * likely as any other.
 */
export const createShoe = (random: RandomSource): Shoe => {
  /** Where cards are that have changed places. */
  const moved = new Map<number, number>();
  let dealt = 0;
  return {
    draw: () => {
      const from = dealt + random.int(CARDS - dealt);
      const drawn = moved.get(from) ?? from;
      moved.set(from, moved.get(dealt) ?? dealt);
      dealt += 1;
      return cardAt(drawn);
    },
    left: () => CARDS - dealt,
  };
};
