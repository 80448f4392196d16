import { make, need } from '../../kit/dom.js';

/** The multipliers over the board; that of the cascade in view is lit. @param {readonly number[]} multipliers */
export const createLadder = (multipliers) => {
  const steps = multipliers.map((multiplier) => make('li', {}, [`×${multiplier}`]));
  need('ladder', HTMLElement).replaceChildren(...steps);

  return {
    /** @param {number} lit How many cascades there have been; 0 lights none. */
    show: (lit) => {
      for (const [index, step] of steps.entries()) {
        step.toggleAttribute('data-passed', index < lit - 1);
        step.toggleAttribute('data-lit', index === lit - 1);
      }
    },
  };
};

/** @typedef {ReturnType<typeof createLadder>} Ladder */
