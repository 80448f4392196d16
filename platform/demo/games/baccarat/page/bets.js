import { createSteps } from '../../kit/steps.js';

/** @import { Laid, Spot } from './types.d.ts' */

/** @param {Laid} laid */
export const sumOf = (laid) => Object.values(laid).reduce((sum, amount) => sum + amount, 0);

/** @param {Laid} one @param {Laid} other @returns {Laid} */
const together = (one, other) => {
  /** @type {Record<string, number>} */
  const sums = { ...one };
  for (const [spot, amount] of Object.entries(other)) sums[spot] = (sums[spot] ?? 0) + amount;
  return sums;
};

/** The chips of a round: those that are placed, and those that are laid and not placed yet. Every step of these can be undone. */
export const createBets = () => {
  const steps = createSteps(/** @type {Laid} */ ({}));
  /** @type {Laid} */
  let placed = {};
  /** Of the last round in which something was placed. @type {Laid} */
  let last = {};

  const pending = steps.now;

  return {
    pending,
    placed: () => placed,
    all: () => together(placed, pending()),
    canUndo: steps.canUndo,
    canRepeat: () => sumOf(last) > 0 && sumOf(pending()) === 0,

    /** @param {Spot} spot @param {number} amount */
    lay: (spot, amount) => {
      steps.take(together(pending(), { [spot]: amount }));
    },
    undo: steps.undo,
    /** Nothing is laid that is not placed. */
    giveBack: steps.reset,
    repeat: () => steps.take(last),
    /** What the server has. @param {Laid} laid */
    hear: (laid) => {
      placed = laid;
      if (sumOf(laid) > 0) last = laid;
    },
  };
};

/** @typedef {ReturnType<typeof createBets>} Bets */
