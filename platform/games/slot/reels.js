import { isMotionReduced, make } from './dom.js';

/** @import { Cell, ReelWindow, SlotSymbol } from './types.d.ts' */
/** @import { Faces } from './theme.js' */

const REELS = 5;
const ROWS = 3;
/** Symbols that run past between the ones in view before and after. */
const RUNNING = 6;
const PLACES = ROWS + RUNNING + ROWS;
/** Where the strip stands when its last three symbols are in view. */
const FOOT = `translateY(${(-(PLACES - ROWS) / PLACES) * 100}%)`;
const HEAD = 'translateY(0)';

const LOOP_MS = 300;
const SETTLE = { first: 420, between: 130, turbo: 180 };
const SETTLE_EASE = 'cubic-bezier(0.16, 0.84, 0.32, 1.08)';

const RESTING = /** @type {readonly ReelWindow[]} */ ([
  ['seventh', 'sixth', 'first'],
  ['feature', 'fourth', 'third'],
  ['second', 'feature', 'fourth'],
  ['fourth', 'second', 'feature'],
  ['third', 'fifth', 'seventh'],
]);

/**
 * The five reels. They move by transform only: a strip of twelve symbols runs past, and its head is the result.
 *
 * @param {HTMLElement} host
 */
export const createReels = (host) => {
  const strips = Array.from({ length: REELS }, () => make('div', { class: 'strip' }));
  host.replaceChildren(...strips.map((strip) => make('div', { class: 'reel' }, [strip])));
  /** @type {Faces | undefined} */
  let faces;
  /** @type {readonly ReelWindow[]} */
  let shown = RESTING;

  /** @param {SlotSymbol} symbol */
  const place = (symbol) => {
    const face = faces ? [make('img', { src: faces[symbol].url, alt: '', draggable: 'false' })] : [];
    return make('div', { class: 'place' }, [make('div', { class: 'cell' }, face)]);
  };

  /** Only for the eye: symbols that run past mean nothing. @returns {SlotSymbol[]} */
  const running = () => {
    const symbols = /** @type {SlotSymbol[]} */ (Object.keys(faces ?? {}));
    return Array.from({ length: RUNNING }, () => symbols[Math.floor(Math.random() * symbols.length)] ?? 'seventh');
  };

  /** @param {readonly ReelWindow[]} windows */
  const show = (windows) => {
    shown = windows;
    delete host.dataset.winning;
    strips.forEach((strip, reel) => {
      for (const animation of strip.getAnimations()) animation.cancel();
      delete strip.dataset.moving;
      strip.replaceChildren(...(windows[reel] ?? []).map(place));
    });
  };

  /**
   * Runs a strip from its foot, which shows what is in view now, to its head.
   *
   * @param {number} reel
   * @param {ReelWindow} head
   * @param {KeyframeAnimationOptions} options
   */
  const run = (reel, head, options) => {
    const strip = /** @type {HTMLElement} */ (strips[reel]);
    for (const animation of strip.getAnimations()) animation.cancel();
    strip.replaceChildren(...[...head, ...running(), ...(shown[reel] ?? [])].map(place));
    strip.dataset.moving = '';
    return strip.animate([{ transform: FOOT }, { transform: HEAD }], options);
  };

  return {
    show,

    /** What was in view when the reels last came to rest. */
    resting: () => shown,

    /** The symbols come into being. @param {Faces} given */
    dress: (given) => {
      faces = given;
      show(shown);
    },

    /** Sets the reels running until `settle`. */
    spin: () => {
      delete host.dataset.winning;
      if (isMotionReduced()) return;
      for (const [reel, window] of shown.entries()) {
        run(reel, window, { duration: LOOP_MS, iterations: Number.POSITIVE_INFINITY });
      }
    },

    /**
     * Brings the reels to rest on a result, left to right.
     *
     * @param {readonly ReelWindow[]} windows
     * @param {{ isTurbo: boolean, onStop: () => void }} options
     */
    settle: async (windows, { isTurbo, onStop }) => {
      if (!isMotionReduced()) {
        const stops = windows.map(async (window, reel) => {
          const duration = isTurbo ? SETTLE.turbo : SETTLE.first + reel * SETTLE.between;
          await run(reel, window, { duration, easing: SETTLE_EASE, fill: 'forwards' }).finished.catch(() => undefined);
          onStop();
        });
        await Promise.all(stops);
      }
      show(windows);
    },

    /** Lights the cells of wins and dims the others. @param {readonly Cell[]} cells */
    light: (cells) => {
      for (const lit of host.querySelectorAll('[data-win]')) lit.removeAttribute('data-win');
      host.toggleAttribute('data-winning', cells.length > 0);
      for (const [reel, row] of cells) strips[reel]?.children[row]?.firstElementChild?.setAttribute('data-win', '');
    },

    /** What is in view, in words: reel by reel, top row first. */
    describe: () => shown.map((window) => window.map((symbol) => faces?.[symbol].name ?? '').join(', ')).join('; '),
  };
};

/** @typedef {ReturnType<typeof createReels>} Reels */
