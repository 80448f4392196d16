import { type Grade, graderOf, type Pick } from './picks.ts';
import type { Score } from './scores.ts';

/** One pick of a slip with its odds in hundredths, and how its match ended; null: it was given up. */
export interface EndedLeg {
  readonly pick: Pick;
  readonly odds: number;
  readonly score: Score | null;
}

export const gradeOfLeg = ({ pick, score }: EndedLeg): Grade => (score === null ? 0 : graderOf(pick)(score));

const WHOLE = 200n;

/** What a leg makes of its stake, in two-hundredths: odds, half of them with half the stake, the stake, half of it, nothing. */
const factorOf = (leg: EndedLeg): bigint => {
  const odds = BigInt(leg.odds);
  const factors: Readonly<Record<`${Grade}`, bigint>> = {
    '1': 2n * odds,
    '0.5': odds + WHOLE / 2n,
    '0': WHOLE,
    '-0.5': WHOLE / 2n,
    '-1': 0n,
  };
  return factors[`${gradeOfLeg(leg)}`];
};

/** What a slip pays, in minor units, rounded down: the stake goes from leg to leg. */
export const payoutOf = (stake: bigint, legs: readonly EndedLeg[]): bigint =>
  legs.reduce((amount, leg) => amount * factorOf(leg), stake) / WHOLE ** BigInt(legs.length);

/** What a slip pays if all of it wins, in minor units. */
export const mostPayout = (stake: bigint, odds: readonly number[]): bigint =>
  odds.reduce((amount, each) => amount * BigInt(each), stake) / 100n ** BigInt(odds.length);
