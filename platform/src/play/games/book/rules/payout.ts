import { type Grade, graderOf, type Pick } from './picks.ts';
import type { Score } from './scores.ts';

/** One pick of a slip with its odds in hundredths, and how its match ended; null: it was given up. */
export interface EndedLeg {
  readonly pick: Pick;
  readonly odds: number;
  readonly score: Score | null;
}

export const gradeOfLeg = ({ pick, score }: EndedLeg): Grade => (score === null ? 0 : graderOf(pick)(score));

/** One pick of a slip that has ended, or is taken to end, with this grade. */
export interface GradedLeg {
  readonly odds: number;
  readonly grade: Grade;
}

/** What a stake itself counts in factors. */
const WHOLE = 200;

/** What a leg makes of its stake, in two-hundredths: odds, half of them with half the stake, the stake, half of it, nothing. */
const factorOf = ({ odds, grade }: GradedLeg): number => {
  const factors: Readonly<Record<`${Grade}`, number>> = {
    '1': 2 * odds,
    '0.5': odds + WHOLE / 2,
    '0': WHOLE,
    '-0.5': WHOLE / 2,
    '-1': 0,
  };
  return factors[`${grade}`];
};

/** What a leg returns of its stake, as a share of it. */
export const returnOf = (leg: GradedLeg): number => factorOf(leg) / WHOLE;

/** What a slip with these ends pays, in minor units, rounded down: the stake goes from leg to leg. */
export const payoutAt = (stake: bigint, legs: readonly GradedLeg[]): bigint =>
  legs.reduce((amount, leg) => amount * BigInt(factorOf(leg)), stake) / BigInt(WHOLE) ** BigInt(legs.length);

/** What a slip pays, in minor units. */
export const payoutOf = (stake: bigint, legs: readonly EndedLeg[]): bigint =>
  payoutAt(
    stake,
    legs.map((leg) => ({ odds: leg.odds, grade: gradeOfLeg(leg) })),
  );

/** What a slip pays if all of it wins, in minor units. */
export const mostPayout = (stake: bigint, odds: readonly number[]): bigint =>
  payoutAt(
    stake,
    odds.map((each) => ({ odds: each, grade: 1 })),
  );
