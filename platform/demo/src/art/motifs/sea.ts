import type { Motif } from './motif.ts';

/** Of fishing. */
export const SEA_MOTIFS = {
  koi: {
    categories: ['FISH', 'RNG'],
    titles: /koi|carp|goldfish/i,
    hues: [
      [40, 80],
      [25, 60],
    ],
    backdrops: ['bubbles', 'light', 'scales'],
  },
  shark: {
    categories: ['FISH'],
    titles: /shark|jaws|fang|hunter|deep/i,
    hues: [
      [245, 20],
      [275, 40],
    ],
    backdrops: ['light', 'bubbles'],
  },
  octopus: {
    categories: ['FISH'],
    titles: /octopus|kraken|abyss|ink|pugita/i,
    hues: [
      [345, 60],
      [310, 80],
    ],
    backdrops: ['bubbles', 'light'],
  },
  crab: {
    categories: ['FISH'],
    titles: /crab|claw|shell|alimango/i,
    hues: [
      [30, 190],
      [20, 90],
    ],
    backdrops: ['bubbles', 'light', 'dunes'],
  },
  turtle: {
    categories: ['FISH', 'RNG'],
    titles: /turtle|pawikan|coral|reef/i,
    hues: [
      [160, 60],
      [190, 80],
    ],
    backdrops: ['light', 'bubbles'],
  },
  jelly: {
    categories: ['FISH'],
    titles: /jellyfish|ocean|sea|blue|dagat|lagoon/i,
    hues: [
      [320, 190],
      [200, 320],
    ],
    backdrops: ['light', 'bubbles', 'stars'],
  },
} as const satisfies Readonly<Record<string, Motif>>;
