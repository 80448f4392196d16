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
  const places = Array.from({ length: CARDS }, (_, place) => place);
  let dealt = 0;
  return {
    draw: () => {
      const from = dealt + random.int(CARDS - dealt);
      const [here = 0, there = 0] = [places[dealt], places[from]];
      places[dealt] = there;
      places[from] = here;
      dealt += 1;
      return cardAt(there);
    },
    left: () => CARDS - dealt,
  };
};
