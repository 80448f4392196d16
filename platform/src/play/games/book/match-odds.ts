import { oddsAfter } from './rules/odds.ts';
import type { Pick } from './rules/picks.ts';
import type { BookMatch } from './run-matches.ts';

/** Matches of a week, each as it is after its last move. */
const MOST_KEPT = 600;
const kept = new Map<string, { readonly moves: number; readonly odds: ReadonlyMap<Pick, number> }>();

/** The odds of a match by pick, in hundredths; computed anew when they have moved. */
export const oddsOfMatch = ({ id, sport, rates, moves }: BookMatch): ReadonlyMap<Pick, number> => {
  const known = kept.get(id);
  if (known?.moves === moves.length) return known.odds;
  const odds = oddsAfter({ sport, rates }, moves);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(id, { moves: moves.length, odds });
  return odds;
};

export const isOnSale = ({ state, startsAt }: BookMatch, now: Date): boolean => state === 'open' && now < startsAt;
