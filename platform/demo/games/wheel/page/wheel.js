import { drawingUrl, isMotionReduced, need } from '../../kit/dom.js';
import { pegsPast, planStop, pushAt, slowing, speedOf } from './turn.js';

/** How long it takes to come up to speed, in ms. */
const START_MS = 300;
/** So much later than planned a stop is no longer waited for: pages out of sight are not painted. */
const LATE_MS = 400;
/** Ticks nearer to each other are one noise. */
const TICK_MS = 55;

/**
 * The wheel and its pointer. It turns by transform alone; without motion it stands on its result at once.
 *
 * @param {{ segments: number, onTick: () => void }} parts
 */
export const createWheel = ({ segments, onTick }) => {
  const dome = need('dome', HTMLElement);
  const face = need('wheel', HTMLImageElement);
  const pointer = need('pointer', HTMLElement);
  let angle = 0;
  let isFast = false;
  let lastTick = 0;
  /** Ends what turns it now. */
  let still = () => {};
  /** Leads a stop to its end. */
  let hasten = () => {};

  /** @param {number} now When, in ms. @param {number} wanted */
  const turnTo = (now, wanted) => {
    if (pegsPast(wanted, segments) !== pegsPast(angle, segments) && now - lastTick > TICK_MS) {
      lastTick = now;
      onTick();
    }
    angle = wanted;
    face.style.transform = `rotate(${angle % 360}deg)`;
    pointer.style.transform = `rotate(${pushAt(angle, segments)}deg)`;
  };

  /** Calls `step` before each frame, with ms since the start and since the frame before. @param {(past: number, since: number) => void} step */
  const everyFrame = (step) => {
    still();
    let isOver = false;
    const from = performance.now();
    let before = from;
    const next = () => {
      if (isOver) return;
      const now = performance.now();
      step(now - from, now - before);
      before = now;
      requestAnimationFrame(next);
    };
    still = () => {
      isOver = true;
    };
    requestAnimationFrame(next);
  };

  /** @param {number} segment */
  const show = (segment) => {
    still();
    turnTo(0, (-segment * 360) / segments);
    pointer.style.transform = '';
  };

  return {
    show,

    /** What the wheel says to those who listen. @param {string} text */
    name: (text) => dome.setAttribute('aria-label', text),

    /** @param {string} svg */
    dress: async (svg) => {
      face.src = drawingUrl(svg);
      await face.decode().catch(() => undefined);
    },

    /** @param {boolean} wanted */
    hurry: (wanted) => {
      isFast = wanted;
    },

    /** Turns until it is stopped. */
    spin: () => {
      delete dome.dataset.lit;
      if (isMotionReduced()) return;
      everyFrame((past, since) =>
        turnTo(performance.now(), angle + since * speedOf(isFast) * Math.min(1, past / START_MS)),
      );
    },

    /** Slows down until the segment is on top. @param {number} segment @returns {Promise<void>} */
    stop: (segment) => {
      if (isMotionReduced()) {
        show(segment);
        return Promise.resolve();
      }
      const from = angle;
      const { to, ms } = planStop({ from, segment, segments, isFast });
      return new Promise((resolve) => {
        const finish = () => {
          clearTimeout(late);
          hasten = () => {};
          show(segment);
          resolve();
        };
        const late = setTimeout(finish, ms + LATE_MS);
        everyFrame((past) => {
          if (past >= ms) finish();
          else turnTo(performance.now(), from + (to - from) * slowing(past / ms));
        });
        hasten = finish;
      });
    },

    skip: () => hasten(),

    /** The segment on top. @param {boolean} isWon */
    light: (isWon) => {
      dome.dataset.lit = isWon ? 'won' : 'quiet';
    },
  };
};

/** @typedef {ReturnType<typeof createWheel>} Wheel */
