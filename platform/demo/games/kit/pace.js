import { pause } from './dom.js';

/**
 * The operator's shortest round (`GameState.shortestRoundMs`), so that the server never has to refuse one. It counts
 * from the answer: the round was placed before that, however long the way back took.
 *
 * @param {number} shortestMs
 * @param {{ now: () => number, wait: (ms: number) => Promise<unknown> }} [time]
 */
export const createPace = (shortestMs, { now, wait } = { now: () => performance.now(), wait: pause }) => {
  let opensAt = Number.NEGATIVE_INFINITY;
  const left = () => Math.max(0, opensAt - now());

  return {
    answered: () => {
      opensAt = now() + shortestMs;
    },

    /** Until the next round may begin, in ms. */
    left,

    /** Resolves then. */
    open: async () => {
      while (left() > 0) await wait(left());
    },
  };
};

/** @typedef {ReturnType<typeof createPace>} Pace */
