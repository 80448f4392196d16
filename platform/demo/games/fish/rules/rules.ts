import type { RoundRules } from '../../../../src/play/fair-random/check-round.ts';
import { payoutOf, shoot } from './round.ts';
import { readShots, type Shots } from './shots.ts';

export const rules = {
  readChoice: readShots,
  play: ({ stakeMinor, choice, random }) => {
    const outcome = shoot(random, choice);
    return { payoutMinor: payoutOf(outcome, choice, stakeMinor), outcome };
  },
} as const satisfies RoundRules<Shots>;
