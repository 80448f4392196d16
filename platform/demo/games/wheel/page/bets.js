import { createSteps } from '../../kit/steps.js';

/** @import { Chips, WheelKind } from './types.d.ts' */

/** @param {Chips} chips */
export const countChips = (chips) => Object.values(chips).reduce((sum, count) => sum + count, 0);

/**
 * The chips on the table. Every step can be undone; those of the last round stay in sight until others are laid.
 *
 * @param {number} most Chips of one round.
 */
export const createBets = (most) => {
  const { now, canUndo, take, undo, reset } = createSteps(/** @type {Chips} */ ({}));
  /** @type {Chips | undefined} */
  let last;

  return {
    /** What the next round would be played with. */
    now,
    count: () => countChips(now()),
    /** The chips of the last round, while nothing else has been laid since. */
    shown: () => (canUndo() ? now() : (last ?? now())),

    canUndo,
    canClear: () => countChips(now()) > 0,
    canRepeat: () => last !== undefined && now() !== last,

    /** @param {WheelKind} kind False: there are as many as a round takes. */
    lay: (kind) => {
      if (countChips(now()) >= most) return false;
      take({ ...now(), [kind]: (now()[kind] ?? 0) + 1 });
      return true;
    },

    undo,

    clear: () => take({}),

    repeat: () => {
      if (last) take(last);
    },

    /** The round was played. */
    finish: () => {
      last = now();
      reset();
    },
  };
};

/** @typedef {ReturnType<typeof createBets>} Bets */
