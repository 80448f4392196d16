/** @import { FishKind, Point, Size, Swimmer } from './types.d.ts' */

/**
 * How large each kind is in a sea of the usual size, in CSS pixels, how many swim at once, and how fast, in widths of the sea a
 * second. Nothing of it decides a shot.
 *
 * @type {Readonly<Record<FishKind, { readonly size: number, readonly count: number, readonly speed: number }>>}
 */
const WAYS = {
  x2: { size: 48, count: 3, speed: 0.14 },
  x3: { size: 54, count: 2, speed: 0.12 },
  x5: { size: 58, count: 2, speed: 0.11 },
  x8: { size: 62, count: 2, speed: 0.09 },
  x12: { size: 66, count: 1, speed: 0.1 },
  x20: { size: 78, count: 1, speed: 0.08 },
  x30: { size: 86, count: 1, speed: 0.075 },
  x50: { size: 104, count: 1, speed: 0.08 },
  x100: { size: 124, count: 1, speed: 0.075 },
  x200: { size: 140, count: 1, speed: 0.05 },
};

const KINDS = /** @type {readonly FishKind[]} */ (Object.keys(WAYS));
/** The dearest, which are the largest, swim behind. @param {FishKind} kind */
export const orderOf = (kind) => KINDS.length - KINDS.indexOf(kind);

const USUAL_AREA = 362 * 300;
const SCALES = { least: 0.62, most: 1.35 };
const STILL_COLUMNS = 5;

/** The water between the words above and the cannon below, as shares of the height. */
const BAND = { top: 0.18, foot: 0.76 };
const SWAY = { share: 0.035, ms: 900 };
const LONGEST_GAP_MS = 2500;
/** A fish that is called for has come so far. */
const CALLED_SHARE = 0.14;

/** @param {FishKind} kind @param {Size} sea @param {boolean} [isStill] */
export const sizeOf = (kind, { width, height }, isStill = false) => {
  const scale = Math.min(SCALES.most, Math.max(SCALES.least, Math.sqrt((width * height) / USUAL_AREA)));
  const size = WAYS[kind].size * scale;
  return isStill ? Math.min(size, width / STILL_COLUMNS, height * 0.29) : size;
};

/** Every kind once, in two rows. @param {number} at @param {Size} sea @returns {Point} */
const stillPlace = (at, { width, height }) => ({
  x: (width * ((at % STILL_COLUMNS) + 0.5)) / STILL_COLUMNS,
  y: height * (at < STILL_COLUMNS ? 0.31 : 0.6),
});

/** How much of its way a fish has behind it; 1: it is gone. @param {Swimmer} swimmer @param {number} now */
const shareOf = ({ since, speed }, now) => ((now - since) / 1000) * speed;

/**
 * Where a fish is, and which way it goes up (-1) or down (1) there.
 *
 * @param {Swimmer} swimmer @param {number} now @param {Size} sea @param {boolean} [isStill]
 * @returns {Point & { readonly rise: number }}
 */
export const placeIn = (swimmer, now, sea, isStill = false) => {
  if (isStill) return { ...stillPlace(KINDS.indexOf(swimmer.kind), sea), rise: 0 };
  const half = sizeOf(swimmer.kind, sea) / 2;
  const along = shareOf(swimmer, now) * (sea.width + 2 * half) - half;
  const sway = now / SWAY.ms + swimmer.phase;
  return {
    x: swimmer.direction === 1 ? along : sea.width - along,
    y: sea.height * (BAND.top + swimmer.depth * (BAND.foot - BAND.top) + Math.sin(sway) * SWAY.share),
    rise: Math.cos(sway),
  };
};

/**
 * The fish that swim, and where. Without motion each kind stands in its place.
 *
 * @param {{ isStill: boolean, random?: () => number }} how
 */
export const createShoal = ({ isStill, random = Math.random }) => {
  /** @type {Swimmer[]} */
  let swimmers = [];
  /** When the next of a kind may come. @type {Map<FishKind, number>} */
  const nextAt = new Map();
  let ids = 0;

  /** @param {FishKind} kind @param {number} now @param {number} share @returns {Swimmer} */
  const born = (kind, now, share) => {
    ids += 1;
    const speed = WAYS[kind].speed * (0.8 + random() * 0.4);
    const since = now - (share / speed) * 1000;
    const direction = random() < 0.5 ? 1 : -1;
    return { id: ids, kind, since, direction, speed, depth: random(), phase: random() * 6.3 };
  };

  /** @param {FishKind} kind */
  const countOf = (kind) => swimmers.filter((swimmer) => swimmer.kind === kind).length;

  /** @param {FishKind} kind @param {number} now @param {number} [share] */
  const add = (kind, now, share = 0) => {
    const swimmer = born(kind, now, share);
    swimmers = [...swimmers, swimmer];
    nextAt.set(kind, now + random() * LONGEST_GAP_MS);
    return swimmer;
  };

  /** @param {Swimmer} swimmer @param {number} now @param {Size} sea @returns {Point} */
  const placeOf = (swimmer, now, sea) => placeIn(swimmer, now, sea, isStill);

  /** How well a fish is in sight: 1 in the middle of its way. @param {Swimmer} swimmer @param {number} now */
  const sightOf = (swimmer, now) => 1 - Math.abs(shareOf(swimmer, now) - 0.5) * 2;

  return {
    all: () => swimmers,
    placeOf,

    /** Fish that are gone make room for others. @param {number} now */
    step: (now) => {
      if (!isStill && swimmers.some((swimmer) => shareOf(swimmer, now) >= 1))
        swimmers = swimmers.filter((swimmer) => shareOf(swimmer, now) < 1);
      for (const kind of KINDS)
        if (countOf(kind) < (isStill ? 1 : WAYS[kind].count) && now >= (nextAt.get(kind) ?? 0)) add(kind, now);
    },

    /** The sea as it is found: fish everywhere. @param {number} now */
    fill: (now) => {
      for (const kind of KINDS)
        for (let more = isStill ? 1 : WAYS[kind].count; more > 0; more -= 1) add(kind, now, 0.1 + random() * 0.75);
    },

    /** The fish under a finger. @param {Point} point @param {number} now @param {Size} sea */
    at: (point, now, sea) => {
      const near = swimmers.flatMap((swimmer) => {
        const { x, y } = placeOf(swimmer, now, sea);
        const distance = Math.hypot(x - point.x, y - point.y);
        const reach = Math.max(26, sizeOf(swimmer.kind, sea, isStill) * 0.48);
        return distance <= reach ? [{ swimmer, share: distance / reach }] : [];
      });
      return near.sort((one, other) => one.share - other.share)[0]?.swimmer;
    },

    /** The fish of a kind that is best in sight; where there is none, one comes. @param {FishKind} kind @param {number} now */
    ofKind: (kind, now) => {
      const own = swimmers.filter((swimmer) => swimmer.kind === kind);
      const [best] = own.sort((one, other) => sightOf(other, now) - sightOf(one, now));
      if (best && (isStill || (sightOf(best, now) > 0.2 && shareOf(best, now) < 0.92))) return best;
      return add(kind, now, CALLED_SHARE);
    },

    /** It was caught. @param {number} id @param {number} now */
    take: (id, now) => {
      const taken = swimmers.find((swimmer) => swimmer.id === id);
      if (!taken || isStill) return;
      swimmers = swimmers.filter((swimmer) => swimmer !== taken);
      nextAt.set(taken.kind, now + LONGEST_GAP_MS * random());
    },
  };
};

/** @typedef {ReturnType<typeof createShoal>} Shoal */
