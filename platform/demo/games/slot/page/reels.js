import { isMotionReduced, make } from '../../kit/dom.js';

/** @import { Cell, ReelWindow, SlotSymbol } from './types.d.ts' */
/** @import { Faces } from './types.d.ts' */

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
/** How long an ordinary spin takes from the order to settle until the last reel stands, in ms. */
export const ORDINARY_SETTLE_MS = SETTLE.first + (REELS - 1) * SETTLE.between;
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
 * @param {(symbols: string) => string} label  What is in view, for those who listen.
 */
export const createReels = (host, label) => {
  const strips = Array.from({ length: REELS }, () => {
    const cells = Array.from({ length: PLACES }, () => {
      const image = make('img', { alt: '', draggable: 'false', hidden: '' });
      return { cell: make('div', { class: 'cell' }, [image]), image };
    });
    const places = cells.map(({ cell }) => make('div', { class: 'place' }, [cell]));
    return { strip: make('div', { class: 'strip' }, places), cells };
  });
  host.replaceChildren(...strips.map(({ strip }) => make('div', { class: 'reel' }, [strip])));
  /** @type {Faces | undefined} */
  let faces;
  /** @type {readonly ReelWindow[]} */
  let shown = RESTING;

  /** Puts symbols on a strip, from its head down. @param {number} reel @param {readonly SlotSymbol[]} symbols */
  const place = (reel, symbols) => {
    for (const [index, symbol] of symbols.entries()) {
      const image = strips[reel]?.cells[index]?.image;
      if (!image || !faces || image.dataset.symbol === symbol) continue;
      image.dataset.symbol = symbol;
      image.src = faces[symbol].url;
      image.hidden = false;
    }
  };

  /** Only for the eye: symbols that run past mean nothing. @returns {SlotSymbol[]} */
  const running = () => {
    const symbols = /** @type {SlotSymbol[]} */ (Object.keys(faces ?? {}));
    return Array.from({ length: RUNNING }, () => symbols[Math.floor(Math.random() * symbols.length)] ?? 'seventh');
  };

  /** Reel by reel, top row first. @param {readonly ReelWindow[]} windows */
  const inWords = (windows) =>
    windows.map((window) => window.map((symbol) => faces?.[symbol].name ?? '').join(', ')).join('; ');

  /** @param {readonly ReelWindow[]} windows */
  const show = (windows) => {
    shown = windows;
    delete host.dataset.winning;
    host.setAttribute('aria-label', label(inWords(windows)));
    for (const [reel, { strip }] of strips.entries()) {
      for (const animation of strip.getAnimations()) animation.cancel();
      delete strip.dataset.moving;
      place(reel, windows[reel] ?? []);
    }
  };

  /**
   * Runs a strip from its foot, which shows what is in view now, to its head.
   *
   * @param {number} reel
   * @param {ReelWindow} head
   * @param {KeyframeAnimationOptions} options
   */
  const run = (reel, head, options) => {
    const { strip } = /** @type {NonNullable<typeof strips[number]>} */ (strips[reel]);
    for (const animation of strip.getAnimations()) animation.cancel();
    place(reel, [...head, ...running(), ...(shown[reel] ?? [])]);
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
      for (const image of host.querySelectorAll('img')) delete image.dataset.symbol;
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
      for (const [reel, row] of cells) strips[reel]?.cells[row]?.cell.setAttribute('data-win', '');
    },
  };
};

/** @typedef {ReturnType<typeof createReels>} Reels */
