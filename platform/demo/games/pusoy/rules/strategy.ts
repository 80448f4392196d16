import { type Card, LOWEST, RANKS, rankOf } from './cards.ts';
import { beats, type Play, playsOf } from './plays.ts';
import type { Need } from './round.ts';

/** What a seat sees besides its own cards: how many each of the others has, the next one first. */
export interface Seen extends Need {
  readonly others: readonly number[];
}

const NOTHING: readonly Card[] = [];
const TWO = RANKS.length - 1;
/** From so few cards of another seat on, and of its own, twos are not spared. */
const FEW = 4;

const hasTwo = ({ cards }: Play): boolean => cards.some((card) => rankOf(card) === TWO);

/** What the rules allow: the fewest cards first, and the lowest first. */
const allowedPlays = (hand: readonly Card[], { pile, isFirst }: Need): readonly Play[] =>
  playsOf(hand, pile?.cards.length).filter(
    (play) => (!isFirst || play.cards.includes(LOWEST)) && (pile === null || beats(play, pile)),
  );

/** The most cards that hold the lowest one; where the next seat has one card left, rather no single, or else the highest. */
const lead = (plays: readonly Play[], { others, isFirst }: Seen): Play | undefined => {
  const isNextOut = others[0] === 1 && !isFirst;
  const lowest = plays[0]?.cards[0];
  const holding = plays.filter(({ cards }) => lowest !== undefined && cards.includes(lowest));
  const spared = holding.filter((play) => !hasTwo(play));
  const found = (spared.length > 0 ? spared : holding).at(-1);
  if (!isNextOut || (found && found.cards.length > 1)) return found;
  return plays.findLast(({ cards }) => cards.length > 1) ?? plays.findLast(({ cards }) => cards.length === 1);
};

/** The lowest that beats, without twos as long as nobody is near the end; against a seat with one card left the highest single. */
const follow = (hand: readonly Card[], plays: readonly Play[], { others, pile }: Seen): Play | undefined => {
  if (pile?.kind === 'single' && others[0] === 1) return plays.at(-1);
  const isLate = hand.length <= FEW || others.some((count) => count <= FEW);
  return plays.find((play) => isLate || !hasTwo(play));
};

/**
 * What a seat of the house plays, and what a player is advised; no cards are a pass. It knows its own hand, what lies in the
 * middle, and how many cards the others have.
 */
export const choosePlay = (hand: readonly Card[], seen: Seen): readonly Card[] => {
  const plays = allowedPlays(hand, seen);
  const last = plays.find(({ cards }) => cards.length === hand.length);
  const chosen = last ?? (seen.pile ? follow(hand, plays, seen) : lead(plays, seen));
  return chosen?.cards ?? NOTHING;
};

/** What is played for a player whose clock ran out: a pass, or the lowest single where he leads. */
export const choosePlayByClock = (hand: readonly Card[], { pile, isFirst }: Need): readonly Card[] =>
  pile ? NOTHING : (allowedPlays(hand, { pile, isFirst })[0]?.cards ?? NOTHING);
