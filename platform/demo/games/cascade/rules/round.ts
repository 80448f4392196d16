import type { RandomSource } from '../../../../src/play/fair-random/fair-random.ts';
import { amountOf } from '../../kit/stakes.ts';
import {
  type Board,
  CASCADE_SYMBOLS,
  type CascadeSymbol,
  type Cell,
  cellsOf,
  NOTHING,
  refill,
  without,
} from './board.ts';
import { MULTIPLIERS, PAYTABLE, tierOf } from './paytable.ts';

export interface Win {
  readonly symbol: CascadeSymbol;
  /** Percent of the stake, before the multiplier. */
  readonly percent: number;
  readonly cells: readonly Cell[];
}

/** A cascade: its wins pay, vanish, and the next board falls into their places. */
export interface Cascade {
  readonly board: Board;
  readonly wins: readonly Win[];
  readonly multiplier: number;
  /** Minor units, the multiplier included. */
  readonly payoutMinor: number;
}

export interface CascadeOutcome {
  readonly cascades: readonly Cascade[];
  /** The board on which nothing wins; null after the last cascade that a round can have. */
  readonly rest: Board | null;
}

/** How often each symbol is on a board. */
const countsOn = (board: Board): ReadonlyMap<CascadeSymbol, number> => {
  const counts = new Map<CascadeSymbol, number>();
  for (const column of board) for (const symbol of column) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return counts;
};

/** Every symbol that is on the board often enough, wherever it is. */
export const winsOn = (board: Board): Win[] => {
  const counts = countsOn(board);
  return CASCADE_SYMBOLS.flatMap((symbol): Win[] => {
    const tier = tierOf(counts.get(symbol) ?? 0);
    return tier ? [{ symbol, percent: PAYTABLE[symbol][tier], cells: cellsOf(board, symbol) }] : [];
  });
};

/** One round at a stake in minor units. */
export const playCascadeRound = (stakeMinor: number, random: RandomSource): CascadeOutcome => {
  const cascades: Cascade[] = [];
  let board = refill(NOTHING, random);
  for (const multiplier of MULTIPLIERS) {
    const wins = winsOn(board);
    if (wins.length === 0) return { cascades, rest: board };
    const percent = wins.reduce((sum, win) => sum + win.percent, 0);
    cascades.push({ board, wins, multiplier, payoutMinor: amountOf(percent * multiplier, stakeMinor) });
    if (cascades.length < MULTIPLIERS.length)
      board = refill(without(board, new Set(wins.map(({ symbol }) => symbol))), random);
  }
  return { cascades, rest: null };
};

/** What a round pays in all, in minor units. */
export const totalPayout = ({ cascades }: CascadeOutcome): number =>
  cascades.reduce((total, { payoutMinor }) => total + payoutMinor, 0);
