import { isMotionReduced } from '../../kit/dom.js';

/** How symbols move, in ms; a row takes longer the farther it falls. */
const FALL = { least: 190, row: 55, stagger: 45 };
const LEAVE = { ms: 260, stagger: 30 };
const VANISH_MS = 260;
const FALL_EASE = 'cubic-bezier(0.3, 0, 0.5, 1.12)';
const LEAVE_EASE = 'cubic-bezier(0.5, 0, 0.9, 0.6)';

export const COLUMNS = 6;
export const ROWS = 5;

/** How long a whole new board takes to fall, in ms. */
export const FALL_MS = FALL.least + ROWS * FALL.row + (COLUMNS - 1) * FALL.stagger;

/** @param {readonly Animation[]} moves */
const over = (moves) => Promise.all(moves.map(({ finished }) => finished.catch(() => undefined)));

/**
 * Moves pieces by transform and opacity alone, which a slow phone can do for all thirty at once. Without motion nothing
 * moves and everything is over at once.
 */
export const createMotion = () => {
  let speed = 1;
  /** Kept by hand: to ask each piece for its own would lay out the page each time. @type {Animation[]} */
  let running = [];

  /** Everything stands in its place. */
  const still = () => {
    for (const animation of running) animation.cancel();
    running = [];
  };

  /** @param {Element} piece @param {Keyframe[]} frames @param {KeyframeAnimationOptions} options */
  const move = (piece, frames, { duration = 0, delay = 0, ...more }) => {
    const animation = piece.animate(frames, { duration: Number(duration) / speed, delay: delay / speed, ...more });
    running.push(animation);
    return animation;
  };

  /** @param {readonly (() => Animation)[]} moves */
  const run = (moves) => (isMotionReduced() ? Promise.resolve() : over(moves.map((start) => start())));

  return {
    still,

    /** @param {number} wanted How many times as fast as usual. */
    hurry: (wanted) => {
      speed = wanted;
    },

    /** Each from so many rows above its place. @param {readonly { piece: Element, column: number, rows: number }[]} falls */
    fall: (falls) =>
      run(
        falls.map(
          ({ piece, column, rows }) =>
            () =>
              move(piece, [{ transform: `translateY(${-rows * 100}%)` }, { transform: 'none' }], {
                duration: FALL.least + rows * FALL.row,
                delay: column * FALL.stagger,
                easing: FALL_EASE,
                fill: 'backwards',
              }),
        ),
      ),

    /** Out of the board, at its foot. @param {readonly { piece: Element, column: number }[]} leaving */
    leave: (leaving) =>
      run(
        leaving.map(
          ({ piece, column }) =>
            () =>
              move(piece, [{ transform: 'none' }, { transform: `translateY(${ROWS * 100}%)` }], {
                duration: LEAVE.ms,
                delay: column * LEAVE.stagger,
                easing: LEAVE_EASE,
                fill: 'forwards',
              }),
        ),
      ),

    /** @param {readonly Element[]} pieces */
    vanish: (pieces) =>
      run(
        pieces.map(
          (piece) => () =>
            move(
              piece,
              [
                { transform: 'none', opacity: 1 },
                { transform: 'scale(1.16)', opacity: 1, offset: 0.35 },
                { transform: 'scale(0.2)', opacity: 0 },
              ],
              { duration: VANISH_MS, easing: 'ease-in', fill: 'forwards' },
            ),
        ),
      ),
  };
};
