import { isMotionReduced, need } from '../../kit/dom.js';
import { drawBullet, drawNet, drawOne, drawSprites, drawWords } from './sprites.js';
import { createShoal, sizeOf } from './swim.js';

/** @import { FishKind, FishTheme, Point, Size, Swimmer } from './types.d.ts' */
/** @typedef {{ readonly from: Point, readonly to: Point, readonly since: number, readonly until: number }} Flight */
/**
 * Something that is seen for a while: `draw` with the share of its time that is over.
 *
 * @typedef {{ readonly since: number, readonly ms: number, readonly draw: (share: number) => void }} Effect
 */

/** More pixels than two to one are more than a slow phone can draw. */
const MOST_DENSITY = 2;
const FLIGHT = { leastMs: 140, msPerPixel: 0.75 };
const NET_MS = 420;
const CATCH_MS = 1100;
const STILL_MS = 900;
const TURN_MS = 110;
const CANNON = { size: 92, mouth: 0.64, pivot: 0.65, foot: 20 };
const WORDS_SIZE = 20;
/** The largest fish are left out of bobbing by this much of a turn. */
const BOB = { angle: 0.09, ms: 700 };

/** @param {number} share */
const slowing = (share) => 1 - (1 - share) ** 3;

/**
 * The sea: fish, cannon, shots and nets on one canvas. It moves nothing else of the page. Without motion fish stand still, and
 * it is drawn only when something happens.
 *
 * @param {{ theme: FishTheme, now?: () => number }} parts
 */
