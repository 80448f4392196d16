import type { RandomSource } from '../../../../src/play/fair-random/fair-random.ts';

export const COLUMNS = 6;
export const ROWS = 5;
export const CELLS = COLUMNS * ROWS;

/** From the dearest to the cheapest. A theme gives each its drawing. */
export const CASCADE_SYMBOLS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
export type CascadeSymbol = (typeof CASCADE_SYMBOLS)[number];

/** Left to right; each column from its top. */
export type Board = readonly (readonly CascadeSymbol[])[];

/** A place on the board: column from the left, row from the top, both from 0. */
export type Cell = readonly [column: number, row: number];

/** So many symbols, from the top: one number of which each digit in base eight is a symbol, all as likely. */
const drawSymbols = (count: number, random: RandomSource): CascadeSymbol[] => {
  if (count === 0) return [];
  let digits = random.int(CASCADE_SYMBOLS.length ** count);
  return Array.from({ length: count }, () => {
    const symbol = CASCADE_SYMBOLS[digits % CASCADE_SYMBOLS.length];
    digits = Math.floor(digits / CASCADE_SYMBOLS.length);
    return symbol ?? 'eighth';
  });
};

/** Lets what is left of each column fall to its foot and fills it from above, column by column from the left. */
export const refill = (kept: Board, random: RandomSource): Board =>
  kept.map((column) => [...drawSymbols(ROWS - column.length, random), ...column]);

export const NOTHING: Board = Array.from({ length: COLUMNS }, () => []);

/** The board without these symbols. */
export const without = (board: Board, gone: ReadonlySet<CascadeSymbol>): Board =>
  board.map((column) => column.filter((symbol) => !gone.has(symbol)));

export const cellsOf = (board: Board, symbol: CascadeSymbol): Cell[] =>
  board.flatMap((column, at) => column.flatMap((shown, row): Cell[] => (shown === symbol ? [[at, row]] : [])));
