import type { PublishedOdds } from '../../../../src/play/games/framework.ts';
import { featureCounts, losingChances, type OutcomeChance, wayChances } from './distribution.ts';
import { FEATURE_PAYS, FREE_SPINS, METER, PAYTABLE, WIN_LENGTHS } from './paytable.ts';
import { FEATURE_SYMBOL, PAYING_SYMBOLS, STRIPS } from './reels.ts';

/** Everything that decides a round, so that anyone can work the figures out again. */
export interface SlotOdds extends PublishedOdds {
  /** Percent of the stake, for each way. */
  readonly paytable: typeof PAYTABLE;
  readonly featurePays: typeof FEATURE_PAYS;
  readonly freeSpins: number;
  readonly meter: typeof METER;
  readonly strips: typeof STRIPS;
  /** Chance of the free spins, and what they pay on average as a multiple of the stake. */
  readonly feature: { readonly chance: number; readonly multiplier: number };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Chances of 0, 1, 2 … successes in so many tries. */
const binomial = (tries: number, chance: number): readonly number[] => {
  let shares: readonly number[] = [1];
  for (let made = 0; made < tries; made++) {
    shares = Array.from(
      { length: shares.length + 1 },
      (_, hits) => (shares[hits] ?? 0) * (1 - chance) + (shares[hits - 1] ?? 0) * chance,
    );
  }
  return shares;
};

/**
 * The mean of the meter, added over the free spins. Spins are independent, and a spin's multiplier depends on the spins
 * before it only, so the mean win of the feature is this times the mean win of one spin.
 */
const meanMeterSum = (winChance: number): number =>
  sum(
    Array.from({ length: FREE_SPINS }, (_, before) =>
      sum(binomial(before, winChance).map((share, wins) => share * Math.min(METER.start + wins, METER.top))),
    ),
  );

const asOutcome = ({ symbol, length, chance, meanPercent }: OutcomeChance) => ({
  key: `${symbol}-${length}`,
  chance,
  multiplier: meanPercent / 100,
});

const calculate = (): SlotOdds => {
  const ways = PAYING_SYMBOLS.flatMap(wayChances);
  const waysPercent = sum(ways.map(({ chance, meanPercent }) => chance * meanPercent));
  const counts = featureCounts();
  const scatters = WIN_LENGTHS.map(
    (length): OutcomeChance => ({
      symbol: FEATURE_SYMBOL,
      length,
      chance: counts[length] ?? 0,
      meanPercent: FEATURE_PAYS[length],
    }),
  );
  const { withoutWays, withoutAnything } = losingChances();
  const feature = {
    chance: sum(scatters.map(({ chance }) => chance)),
    multiplier: (meanMeterSum(1 - withoutWays) * waysPercent) / 100,
  };
  const outcomes = [...ways, ...scatters].map(asOutcome).concat({ key: 'free-spins', ...feature });
  return {
    returnToPlayer: sum(outcomes.map(({ chance, multiplier }) => chance * multiplier)),
    hitFrequency: 1 - withoutAnything,
    outcomes,
    paytable: PAYTABLE,
    featurePays: FEATURE_PAYS,
    freeSpins: FREE_SPINS,
    meter: METER,
    strips: STRIPS,
    feature,
  };
};

/**
 * The published odds. The outcomes of one round may come together; `multiplier` is what an outcome pays on average when it
 * happens, in stakes, so the return to the player is the sum of chance × multiplier.
 */
export const SLOT_ODDS: SlotOdds = calculate();
