import type { GameCategory } from '@shared-kernel/contracts/system/values';
import type { BackdropName } from './backdrops.ts';

/** What a game's picture shows; drawn by `drawings/motifs/<name>.svg`, centred near (60, 62) on a field of 120 × 160. */
export interface Motif {
  readonly categories: readonly GameCategory[];
  /** Titles that ask for this motif. */
  readonly titles: RegExp;
  /** Pairs of primary and secondary hue. */
  readonly hues: readonly (readonly [number, number])[];
  readonly backdrops: readonly BackdropName[];
}

/**
 * Every motif by name. The order is part of the drawing: the first whose titles match wins, and a game that asks for
 * none gets one of its category's by its place in this list.
 */
export const MOTIFS = {
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
  cards: {
    categories: ['LIVE', 'PVP'],
    titles: /baccarat|blackjack|poker|tongits|pusoy|card|hold/i,
    hues: [
      [25, 85],
      [150, 85],
    ],
    backdrops: ['lattice', 'curtain', 'rings'],
  },
  roulette: {
    categories: ['LIVE'],
    titles: /roulette|ruleta/i,
    hues: [
      [25, 150],
      [20, 90],
    ],
    backdrops: ['curtain', 'rings'],
  },
  dice: {
    categories: ['LIVE', 'PVP', 'INHOUSE'],
    titles: /dice|sic bo|color game|perya|roll/i,
    hues: [
      [20, 85],
      [350, 60],
      [150, 80],
    ],
    backdrops: ['rays', 'lattice', 'dots'],
  },
  duel: {
    categories: ['LIVE'],
    titles: /duel|versus|tiger dragon|clash/i,
    hues: [[30, 250]],
    backdrops: ['split'],
  },
  chips: {
    categories: ['PVP', 'LIVE'],
    titles: /chip|stack|holdem|high roller|bluff/i,
    hues: [
      [20, 250],
      [265, 20],
      [155, 20],
    ],
    backdrops: ['lattice', 'curtain', 'rays'],
  },
  mahjong: {
    categories: ['PVP', 'RNG'],
    titles: /mahjong|bamboo|tile|wind/i,
    hues: [
      [155, 25],
      [170, 30],
    ],
    backdrops: ['scales', 'lattice', 'rings'],
  },
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
  balls: {
    categories: ['ELOTT', 'LOTT'],
    titles: /lotto|draw|pick|ball/i,
    hues: [
      [250, 20],
      [25, 85],
      [150, 90],
    ],
    backdrops: ['rays', 'rings', 'bokeh'],
  },
  drum: {
    categories: ['ELOTT', 'LOTT'],
    titles: /mini|fast|drum|bingo|spin|raffle|tambola/i,
    hues: [
      [200, 85],
      [330, 85],
    ],
    backdrops: ['curtain', 'rays'],
  },
  ticket: {
    categories: ['ELOTT', 'LOTT', 'INHOUSE'],
    titles: /ticket|scratch|keno|easy|instant/i,
    hues: [
      [85, 20],
      [190, 30],
      [330, 85],
    ],
    backdrops: ['dots', 'rays', 'rings'],
  },
  digits: {
    categories: ['ELOTT', 'LOTT'],
    titles: /numero|\dd|swertres/i,
    hues: [
      [250, 85],
      [20, 85],
      [160, 60],
    ],
    backdrops: ['rays', 'rings', 'dots'],
  },
  wheel: {
    categories: ['INHOUSE', 'LIVE', 'RNG'],
    titles: /wheel|gulong|spinner|big six/i,
    hues: [
      [320, 85],
      [20, 200],
      [260, 60],
    ],
    backdrops: ['rays', 'bokeh', 'curtain'],
  },
  rocket: {
    categories: ['INHOUSE'],
    titles: /crash|rocket|boost|liftoff|fly|aviat|kite|jet/i,
    hues: [
      [20, 250],
      [350, 190],
    ],
    backdrops: ['grid', 'stars'],
  },
  mines: {
    categories: ['INHOUSE'],
    titles: /mine|bomb|plinko|grid|tower/i,
    hues: [
      [190, 20],
      [160, 25],
    ],
    backdrops: ['grid', 'dots'],
  },
} as const satisfies Readonly<Record<string, Motif>>;

export type MotifName = keyof typeof MOTIFS;
