import { FEATURE_PAYS, PAYTABLE, SHORTEST_WIN, WIN_LENGTHS, type WinLength } from './paytable.ts';
import { FEATURE_SYMBOL, PAYING_SYMBOLS, type ReelWindow, type SlotSymbol } from './reels.ts';

/** A place on the screen: reel from the left, row from the top, both from 0. */
export type Cell = readonly [reel: number, row: number];

export interface Win {
  readonly symbol: SlotSymbol;
  /** Reels from the left that have it; for the feature, symbols in view. */
  readonly length: WinLength;
  /** The product of how many each of those reels shows; 1 for the feature. */
  readonly ways: number;
  /** Percent of the stake, all ways together, before the meter. */
  readonly percent: number;
  readonly cells: readonly Cell[];
}

const cellsOf = (windows: readonly ReelWindow[], symbol: SlotSymbol): Cell[] =>
  windows.flatMap((window, reel) => window.flatMap((shown, row): Cell[] => (shown === symbol ? [[reel, row]] : [])));

const winLength = (count: number): WinLength | undefined => WIN_LENGTHS.find((length) => length === count);

/** Wins of the paying symbols: on neighbouring reels from the left, in any rows; every combination of rows is a way. */
export const wayWins = (windows: readonly ReelWindow[]): Win[] =>
  PAYING_SYMBOLS.flatMap((symbol): Win[] => {
    const counts = windows.map((window) => window.filter((shown) => shown === symbol).length);
    const gap = counts.indexOf(0);
    const length = winLength(gap === -1 ? counts.length : gap);
    if (!length) return [];
    const ways = counts.slice(0, length).reduce((product, count) => product * count, 1);
    const cells = cellsOf(windows.slice(0, length), symbol);
    return [{ symbol, length, ways, percent: ways * PAYTABLE[symbol][length], cells }];
  });

/** The feature: three or more of its symbol anywhere. */
export const featureWin = (windows: readonly ReelWindow[]): Win | undefined => {
  const cells = cellsOf(windows, FEATURE_SYMBOL);
  const length = winLength(cells.length);
  if (!length || cells.length < SHORTEST_WIN) return undefined;
  return { symbol: FEATURE_SYMBOL, length, ways: 1, percent: FEATURE_PAYS[length], cells };
};
