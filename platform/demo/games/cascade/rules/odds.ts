import type { PublishedOdds } from '../../../../src/play/games/framework.ts';
import { CASCADE_SYMBOLS, CELLS } from './board.ts';
import { CASCADE_CHANCES } from './chances.ts';
import { LEAST, MULTIPLIERS, PAYTABLE, TIERS } from './paytable.ts';

/** Everything that decides a round, so that anyone can work the figures out again. */
export interface CascadeOdds extends PublishedOdds {
  /** Percent of the stake, by symbol and tier. */
  readonly paytable: typeof PAYTABLE;
  readonly multipliers: typeof MULTIPLIERS;
  readonly least: number;
  /** The most that a round can pay, in stakes. */
  readonly highestWin: number;
}

const PERCENT = 100;

/** The most that one board pays, in percent: symbols share its cells, from the dearest on. */
const bestBoard = (cells = CELLS, from = 0): number => {
  const symbol = CASCADE_SYMBOLS[from];
  if (!symbol || cells < LEAST) return 0;
  const wins = TIERS.filter((tier) => tier <= cells).map(
    (tier) => PAYTABLE[symbol][tier] + bestBoard(cells - tier, from + 1),
  );
  return Math.max(bestBoard(cells, from + 1), ...wins);
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const calculate = (): CascadeOdds => {
  const outcomes = CASCADE_CHANCES.map(({ chance, tiers }, index) => {
    const percent = sum(CASCADE_SYMBOLS.flatMap((symbol) => TIERS.map((tier) => tiers[tier] * PAYTABLE[symbol][tier])));
    const multiplier = ((MULTIPLIERS[index] ?? 0) * percent) / PERCENT / chance;
    return { key: `cascade-${index + 1}`, chance, multiplier };
  });
  return {
    returnToPlayer: sum(outcomes.map(({ chance, multiplier }) => chance * multiplier)),
    hitFrequency: outcomes[0]?.chance ?? 0,
    outcomes,
    paytable: PAYTABLE,
    multipliers: MULTIPLIERS,
    least: LEAST,
    highestWin: (sum(MULTIPLIERS) * bestBoard()) / PERCENT,
  };
};

/**
 * The published odds. An outcome is a cascade: a round with three cascades has three outcomes. `multiplier` is what a
 * cascade pays on average when it happens, in stakes, so the return to the player is the sum of chance × multiplier.
 */
export const CASCADE_ODDS: CascadeOdds = calculate();
