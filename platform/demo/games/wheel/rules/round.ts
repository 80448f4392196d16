import type { RandomSource } from '../../../../src/play/fair-random/fair-random.ts';
import { type Chips, countChips } from './chips.ts';
import { MULTIPLIERS, SEGMENTS, type WheelKind } from './wheel.ts';

export interface WheelOutcome {
  /** Where the wheel stops, from 0, clockwise from the one that stands on top as it is printed. */
  readonly segment: number;
  readonly kind: WheelKind;
}

/** One round: every segment is as likely as any other. */
export const spinWheel = (random: RandomSource): WheelOutcome => {
  const segment = random.int(SEGMENTS.length);
  return { segment, kind: SEGMENTS[segment] ?? 'sixth' };
};

/** What the chips on the kind pay, in minor units. Throws where the stake is not so many chips of one value. */
export const payoutOf = ({ kind }: WheelOutcome, chips: Chips, stakeMinor: number): number => {
  const chip = stakeMinor / countChips(chips);
  if (!Number.isInteger(chip)) throw new RangeError(`${stakeMinor} is not ${countChips(chips)} equal chips.`);
  return (chips[kind] ?? 0) * chip * MULTIPLIERS[kind];
};
