import type { RoundRules } from '../../../../src/play/fair-random/check-round.ts';
import { drawLot, payoutOf } from './draw.ts';

export const rules = {
  play: ({ stakeMinor, random }) => {
    const outcome = drawLot(random);
    return { payoutMinor: payoutOf(outcome, stakeMinor), outcome };
  },
} as const satisfies RoundRules;
