import { PAYTABLE, SHORTEST_WIN, WIN_LENGTHS, type WinLength } from './paytable.ts';
import { FEATURE_SYMBOL, type PayingSymbol, type ReelWindow, type SlotSymbol, STRIPS, windowAt } from './reels.ts';

/** Chance, by count, that a reel shows a symbol so many times. */
type CountChances = readonly number[];

const windowsOf = (reel: number): readonly ReelWindow[] => {
  const strip = STRIPS[reel] ?? [];
  return strip.map((_, stop) => windowAt(strip, stop));
};
const WINDOWS = STRIPS.map((_, reel) => windowsOf(reel));

const countOf = (window: ReelWindow, symbol: SlotSymbol): number => window.filter((shown) => shown === symbol).length;

const countChances = (reel: number, symbol: SlotSymbol): CountChances => {
  const windows = WINDOWS[reel] ?? [];
  const chances = [0, 0, 0, 0];
  for (const window of windows) {
    const count = countOf(window, symbol);
    chances[count] = (chances[count] ?? 0) + 1 / windows.length;
  }
  return chances;
};

export interface OutcomeChance {
  readonly symbol: SlotSymbol;
  readonly length: WinLength;
  /** Share of 1. */
  readonly chance: number;
  /** Percent of the stake that it pays on average when it happens. */
  readonly meanPercent: number;
}

/**
 * Reels stop independently and evenly, so a symbol's wins of one length are the product over the reels: it is on
 * the first `length` reels (the mean count gives the mean number of ways) and not on the next.
 */
const waysOf = (symbol: PayingSymbol, length: WinLength): OutcomeChance => {
  let chance = 1;
  let meanWays = 1;
  STRIPS.slice(0, length + 1).forEach((_, reel) => {
    const chances = countChances(reel, symbol);
    const none = chances[0] ?? 0;
    if (reel === length) {
      chance *= none;
      meanWays *= none;
      return;
    }
    chance *= 1 - none;
    meanWays *= chances.reduce((mean, share, count) => mean + share * count, 0);
  });
  return { symbol, length, chance, meanPercent: (meanWays * PAYTABLE[symbol][length]) / chance };
};

export const wayChances = (symbol: PayingSymbol): readonly OutcomeChance[] =>
  WIN_LENGTHS.map((length) => waysOf(symbol, length));

/** Chance, by how many feature symbols are in view on the reels from `from` on. */
export const featureCounts = (from = 0): readonly number[] =>
  STRIPS.slice(from).reduce<readonly number[]>(
    (totals, _, index) => {
      const added = countChances(from + index, FEATURE_SYMBOL);
      const next = Array.from({ length: totals.length + added.length - 1 }, () => 0);
      totals.forEach((share, total) => {
        added.forEach((chance, count) => {
          next[total + count] = (next[total + count] ?? 0) + share * chance;
        });
      });
      return next;
    },
    [1],
  );

/**
 * Chances that a spin pays nothing, by every stop of the first three reels: those alone decide whether a way pays,
 * and the feature symbols on the last two are independent of them.
 */
export const losingChances = (): { withoutWays: number; withoutAnything: number } => {
  const rest = featureCounts(SHORTEST_WIN);
  const atMost = (allowed: number): number =>
    rest.slice(0, Math.max(allowed + 1, 0)).reduce((sum, share) => sum + share, 0);
  const [first = [], second = [], third = []] = WINDOWS;
  const share = 1 / (first.length * second.length * third.length);
  let withoutWays = 0;
  let withoutAnything = 0;
  for (const a of first) {
    for (const b of second) {
      const shared = a.filter((symbol) => symbol !== FEATURE_SYMBOL && b.includes(symbol));
      for (const c of third) {
        if (shared.some((symbol) => c.includes(symbol))) continue;
        const features = [a, b, c].reduce((sum, window) => sum + countOf(window, FEATURE_SYMBOL), 0);
        withoutWays += share;
        withoutAnything += share * atMost(SHORTEST_WIN - 1 - features);
      }
    }
  }
  return { withoutWays, withoutAnything };
};
