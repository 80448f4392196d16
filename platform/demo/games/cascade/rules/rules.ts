import type { RoundRules } from '../../../../src/play/fair-random/check-round.ts';
import { playCascadeRound, totalPayout } from './round.ts';

export const rules = {
  play: ({ stakeMinor, random }) => {
    const outcome = playCascadeRound(stakeMinor, random);
    return { payoutMinor: totalPayout(outcome), outcome };
  },
} as const satisfies RoundRules;
