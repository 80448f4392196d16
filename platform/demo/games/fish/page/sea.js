import { drawingUrl, isMotionReduced, make, need } from '../../kit/dom.js';
import { createEffects } from './effects.js';
import { createFigure } from './figures.js';
import { createShoal, orderOf, sizeOf } from './swim.js';

/** @import { Faces, FishKind, FishTheme, Point, Size, Swimmer } from './types.d.ts' */

const FLIGHT = { leastMs: 140, msPerPixel: 0.75 };
/** How often fish that are gone are missed. */
const LOOK_MS = 400;
/** Where the cannon's middle is, from the foot of the sea. */
const CANNON_FOOT = 20;
const LEAST_NET = 56;
/** More than shots can wait for an answer: where they met is known until then, though their fish has gone. */
const MEETINGS = 50;

/**
 * The sea: fish, cannon, shots and nets, all moved by the browser's compositor. Without motion the fish stand still.
 *
 * @param {{ theme: FishTheme, faces: Faces, now?: () => number }} parts
 */
export const createSea = ({ theme, faces, now = () => performance.now() }) => {
  const element = need('sea', HTMLElement);
  const cannon = need('cannon', HTMLImageElement);
  const isStill = isMotionReduced();
  const shoal = createShoal({ isStill });
  const fishBox = make('div', { class: 'shoal' });
  element.append(fishBox);
  const effects = createEffects(element, isStill);
  /** @type {Map<Swimmer, HTMLElement>} */
  const figures = new Map();
  /** Where and when the last shot at a fish meets it. @type {Map<number, { readonly at: Point, readonly until: number }>} */
  const meetings = new Map();
  /** @type {Size} */
  let size = { width: 0, height: 0 };

  const muzzle = () => ({ x: size.width / 2, y: size.height - CANNON_FOOT });

  /** @param {Swimmer} swimmer */
  const add = (swimmer) => {
    const { kind } = swimmer;
    const dress = { face: faces[kind], motion: theme.motions[kind], order: orderOf(kind) };
    const figure = createFigure(swimmer, { ...dress, now: now(), sea: size, isStill });
    figures.set(swimmer, figure);
    fishBox.append(figure);
  };

  /** In the page what is in the shoal. */
  const follow = () => {
    const swimmers = new Set(shoal.all());
    for (const [swimmer, figure] of figures) {
      if (swimmers.has(swimmer)) continue;
      figures.delete(swimmer);
      figure.remove();
    }
    for (const swimmer of swimmers) if (!figures.has(swimmer)) add(swimmer);
  };

  const look = () => {
    shoal.step(now());
    follow();
  };

  /** Every way depends on how large the sea is. */
  const resize = () => {
    const [width, height] = [element.clientWidth, element.clientHeight];
    if (width === size.width && height === size.height) return;
    size = { width, height };
    for (const figure of figures.values()) figure.remove();
    figures.clear();
    follow();
  };

  cannon.src = drawingUrl(theme.cannon);
  shoal.fill(now());
  resize();
  new ResizeObserver(resize).observe(element);
  if (!isStill) setInterval(look, LOOK_MS);

  return {
    /** @param {Point} point */
    fishAt: (point) => shoal.at(point, now(), size),

    /** @param {FishKind} kind */
    fishOf: (kind) => {
      const swimmer = shoal.ofKind(kind, now());
      follow();
      return swimmer;
    },

    /** A shot flies to where its fish will be. @param {Swimmer} swimmer */
    shoot: (swimmer) => {
      const since = now();
      const from = muzzle();
      const there = shoal.placeOf(swimmer, since, size);
      const ms = isStill ? 0 : FLIGHT.leastMs + Math.hypot(there.x - from.x, there.y - from.y) * FLIGHT.msPerPixel;
      const at = shoal.placeOf(swimmer, since + ms, size);
      cannon.style.transform = `rotate(${Math.atan2(at.x - from.x, from.y - at.y)}rad)`;
      if (!isStill) effects.bullet(from, at, ms);
      effects.net(at, Math.max(LEAST_NET, sizeOf(swimmer.kind, size, isStill)), ms);
      meetings.set(swimmer.id, { at, until: since + ms });
      const [oldest] = meetings.keys();
      if (oldest !== undefined && meetings.size > MEETINGS) meetings.delete(oldest);
    },

    /** The server has said that a shot caught: the fish is pulled in, with what it pays over it. @param {{ kind: FishKind, target: number }} shot @param {string} amount */
    pullIn: ({ kind, target }, amount) => {
      const swimmer = shoal.all().find(({ id }) => id === target);
      const met = meetings.get(target);
      const time = Math.max(now(), met?.until ?? 0);
      const at = (swimmer && shoal.placeOf(swimmer, time, size)) ?? met?.at ?? muzzle();
      const delay = time - now();
      const wide = sizeOf(kind, size, isStill);
      effects.pull(faces[kind], at, muzzle(), { wide, delay });
      effects.words(amount, at, { width: size.width, delay });
      setTimeout(() => {
        shoal.take(target, now());
        follow();
      }, delay);
    },

    /** Where the sea was touched. @param {PointerEvent} event @returns {Point} */
    pointOf: ({ offsetX, offsetY }) => ({ x: offsetX, y: offsetY }),
    element,
  };
};

/** @typedef {ReturnType<typeof createSea>} Sea */
