import type { RoundRules } from '../../../../src/play/fair-random/check-round.ts';
import { playSlotRound, totalPayout } from './round.ts';

export const rules = {
  play: ({ stakeMinor, random }) => {
    const outcome = playSlotRound(stakeMinor, random);
    return { payoutMinor: totalPayout(outcome), outcome };
  },
} as const satisfies RoundRules;
