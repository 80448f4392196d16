import type { Motif } from './motif.ts';

/** Of lotteries, and of the games of the house. */
export const DRAW_MOTIFS = {
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
