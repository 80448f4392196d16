import type { PublishedOdds } from '../../../../src/play/games/framework.ts';
import { CATCHING, chanceOf, FISH_KINDS, LOTS, MULTIPLIERS } from './kinds.ts';
import { MOST_SHOTS, type Shots } from './shots.ts';

/** Everything that decides a batch, so that anyone can work the figures out again. */
export interface FishOdds extends PublishedOdds {
  readonly multipliers: typeof MULTIPLIERS;
  readonly mostShots: number;
}

/** The same return whatever is aimed at; the hit rate is of batches in which something is caught. */
export const oddsOf = (shots: Shots): Required<Pick<PublishedOdds, 'returnToPlayer' | 'hitFrequency'>> => ({
  returnToPlayer: CATCHING / LOTS,
  hitFrequency: 1 - shots.reduce((missed, kind) => missed * (1 - chanceOf(kind)), 1),
});

/** The published odds: an outcome is a catch of one shot at its kind; the hit rate is of one shot at the commonest. */
export const FISH_ODDS: FishOdds = {
  ...oddsOf(['x2']),
  outcomes: FISH_KINDS.map((kind) => ({ key: kind, chance: chanceOf(kind), multiplier: MULTIPLIERS[kind] })),
  multipliers: MULTIPLIERS,
  mostShots: MOST_SHOTS,
};
