import { type Offer, oddsAfter, offersOf } from './rules/odds.ts';
import type { Pick } from './rules/picks.ts';
import type { BookMatch } from './run-matches.ts';

/** Matches of a week, each as it is after its last move. */
const MOST_KEPT = 600;

interface Sale {
  /** The same before and after every move. */
  readonly offers: readonly Offer[];
  /** By pick, in hundredths; a pick of an offer that has none is not on sale at the moment. */
  readonly odds: ReadonlyMap<Pick, number>;
}

const kept = new Map<string, Sale & { readonly moves: number }>();

/** What can be bet on in a match, and at which odds; computed anew when they have moved. */
export const saleOf = ({ id, sport, rates, moves }: BookMatch): Sale => {
  const known = kept.get(id);
  if (known?.moves === moves.length) return known;
  const terms = { sport, rates };
  const sale = { offers: known?.offers ?? offersOf(terms), odds: oddsAfter(terms, moves), moves: moves.length };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(id, sale);
  return sale;
};

/** The odds of a match by pick, in hundredths. */
export const oddsOfMatch = (match: BookMatch): Sale['odds'] => saleOf(match).odds;

export const isOnSale = ({ state, startsAt }: BookMatch, now: Date): boolean => state === 'open' && now < startsAt;
