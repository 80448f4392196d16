import type { Motif } from './motif.ts';

/** Of sports, esports and cockfights. */
export const SPORT_MOTIFS = {
  basketball: {
    categories: ['SPORTS'],
    titles: /basket|court|hoops|dunk|finals/i,
    hues: [[50, 20]],
    backdrops: ['speed', 'rays', 'rings'],
  },
  football: {
    categories: ['SPORTS'],
    titles: /football|goal|pitch|league|kick/i,
    hues: [
      [150, 90],
      [250, 90],
    ],
    backdrops: ['rings', 'speed', 'grid'],
  },
  glove: {
    categories: ['SPORTS', 'ESPORTS'],
    titles: /box|fight|ring|punch|champ/i,
    hues: [
      [22, 90],
      [250, 60],
    ],
    backdrops: ['rays', 'speed', 'curtain'],
  },
  jersey: {
    categories: ['SPORTS', 'ESPORTS'],
    titles: /jersey|cup|season|derby|all-star/i,
    hues: [
      [250, 85],
      [25, 90],
      [150, 90],
    ],
    backdrops: ['grid', 'speed', 'rays'],
  },
  emblem: {
    categories: ['ESPORTS'],
    titles: /arena|legends|guild|storm|valor|clan/i,
    hues: [
      [285, 195],
      [190, 85],
      [20, 250],
    ],
    backdrops: ['grid', 'speed', 'rays'],
  },
  gamepad: {
    categories: ['ESPORTS', 'INHOUSE'],
    titles: /rush|pixel|arcade|combo|level|quest/i,
    hues: [
      [300, 190],
      [200, 330],
      [160, 300],
    ],
    backdrops: ['grid', 'stars'],
  },
  plume: {
    categories: ['COCKFIGHT'],
    titles: /sabong|feather|rooster|plume|manok|spur/i,
    hues: [
      [25, 85],
      [20, 200],
      [35, 160],
    ],
    backdrops: ['rays', 'rings', 'dunes'],
  },
} as const satisfies Readonly<Record<string, Motif>>;