export const createSea = ({ theme, now = () => performance.now() }) => {
  const canvas = need('sea', HTMLCanvasElement);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const isStill = isMotionReduced();
  const shoal = createShoal({ isStill });
  const density = Math.min(devicePixelRatio, MOST_DENSITY);
  const family = getComputedStyle(canvas).fontFamily;
  /** @type {Size} */
  let size = { width: 0, height: 0 };
  /** @type {ReadonlyMap<FishKind, import('./sprites.js').Sprite>} */
  let sprites = new Map();
  /** @type {HTMLCanvasElement | undefined} */
  let cannon;
  /** @type {Effect[]} */
  let effects = [];
  let aim = { from: 0, to: 0, since: 0 };
  let isDrawn = false;
  const net = drawNet(120 * density);
  const bullet = drawBullet(14 * density);

  const muzzle = () => ({ x: size.width / 2, y: size.height - CANNON.foot });

  /** @param {number} time */
  const angleAt = (time) => aim.from + (aim.to - aim.from) * slowing(Math.min(1, (time - aim.since) / TURN_MS));

  /** From here on what is drawn is drawn round a point. @param {Point} place @param {number} [angle] @param {number} [flip] */
  const moveTo = ({ x, y }, angle = 0, flip = 1) => {
    context.setTransform(density * flip, 0, 0, density, x * density, y * density);
    if (angle !== 0) context.rotate(angle);
  };

  /** @param {CanvasImageSource} picture @param {number} width @param {number} height */
  const centred = (picture, width, height = width) =>
    context.drawImage(picture, -width / 2, -height / 2, width, height);

  /** @param {FishKind} kind @param {number} time @param {number} phase @param {number} wide */
  const drawFish = (kind, time, phase, wide) => {
    const sprite = sprites.get(kind);
    if (!sprite) return;
    const { sheet, frames, pixels } = sprite;
    const frame = isStill ? 0 : Math.floor(time / 90 + phase * 3) % frames;
    context.drawImage(sheet, frame * pixels, 0, pixels, pixels, -wide / 2, -wide / 2, wide, wide);
  };

  /** @param {Swimmer} swimmer @param {number} time */
  const drawSwimmer = (swimmer, time) => {
    const { kind, direction, phase } = swimmer;
    const angle = isStill ? 0 : BOB.angle * Math.sin(time / BOB.ms + phase);
    moveTo(shoal.placeOf(swimmer, time, size), angle, isStill ? 1 : direction);
    drawFish(kind, time, phase, sizeOf(kind, size, isStill));
  };

  /** @param {number} time */
  const drawEffects = (time) => {
    if (effects.some(({ since, ms }) => time >= since + ms))
      effects = effects.filter(({ since, ms }) => time < since + ms);
    for (const { since, ms, draw } of effects) if (time >= since) draw((time - since) / ms);
    context.globalAlpha = 1;
  };

  const draw = () => {
    isDrawn = false;
    const time = now();
    shoal.step(time);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (const swimmer of shoal.all()) drawSwimmer(swimmer, time);
    drawEffects(time);
    if (cannon) {
      moveTo(muzzle(), angleAt(time));
      context.drawImage(cannon, -CANNON.size / 2, -CANNON.size * CANNON.pivot, CANNON.size, CANNON.size);
    }
    if (!isStill) askForFrame();
  };

  const askForFrame = () => {
    if (isDrawn) return;
    isDrawn = true;
    requestAnimationFrame(draw);
  };

  /** @param {Omit<Effect, 'since'> & { since?: number }} effect */
  const show = ({ since = now(), ...effect }) => {
    effects = [...effects, { since, ...effect }];
    askForFrame();
    // Where nothing moves, what appeared goes by itself.
    if (isStill) setTimeout(askForFrame, since - now() + effect.ms + 20);
  };

  const resize = () => {
    size = { width: canvas.clientWidth, height: canvas.clientHeight };
    canvas.width = Math.round(size.width * density);
    canvas.height = Math.round(size.height * density);
    askForFrame();
  };

  /** @param {Point} at @param {number} since @param {number} wide */
  const showNet = (at, since, wide) =>
    show({
      since,
      ms: NET_MS,
      draw: (share) => {
        context.globalAlpha = isStill ? 0.9 : 1 - share;
        moveTo(at, share * 0.5);
        centred(net, wide * (isStill ? 1 : 0.5 + slowing(share) * 0.6));
      },
    });

  /** @param {Flight} flight */
  const showBullet = ({ from, to, since, until }) => {
    const angle = Math.atan2(to.x - from.x, from.y - to.y);
    show({
      since,
      ms: until - since,
      draw: (share) => {
        context.globalAlpha = 1;
        moveTo({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, angle);
        centred(bullet, 14, 28);
      },
    });
  };

  /** @type {Map<number, { readonly at: Point, readonly until: number }>} Where and when the last shot at a fish meets it. */
  const meetings = new Map();

  return {
    /** Draws the fish, which takes a moment; the sea is empty until then. */
    dress: async () => {
      resize();
      new ResizeObserver(resize).observe(canvas);
      sprites = await drawSprites(theme.symbols, theme.motions, (kind) => sizeOf(kind, size, isStill) * density);
      cannon = (await drawOne(theme.cannon, CANNON.size * density)).sheet;
      shoal.fill(now());
      askForFrame();
    },

    /** @param {Point} point */
    fishAt: (point) => shoal.at(point, now(), size),

    /** @param {FishKind} kind */
    fishOf: (kind) => shoal.ofKind(kind, now()),

    /** A shot flies to where its fish will be. @param {Swimmer} swimmer */
    shoot: (swimmer) => {
      const since = now();
      const from = muzzle();
      const there = shoal.placeOf(swimmer, since, size);
      const ms = FLIGHT.leastMs + Math.hypot(there.x - from.x, there.y - from.y) * FLIGHT.msPerPixel;
      const until = isStill ? since : since + ms;
      const to = shoal.placeOf(swimmer, until, size);
      aim = { from: angleAt(since), to: Math.atan2(to.x - from.x, from.y - to.y), since: isStill ? 0 : since };
      if (!isStill) showBullet({ from, to, since, until });
      showNet(to, until, Math.max(56, sizeOf(swimmer.kind, size, isStill)));
      meetings.set(swimmer.id, { at: to, until });
    },

    /** The server has said that a shot caught: the fish is pulled in, with what it pays over it. @param {{ kind: FishKind, target: number }} shot @param {string} amount */
    pullIn: ({ kind, target }, amount) => {
      const swimmer = shoal.all().find(({ id }) => id === target);
      const met = meetings.get(target);
      const time = Math.max(now(), met?.until ?? 0);
      const place = (swimmer && shoal.placeOf(swimmer, time, size)) ?? met?.at ?? muzzle();
      const at = { x: Math.min(size.width - 30, Math.max(30, place.x)), y: place.y };
      const words = drawWords(amount, WORDS_SIZE * density, family);
      const [wide, high] = [words.width / density, words.height / density];
      const x = Math.min(size.width - wide / 2, Math.max(wide / 2, at.x));
      const fish = sizeOf(kind, size, isStill);
      shoal.take(target, time);
      show({
        since: time,
        ms: isStill ? STILL_MS : CATCH_MS,
        draw: (share) => {
          const pulled = isStill ? 0 : slowing(share);
          const home = muzzle();
          if (!isStill) {
            context.globalAlpha = 1 - share;
            moveTo({ x: at.x + (home.x - at.x) * pulled, y: at.y + (home.y - at.y) * pulled });
            drawFish(kind, share * 2000, 0, fish * (1 - pulled * 0.6));
            centred(net, Math.max(60, fish * 1.15) * (1 - pulled * 0.6));
          }
          context.globalAlpha = share > 0.7 && !isStill ? (1 - share) / 0.3 : 1;
          moveTo({ x, y: Math.max(high, at.y - pulled * 34) });
          centred(words, wide, high);
        },
      });
    },

    /** Where the sea was touched. @param {PointerEvent} event @returns {Point} */
    pointOf: ({ offsetX, offsetY }) => ({ x: offsetX, y: offsetY }),
    element: canvas,
  };
};

/** @typedef {ReturnType<typeof createSea>} Sea */
