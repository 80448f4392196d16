import type { CascadeSymbol } from './board.ts';

/** A symbol pays anywhere on the board from so many on. */
export const LEAST = 8;

/** From so many on the pay is a higher one. */
export const TIERS = [8, 10, 12] as const;
export type Tier = (typeof TIERS)[number];

/**
 * Percent of the stake for a symbol, by the tier of its count. All are multiples of 20, so that every stake which is a
 * multiple of 5 centavos pays in whole centavos and the published return needs no rounding.
 */
export const PAYTABLE: Readonly<Record<CascadeSymbol, Readonly<Record<Tier, number>>>> = {
  first: { 8: 400, 10: 2000, 12: 10_000 },
  second: { 8: 240, 10: 1000, 12: 5000 },
  third: { 8: 180, 10: 700, 12: 2500 },
  fourth: { 8: 100, 10: 500, 12: 2000 },
  fifth: { 8: 80, 10: 300, 12: 1200 },
  sixth: { 8: 60, 10: 220, 12: 1000 },
  seventh: { 8: 60, 10: 200, 12: 800 },
  eighth: { 8: 40, 10: 160, 12: 600 },
};

/** What each cascade's wins are multiplied by; the round ends with the last. */
export const MULTIPLIERS: readonly number[] = [1, 2, 3, 5, 8, 10, 15, 20];

/** The tier of a count; undefined below the least. */
export const tierOf = (count: number): Tier | undefined => TIERS.findLast((from) => count >= from);
