/**
 * Chips that are laid one after the other: every step can be undone.
 *
 * @template {object} Chips
 * @param {Chips} none
 */
export const createSteps = (none) => {
  let steps = [none];
  return {
    now: () => steps.at(-1) ?? none,
    canUndo: () => steps.length > 1,

    /** @param {Chips} chips All of them, after the step. */
    take: (chips) => {
      steps.push(chips);
    },
    undo: () => {
      if (steps.length > 1) steps.pop();
    },
    reset: () => {
      steps = [none];
    },
  };
};
