import { drawingUrl, make } from '../../kit/dom.js';

/** @import { Face } from '../../kit/dress.js' */
/** @import { Point } from './types.d.ts' */

const NET_MS = 420;
const CATCH_MS = 1100;
const STILL_MS = 900;
/** As wide as nets and caught fish are laid out; how large they are seen is their transform's. */
const WIDTH = 120;
/** How far the words of a catch rise, and their room at the sea's edges, in CSS pixels. */
const WORDS = { rise: 34, room: 44 };

const ring = (/** @type {number} */ radius) => `<circle r="${radius}"/>`;
const spokes = Array.from({ length: 12 }, (_, at) => `<path d="M0 0V57" transform="rotate(${at * 30})"/>`).join('');
const NET = drawingUrl(
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="-60 -60 120 120"><g fill="none" stroke="#eafcff" stroke-width="2">${[14, 29, 43, 57].map(ring).join('')}${spokes}</g></svg>`,
);

/** Round a point. @param {Point} at @param {string} [more] */
const to = ({ x, y }, more = '') => `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;

/**
 * Elements that are seen for a moment, and kept for the next one: a new layer for each shot is more than a slow phone can make.
 *
 * @template {HTMLElement} Kind
 * @param {HTMLElement} host
 * @param {() => Kind} create
 */
const createPool = (host, create) => {
  /** @type {Kind[]} */
  const idle = [];

  const next = () => {
    const element = create();
    element.setAttribute('aria-hidden', 'true');
    host.append(element);
    return element;
  };

  /** @param {Keyframe[]} keyframes @param {KeyframeAnimationOptions} timing @param {(element: Kind) => void} [dress] */
  return (keyframes, timing, dress) => {
    const element = idle.pop() ?? next();
    dress?.(element);
    element.animate(keyframes, timing).onfinish = () => idle.push(element);
  };
};

/**
 * What is seen over the fish for a moment: shots on their way, nets, and what catches pay.
 *
 * @param {HTMLElement} host
 * @param {boolean} isStill
 */
export const createEffects = (host, isStill) => {
  const net = () => make('img', { class: 'net', src: NET, alt: '' });
  const [shots, words] = [make('div'), make('div')];
  host.append(shots, words);
  const showBullet = createPool(shots, () => make('i', { class: 'bullet' }));
  const showNet = createPool(shots, net);
  const showCaught = createPool(shots, () => make('div', { class: 'caught' }, [make('img', { alt: '' }), net()]));
  const showWords = createPool(words, () => make('b', { class: 'paid' }));

  return {
    /** @param {Point} from @param {Point} goal @param {number} ms */
    bullet: (from, goal, ms) => {
      const turn = `rotate(${Math.atan2(goal.x - from.x, from.y - goal.y)}rad)`;
      const way = [from, goal].map((at) => ({ opacity: 1, transform: to(at, turn) }));
      showBullet(way, { duration: ms });
    },

    /** @param {Point} at @param {number} wide @param {number} delay */
    net: (at, wide, delay) => {
      const size = wide / WIDTH;
      const [from, until] = isStill ? [size, size] : [size / 2, size * 1.1];
      showNet(
        [
          { opacity: 1, transform: to(at, `scale(${from})`) },
          { opacity: isStill ? 1 : 0, transform: to(at, `scale(${until})`) },
        ],
        { duration: isStill ? STILL_MS : NET_MS, delay },
      );
    },

    /** A fish is pulled home. @param {Face} face @param {Point} at @param {Point} home @param {{ wide: number, delay: number }} how */
    pull: (face, at, home, { wide, delay }) => {
      if (isStill) return;
      const size = wide / WIDTH;
      showCaught(
        [
          { opacity: 1, transform: to(at, `scale(${size})`) },
          { opacity: 0, transform: to(home, `scale(${size * 0.4})`) },
        ],
        { duration: CATCH_MS, delay, easing: 'ease-in' },
        ({ firstElementChild }) => firstElementChild?.setAttribute('src', face.url),
      );
    },

    /** What it pays. @param {string} text @param {Point} at @param {{ width: number, delay: number }} how */
    words: (text, { x, y }, { width, delay }) => {
      const at = { x: Math.min(width - WORDS.room, Math.max(WORDS.room, x)), y: Math.max(WORDS.room, y) };
      const risen = isStill ? at : { x: at.x, y: at.y - WORDS.rise };
      showWords(
        [
          { opacity: 1, transform: to(at) },
          { opacity: 1, offset: 0.7 },
          { opacity: isStill ? 1 : 0, transform: to(risen) },
        ],
        { duration: isStill ? STILL_MS : CATCH_MS, delay, easing: 'ease-out' },
        (element) => {
          element.textContent = text;
        },
      );
    },
  };
};

/** @typedef {ReturnType<typeof createEffects>} Effects */
