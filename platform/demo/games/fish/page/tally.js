/** @import { FishKind, FishResult, Shot } from './types.d.ts' */

/** Batches are told together, no sooner than this after each other: who listens hears a sentence to its end. */
const TELL_MS = 5000;

/**
 * What batches came to since it was last told.
 *
 * @typedef {object} Tally
 * @property {number} shots
 * @property {number} stakeMinor
 * @property {number} payoutMinor
 * @property {ReadonlyMap<FishKind, number>} catches
 */

/** @type {Tally} */
const NOTHING = { shots: 0, stakeMinor: 0, payoutMinor: 0, catches: new Map() };

/** The kinds that a batch caught, in the order fired. @param {FishResult} result @param {readonly Shot[]} shots */
export const caughtOf = ({ outcome }, shots) => shots.filter((_, at) => outcome.caught[at]);

/** @param {Tally} tally @param {FishResult} result @param {readonly Shot[]} shots @returns {Tally} */
const add = ({ shots: before, stakeMinor, payoutMinor, catches: known }, result, shots) => {
  const catches = new Map(known);
  for (const { kind } of caughtOf(result, shots)) catches.set(kind, (catches.get(kind) ?? 0) + 1);
  return {
    shots: before + shots.length,
    stakeMinor: stakeMinor + result.stakeMinor,
    payoutMinor: payoutMinor + result.payoutMinor,
    catches,
  };
};

/**
 * Sums up batches and tells of them at a bearable pace.
 *
 * @param {{ tell: (tally: Tally) => void, later?: (run: () => void, ms: number) => void, now?: () => number }} parts
 */
export const createTally = ({ tell, later = (run, ms) => void setTimeout(run, ms), now = () => performance.now() }) => {
  let sum = NOTHING;
  let toldAt = Number.NEGATIVE_INFINITY;
  let isDue = false;

  const tellNow = () => {
    isDue = false;
    toldAt = now();
    const told = sum;
    sum = NOTHING;
    tell(told);
  };

  return {
    /** @param {FishResult} result @param {readonly Shot[]} shots */
    add: (result, shots) => {
      sum = add(sum, result, shots);
      if (isDue) return;
      isDue = true;
      later(tellNow, Math.max(0, toldAt + TELL_MS - now()));
    },
  };
};
