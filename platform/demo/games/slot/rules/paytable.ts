import type { PayingSymbol } from './reels.ts';

/** A way needs its symbol on at least this many reels from the left; the feature needs as many symbols anywhere. */
export const SHORTEST_WIN = 3;
export type WinLength = 3 | 4 | 5;
export const WIN_LENGTHS: readonly WinLength[] = [3, 4, 5];

type Pays = Readonly<Record<WinLength, number>>;

/**
 * Percent of the stake, for each way. All are multiples of 20, so that every stake which is a multiple of 5 centavos
 * pays in whole centavos and the published return needs no rounding.
 */
export const PAYTABLE: Readonly<Record<PayingSymbol, Pays>> = {
  first: { 3: 200, 4: 1000, 5: 5000 },
  second: { 3: 100, 4: 500, 5: 1500 },
  third: { 3: 80, 4: 300, 5: 1000 },
  fourth: { 3: 60, 4: 200, 5: 500 },
  fifth: { 3: 40, 4: 100, 5: 300 },
  sixth: { 3: 40, 4: 80, 5: 160 },
  seventh: { 3: 20, 4: 40, 5: 140 },
};

/** Percent of the stake for feature symbols anywhere, by how many there are. */
export const FEATURE_PAYS: Pays = { 3: 200, 4: 1000, 5: 5000 };

export const FREE_SPINS = 8;
/** The meter multiplies the wins of free spins: it starts here, rises by one after each winning one, and stops at its top. */
export const METER = { start: 1, top: 10 } as const;
