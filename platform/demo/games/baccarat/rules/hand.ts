import type { RandomSource } from '../../../../src/play/fair-random/fair-random.ts';
import { type Card, rankOf, totalOf } from './cards.ts';
import { CUT_CARDS, createShoe, type Shoe } from './shoe.ts';

export type Winner = 'player' | 'banker' | 'tie';

export interface Hand {
  /** In the order in which they were dealt: two or three each. */
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly playerTotal: number;
  readonly bankerTotal: number;
  readonly winner: Winner;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

const NATURAL = 8;
const STANDS_ON = 6;

/** The highest total on which the banker draws, by the points of the player's third card. */
const BANKER_DRAWS_TO = [3, 3, 4, 4, 5, 5, 6, 6, 2, 3] as const;

/** Whether the banker draws; `third` is what the player's third card counts, if he has one. */
export const bankerDraws = (total: number, third: number | undefined): boolean =>
  third === undefined ? total < STANDS_ON : total <= (BANKER_DRAWS_TO[third] ?? 0);

const isPair = ([first, second]: readonly Card[]): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second);

export const winnerOf = (player: number, banker: number): Winner => {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
};

/** One hand by the standard drawing rules. */
export const dealHand = ({ draw }: Pick<Shoe, 'draw'>): Hand => {
  const [first, second, third, fourth] = [draw(), draw(), draw(), draw()];
  const player = [first, third];
  const banker = [second, fourth];
  const pairs = { playerPair: isPair(player), bankerPair: isPair(banker) };
  if (totalOf(player) < NATURAL && totalOf(banker) < NATURAL) {
    const more = totalOf(player) < STANDS_ON ? draw() : undefined;
    if (more) player.push(more);
    if (bankerDraws(totalOf(banker), more && totalOf([more]))) banker.push(draw());
  }
  const [playerTotal, bankerTotal] = [totalOf(player), totalOf(banker)];
  return { player, banker, playerTotal, bankerTotal, winner: winnerOf(playerTotal, bankerTotal), ...pairs };
};

/** A round of a shoe, from 0, with the rounds before it; `isLast`: the shoe ends with it. */
export const dealRound = (random: RandomSource, round: number): { readonly hand: Hand; readonly isLast: boolean } => {
  const shoe = createShoe(random);
  let hand = dealHand(shoe);
  for (let dealt = 0; dealt < round; dealt++) {
    if (shoe.left() < CUT_CARDS) throw new RangeError(`A shoe has no round ${round}.`);
    hand = dealHand(shoe);
  }
  return { hand, isLast: shoe.left() < CUT_CARDS };
};
