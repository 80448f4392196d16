/** @import { Chips, WheelKind } from './types.d.ts' */

/** @param {Chips} chips */
export const countChips = (chips) => Object.values(chips).reduce((sum, count) => sum + count, 0);

/**
 * The chips on the table. Every step can be undone; those of the last round stay in sight until others are laid.
 *
 * @param {number} most Chips of one round.
 */
export const createBets = (most) => {
  /** @type {Chips[]} */
  let steps = [{}];
  /** @type {Chips | undefined} */
  let last;

  const now = () => steps.at(-1) ?? {};

  /** @param {Chips} chips */
  const step = (chips) => {
    steps.push(chips);
  };

  return {
    /** What the next round would be played with. */
    now,
    count: () => countChips(now()),
    /** The chips of the last round, while nothing else has been laid since. */
    shown: () => (steps.length === 1 && last ? last : now()),

    canUndo: () => steps.length > 1,
    canClear: () => countChips(now()) > 0,
    canRepeat: () => last !== undefined && now() !== last,

    /** @param {WheelKind} kind False: there are as many as a round takes. */
    lay: (kind) => {
      if (countChips(now()) >= most) return false;
      step({ ...now(), [kind]: (now()[kind] ?? 0) + 1 });
      return true;
    },

    undo: () => {
      if (steps.length > 1) steps.pop();
    },

    clear: () => step({}),

    repeat: () => {
      if (last) step(last);
    },

    /** The round was played. */
    finish: () => {
      last = now();
      steps = [{}];
    },
  };
};

/** @typedef {ReturnType<typeof createBets>} Bets */
