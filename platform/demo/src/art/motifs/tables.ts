import type { Motif } from './motif.ts';

/** Of live tables and games between players. */
export const TABLE_MOTIFS = {
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
} as const satisfies Readonly<Record<string, Motif>>;
