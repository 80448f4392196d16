import type { RoundRules } from '../../../../src/play/fair-random/check-round.ts';
import { dealRound } from './hand.ts';
import { type Laid, payoutOf, readLaid, sumOf } from './spots.ts';

export const rules = {
  readChoice: readLaid,
  play: ({ stakeMinor, choice, random, round = 0 }) => {
    if (sumOf(choice) !== stakeMinor) throw new RangeError(`${stakeMinor} is not what lies on the table.`);
    const { hand } = dealRound(random, round);
    return { payoutMinor: payoutOf(hand, choice), outcome: hand };
  },
} as const satisfies RoundRules<Laid>;
