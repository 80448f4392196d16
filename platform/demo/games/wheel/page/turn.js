/** How a wheel slows down. Angles in degrees, clockwise. */

const FULL = 360;

/** Degrees a ms, and how far it turns at least once its result is known. */
const PACES = { usual: { speed: 0.55, least: 420 }, fast: { speed: 1.1, least: 150 } };

/** The rest of a division that is never below zero. @param {number} value @param {number} by */
const rest = (value, by) => ((value % by) + by) % by;

/** How long it takes to stop at least when nothing hurries, in ms. */
export const SHORTEST_STOP_MS = (3 * PACES.usual.least) / PACES.usual.speed;

/** @param {boolean} isFast */
export const speedOf = (isFast) => PACES[isFast ? 'fast' : 'usual'].speed;

/**
 * From a turning wheel to one that stands with the middle of a segment on top. It begins at the speed that it has.
 *
 * @param {{ from: number, segment: number, segments: number, isFast: boolean }} turn
 */
export const planStop = ({ from, segment, segments, isFast }) => {
  const { speed, least } = PACES[isFast ? 'fast' : 'usual'];
  const wanted = (-segment * FULL) / segments;
  const way = least + rest(wanted - from - least, FULL);
  // `slowing` begins with three times the mean speed.
  return { to: from + way, ms: (3 * way) / speed };
};

/** @param {number} share Of the time, 0 to 1. */
export const slowing = (share) => 1 - (1 - share) ** 3;

/** How often a peg has passed the top. @param {number} angle @param {number} segments */
export const pegsPast = (angle, segments) => Math.floor((angle * segments) / FULL + 0.5);

/** The part of a segment in which a peg pushes the pointer, and how far, in degrees. */
const TOUCH = 0.4;
const PUSH = -18;

/** How far the pointer is pushed aside by the peg that passes it. @param {number} angle @param {number} segments */
export const pushAt = (angle, segments) => {
  const past = rest((angle * segments) / FULL + 0.5, 1);
  return past < TOUCH ? (PUSH * past) / TOUCH : 0;
};
