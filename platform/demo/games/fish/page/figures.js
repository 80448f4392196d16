import { make } from '../../kit/dom.js';
import { placeIn, sizeOf } from './swim.js';

/** @import { Face } from '../../kit/dress.js' */
/** @import { Motion, Size, Swimmer } from './types.d.ts' */

/** From one stroke of the fins to the next, and what a stroke does to a fish: its slant in degrees, its width and its height. */
const STROKE_MS = 380;
/** @type {Readonly<Record<Motion, readonly [slant: number, wide: number, high: number]>>} */
const STROKES = { swim: [5, 0.94, 1], pulse: [0, 0.93, 1.07], drift: [1.5, 1, 1] };
/** How far a fish nods on its way up and down, in degrees. */
const NOD = 5;

/**
 * The whole way of a fish, stroke by stroke, as one animation of its transform: the browser's compositor runs it, and the page
 * has nothing to do for a frame. (PixiJS alone is 237 KB compressed; a canvas drawn anew for each frame, waves and all, dropped
 * most of them at a quarter of the processor: `pnpm bench shots`.)
 *
 * @param {Swimmer} swimmer @param {Motion} motion @param {Size} sea
 */
const wayOf = (swimmer, motion, sea) => {
  const { kind, direction, speed, since } = swimmer;
  const half = sizeOf(kind, sea) / 2;
  const duration = 1000 / speed;
  const strokes = Math.ceil(duration / STROKE_MS);
  const [slant, wide, high] = STROKES[motion];
  const keyframes = Array.from({ length: strokes + 1 }, (_, at) => {
    const { x, y, rise } = placeIn(swimmer, since + (duration * at) / strokes, sea);
    const isBack = at % 2 === 1;
    const turn = `rotate(${(NOD * rise * direction).toFixed(2)}deg) skewY(${isBack ? slant : -slant}deg)`;
    const scale = isBack ? `scale(${direction * wide}, ${high})` : `scale(${direction}, 1)`;
    return { transform: `translate(${(x - half).toFixed(1)}px, ${(y - half).toFixed(1)}px) ${turn} ${scale}` };
  });
  return { keyframes, duration };
};

/**
 * A fish in the page, on its way or in its place.
 *
 * @param {Swimmer} swimmer
 * @param {{ face: Face, motion: Motion, now: number, sea: Size, isStill: boolean, order: number }} at `order`: the dearest,
 *   which are the largest, swim behind.
 */
export const createFigure = (swimmer, { face, motion, now, sea, isStill, order }) => {
  const fish = make('img', { class: 'fish', src: face.url, alt: '', draggable: 'false' });
  const size = sizeOf(swimmer.kind, sea, isStill);
  fish.style.width = `${size}px`;
  fish.style.zIndex = String(order);
  if (isStill) {
    const { x, y } = placeIn(swimmer, now, sea, true);
    fish.style.transform = `translate(${x - size / 2}px, ${y - size / 2}px)`;
    return fish;
  }
  const { keyframes, duration } = wayOf(swimmer, motion, sea);
  fish.animate(keyframes, { duration, fill: 'forwards' }).currentTime = now - swimmer.since;
  return fish;
};
