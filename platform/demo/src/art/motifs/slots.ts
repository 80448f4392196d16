import type { Motif } from './motif.ts';

/** Of slots: symbols of luck, beasts, fruit and Philippine streets. */
export const SLOT_MOTIFS = {
  sevens: {
    categories: ['RNG', 'INHOUSE', 'HOT'],
    titles: /seven|lucky|777/i,
    hues: [
      [25, 60],
      [20, 85],
    ],
    backdrops: ['rays', 'rings'],
  },
  gems: {
    categories: ['RNG', 'HOT'],
    titles: /gem|jewel|crystal|diamond/i,
    hues: [
      [300, 190],
      [190, 330],
      [150, 300],
    ],
    backdrops: ['rays', 'lattice', 'bokeh'],
  },
  dragon: {
    categories: ['RNG', 'LIVE', 'HOT'],
    titles: /dragon|wyrm|serpent/i,
    hues: [
      [28, 75],
      [155, 75],
      [12, 90],
    ],
    backdrops: ['scales', 'rays', 'clouds'],
  },
  parol: {
    categories: ['RNG', 'INHOUSE', 'HOT'],
    titles: /parol|lantern|christmas|star/i,
    hues: [
      [15, 90],
      [330, 95],
      [200, 90],
    ],
    backdrops: ['bokeh', 'rays'],
  },
  pharaoh: {
    categories: ['RNG'],
    titles: /pharaoh|nile|pyramid|sphinx|scarab|desert/i,
    hues: [
      [255, 40],
      [200, 30],
    ],
    backdrops: ['rays', 'dunes'],
  },
  fortune: {
    categories: ['RNG', 'HOT'],
    titles: /fortune|golden|wealth|treasure pot|ingot|prosper/i,
    hues: [
      [25, 85],
      [18, 60],
    ],
    backdrops: ['scales', 'rays', 'clouds'],
  },
  book: {
    categories: ['RNG'],
    titles: /book|tome|legend|secret|chronicle/i,
    hues: [
      [150, 20],
      [290, 70],
      [20, 160],
    ],
    backdrops: ['rays', 'stars'],
  },
  chest: {
    categories: ['RNG', 'HOT'],
    titles: /chest|pirate|treasure|loot|island|booty/i,
    hues: [
      [40, 190],
      [50, 330],
    ],
    backdrops: ['rays', 'waves'],
  },
  tiger: {
    categories: ['RNG', 'LIVE'],
    titles: /tiger|panther|jungle|lion|beast/i,
    hues: [
      [62, 30],
      [66, 20],
    ],
    backdrops: ['leaves', 'rays'],
  },
  carabao: {
    categories: ['RNG'],
    titles: /carabao|bull|buffalo|field|harvest/i,
    hues: [
      [255, 130],
      [280, 110],
    ],
    backdrops: ['dunes', 'rays'],
  },
  fruit: {
    categories: ['RNG', 'HOT'],
    titles: /cherry|fruit|berry|melon/i,
    hues: [[20, 140]],
    backdrops: ['rings', 'rays', 'dots'],
  },
  mango: {
    categories: ['RNG', 'INHOUSE'],
    titles: /mango|fiesta|harana|sweet|bahay/i,
    hues: [
      [85, 140],
      [75, 20],
    ],
    backdrops: ['leaves', 'rings', 'rays'],
  },
  candy: {
    categories: ['RNG'],
    titles: /candy|sugar|lollipop|taffy|sweet shop/i,
    hues: [
      [350, 190],
      [320, 100],
    ],
    backdrops: ['dots', 'rings'],
  },
  halohalo: {
    categories: ['RNG', 'INHOUSE'],
    titles: /halo-halo|dessert|ice|summer/i,
    hues: [
      [310, 90],
      [330, 140],
    ],
    backdrops: ['dots', 'rings'],
  },
  jeepney: {
    categories: ['RNG', 'INHOUSE'],
    titles: /jeepney|king of the road|drive|road|byahe/i,
    hues: [
      [25, 250],
      [250, 90],
    ],
    backdrops: ['rays', 'speed'],
  },
  bangka: {
    categories: ['RNG', 'INHOUSE', 'FISH'],
    titles: /bangka|bay|sunset|wave|tide|sail|voyage/i,
    hues: [
      [35, 190],
      [350, 200],
    ],
    backdrops: ['none'],
  },
  volcano: {
    categories: ['RNG'],
    titles: /volcano|fire|inferno|lava|blaze|bulkan/i,
    hues: [
      [35, 60],
      [20, 80],
    ],
    backdrops: ['none', 'stars'],
  },
  crown: {
    categories: ['RNG', 'PVP', 'HOT'],
    titles: /crown|king|queen|royal|reyna|hari/i,
    hues: [
      [300, 20],
      [15, 200],
      [265, 340],
    ],
    backdrops: ['rays', 'curtain', 'lattice'],
  },
  bell: {
    categories: ['RNG'],
    titles: /bell|chime|classic|retro/i,
    hues: [[20, 85]],
    backdrops: ['rays', 'rings'],
  },
  moon: {
    categories: ['RNG', 'INHOUSE'],
    titles: /moon|luna|night|rabbit|buwan|midnight/i,
    hues: [
      [95, 300],
      [90, 240],
    ],
    backdrops: ['stars', 'clouds'],
  },
} as const satisfies Readonly<Record<string, Motif>>;
