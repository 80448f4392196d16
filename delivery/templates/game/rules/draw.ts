import type { RandomSource } from '../../../../src/play/fair-random/fair-random.ts';

/** A theme gives each its drawing. */
export const SYMBOLS = ['first', 'second'] as const;
export type GameSymbol = (typeof SYMBOLS)[number];

/** Of so many lots, as likely as each other, so many are winning ones. */
export const LOTS = 100;
export const WINNING = 48;
/** What a winning one pays, in stakes. */
export const MULTIPLIER = 2;

export interface GameOutcome {
  readonly symbol: GameSymbol;
}

export const drawLot = (random: RandomSource): GameOutcome => ({
  symbol: random.int(LOTS) < WINNING ? 'first' : 'second',
});

/** In minor units. */
export const payoutOf = ({ symbol }: GameOutcome, stakeMinor: number): number =>
  symbol === 'first' ? stakeMinor * MULTIPLIER : 0;
