import type { RandomSource } from '../../../../src/play/fair-random/fair-random.ts';
import { CATCHING, lotsOf, MULTIPLIERS } from './kinds.ts';
import type { Shots } from './shots.ts';

export interface FishOutcome {
  /** Of each shot, in the order fired. */
  readonly caught: readonly boolean[];
}

/** Draws every shot by itself: one number below the lots of its kind. */
export const shoot = (random: RandomSource, shots: Shots): FishOutcome => ({
  caught: shots.map((kind) => random.int(lotsOf(kind)) < CATCHING),
});

/** What the catches pay, in minor units. Throws where the stake is not so many shots of one level. */
export const payoutOf = ({ caught }: FishOutcome, shots: Shots, stakeMinor: number): number => {
  const level = stakeMinor / shots.length;
  if (!Number.isInteger(level)) throw new RangeError(`${stakeMinor} is not ${shots.length} equal shots.`);
  return shots.reduce((sum, kind, at) => sum + (caught[at] ? level * MULTIPLIERS[kind] : 0), 0);
};
