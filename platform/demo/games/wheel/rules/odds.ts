import type { PublishedOdds } from '../../../../src/play/games/framework.ts';
import { type Chips, countChips } from './chips.ts';
import { MULTIPLIERS, SEGMENTS, segmentsOf, WHEEL_KINDS } from './wheel.ts';

/** Everything that decides a round, so that anyone can work the figures out again. */
export interface WheelOdds extends PublishedOdds {
  readonly multipliers: typeof MULTIPLIERS;
  readonly segments: typeof SEGMENTS;
}

const outcomes = WHEEL_KINDS.map((key) => ({
  key,
  chance: segmentsOf(key) / SEGMENTS.length,
  multiplier: MULTIPLIERS[key],
}));

/** Return and hit rate of chips laid so: each a whole number of segments' worth, divided once. */
export const oddsOf = (chips: Chips): Pick<PublishedOdds, 'returnToPlayer' | 'hitFrequency'> => {
  const laid = WHEEL_KINDS.filter((kind) => chips[kind] !== undefined);
  const paid = laid.reduce((sum, kind) => sum + (chips[kind] ?? 0) * segmentsOf(kind) * MULTIPLIERS[kind], 0);
  const hit = laid.reduce((sum, kind) => sum + segmentsOf(kind), 0);
  return { returnToPlayer: paid / countChips(chips) / SEGMENTS.length, hitFrequency: hit / SEGMENTS.length };
};

/** The published odds. An outcome is a kind on which the wheel stops; the hit rate is of chips on the likeliest alone. */
export const WHEEL_ODDS: WheelOdds = {
  ...oddsOf({ sixth: 1 }),
  outcomes,
  multipliers: MULTIPLIERS,
  segments: SEGMENTS,
};
