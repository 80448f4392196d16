import type { RandomSource } from '../../../fair-random/fair-random.ts';
import { firstChances, type Rates, type Score, type Sport, scoresOf } from './scores.ts';

/** What a match is drawn from, besides its seed. */
export interface MatchTerms {
  readonly sport: Sport;
  readonly rates: Rates;
}

/** Odds move so often before a match begins. */
export const MOVES = 11;
/** What each move gives to the score that it draws. */
const MOVE_SHARE = 0.04;
/** One match of so many is given up: its bets are void. */
export const ABANDONED_OF = 200;
const WORDS = 2 ** 32;

/** The place of a score, each as likely as its chance, to within 2⁻³². */
const drawFrom = (chances: readonly number[], random: RandomSource): number => {
  let left = random.int(WORDS) / WORDS;
  let last = 0;
  for (const [place, chance] of chances.entries()) {
    if (chance === 0) continue;
    if (left < chance) return place;
    left -= chance;
    last = place;
  }
  return last;
};

/**
 * Chances after a move towards a score. A score is drawn with its own chance, so on average no chance changes, and a bet
 * returns the same whenever it is placed.
 */
const moved = (chances: readonly number[], towards: number): readonly number[] =>
  chances.map((chance, place) => (1 - MOVE_SHARE) * chance + (place === towards ? MOVE_SHARE : 0));

/** The chances after these moves. */
export const chancesAfter = ({ sport, rates }: MatchTerms, moves: readonly number[]): readonly number[] =>
  moves.reduce(moved, firstChances(sport, rates));

export interface PlayedMatch {
  /** The places of the scores that the odds moved towards. */
  readonly moves: readonly number[];
  /** null: given up. */
  readonly score: Score | null;
}

/** The whole match out of its numbers: the moves, whether it is given up, the score. */
export const playMatch = (terms: MatchTerms, random: RandomSource): PlayedMatch => {
  let chances = firstChances(terms.sport, terms.rates);
  const moves: number[] = [];
  for (let move = 0; move < MOVES; move += 1) {
    const towards = drawFrom(chances, random);
    moves.push(towards);
    chances = moved(chances, towards);
  }
  const isAbandoned = random.int(ABANDONED_OF) === 0;
  const score = scoresOf(terms.sport)[drawFrom(chances, random)];
  return { moves, score: isAbandoned || !score ? null : score };
};
