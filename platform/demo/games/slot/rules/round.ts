import type { RandomSource } from '../../../../src/play/fair-random/fair-random.ts';
import { amountOf } from '../../kit/stakes.ts';
import { featureWin, type Win, wayWins } from './evaluate.ts';
import { FREE_SPINS, METER } from './paytable.ts';
import { type ReelWindow, STRIPS, windowAt } from './reels.ts';

interface Spin {
  /** What each reel shows, left to right, top row first. */
  readonly windows: readonly ReelWindow[];
  readonly wins: readonly Win[];
  /** Minor units, the meter included. */
  readonly payoutMinor: number;
}

export interface FreeSpin extends Spin {
  /** What this spin's wins were multiplied by. */
  readonly meter: number;
}

/** A whole round: the paid spin and, when the feature came, its free spins, settled as one. */
export interface SlotOutcome extends Spin {
  readonly freeSpins: readonly FreeSpin[];
}

const stopReels = (random: RandomSource): ReelWindow[] =>
  STRIPS.map((strip) => windowAt(strip, random.int(strip.length)));

const payoutOf = (wins: readonly Win[], stakeMinor: number, meter: number): number =>
  wins.reduce((total, { percent }) => total + amountOf(percent * meter, stakeMinor), 0);

const playFreeSpins = (random: RandomSource, stakeMinor: number): FreeSpin[] => {
  const spins: FreeSpin[] = [];
  let meter: number = METER.start;
  while (spins.length < FREE_SPINS) {
    const windows = stopReels(random);
    const wins = wayWins(windows);
    spins.push({ windows, wins, meter, payoutMinor: payoutOf(wins, stakeMinor, meter) });
    if (wins.length > 0) meter = Math.min(meter + 1, METER.top);
  }
  return spins;
};

/** One round at a stake in minor units. The feature symbol does nothing during free spins. */
export const playSlotRound = (stakeMinor: number, random: RandomSource): SlotOutcome => {
  const windows = stopReels(random);
  const feature = featureWin(windows);
  const wins = feature ? [feature, ...wayWins(windows)] : wayWins(windows);
  return {
    windows,
    wins,
    payoutMinor: payoutOf(wins, stakeMinor, METER.start),
    freeSpins: feature ? playFreeSpins(random, stakeMinor) : [],
  };
};

/** What a round pays in all, in minor units. */
export const totalPayout = ({ payoutMinor, freeSpins }: SlotOutcome): number =>
  freeSpins.reduce((total, spin) => total + spin.payoutMinor, payoutMinor);
