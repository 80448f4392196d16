import type { RoundRules } from '../../../../src/play/fair-random/check-round.ts';
import { type Chips, readChips } from './chips.ts';
import { payoutOf, spinWheel } from './round.ts';

export const rules = {
  readChoice: readChips,
  play: ({ stakeMinor, choice, random }) => {
    const outcome = spinWheel(random);
    return { payoutMinor: payoutOf(outcome, choice, stakeMinor), outcome };
  },
} as const satisfies RoundRules<Chips>;
