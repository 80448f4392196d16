import { lch } from './colour.ts';
import { drawInner } from './drawings.ts';
import { figures } from './lettering/lettering.ts';
import type { MotifName } from './motifs.ts';
import type { Palette } from './palette.ts';
import { cyclic, pick, type Random } from './seed.ts';
import { disc, line, n } from './shapes.ts';

type Values = Readonly<Record<string, string>>;

/** `stem0`, `stem1` … for the entries of a list. */
const numbered = <Entry>(stem: string, list: readonly Entry[], draw: (entry: Entry) => string): Values =>
  Object.fromEntries(list.map((entry, index) => [`${stem}${index}`, draw(entry)]));

/** Lightness and chroma from a gem's table to its shade. */
const GEM_TONES = [
  [0.88, 0.1],
  [0.72, 0.18],
  [0.56, 0.2],
  [0.42, 0.17],
] as const;

const gemTones = (stem: string, hue: number): Values =>
  numbered(stem, GEM_TONES, ([lightness, chroma]) => lch(lightness, chroma, hue));

/** Hearts, spades, diamonds, clubs: red and black by turns. */
const SUITS = [
  'M0 9C-14-1-8-11 0-4C8-11 14-1 0 9Z',
  'M0-10C14 0 10 9 2 5L4 11H-4L-2 5C-10 9-14 0 0-10Z',
  'M0-11L8 0L0 11L-8 0Z',
  'M-3 2A5 5 0 1 1-4-4A5 5 0 1 1 4-4A5 5 0 1 1 3 2L4 10H-4Z',
];

const hand = (r: Random): Values => {
  const first = Math.floor(r() * SUITS.length);
  const suits = [first, first + 1, first + 2];
  const ranks = [pick(['K', 'J', '9'], r), pick(['Q', '8', '10'], r), 'A'];
  return {
    ...numbered('suit', suits, (suit) => cyclic(SUITS, suit)),
    ...numbered('ink', suits, (suit) => (suit % 2 === 0 ? '#c8102e' : '#191d33')),
    ...numbered('rank', ranks, (rank) => figures(rank, -10, -21, 9)),
  };
};

const lotteryBalls = (r: Random): Values => {
  const hues = [25, 85, 150, 250, 320].sort(() => r() - 0.5);
  return {
    ...numbered('ball', hues, (hue) => lch(0.64, 0.19, hue)),
    ...numbered('number', hues, () => figures(String(1 + Math.floor(r() * 48)), 0, -5, 10)),
  };
};

/** A digit in each of three windows. */
const digitBoard = (r: Random): Values =>
  numbered('digit', [38, 60, 82], (x) => figures(String(Math.floor(r() * 10)), x, 53, 18));

/** A field of nine: one bomb, some gems, the rest unopened. */
const mineField = (c: Palette, r: Random, id: string): string => {
  const bomb = Math.floor(r() * 9);
  const use = (part: string, x: number, y: number): string => `<use href="#${id}${part}" x="${x}" y="${y}"/>`;
  const cell = (k: number): string => {
    const [x, y] = [25 + (k % 3) * 35, 25 + Math.floor(k / 3) * 34];
    if (k === bomb) {
      const fuse = line(`M${x + 4} ${y - 5}l5-6`, c.g1, 2.4);
      return use('y', x, y) + disc(x, y + 2, 8.4, '#23263a', 'stroke="#ff5a5a"') + fuse;
    }
    const isOpen = (k * 7 + bomb) % 3 === 0;
    return isOpen ? use('y', x, y) + use('z', x, y) : use('x', x, y);
  };
  return Array.from({ length: 9 }, (_, k) => cell(k)).join('');
};

/** What varies within a motif beside its colours. */
const VARIED: Readonly<Partial<Record<MotifName, (c: Palette, r: Random, id: string) => Values>>> = {
  gems: (c) => ({ ...gemTones('left', c.sh), ...gemTones('right', c.sh + 70), ...gemTones('middle', c.ph) }),
  koi: (_c, r) => ({ turn: n(-18 + r() * 6) }),
  cards: (_c, r) => hand(r),
  roulette: (_c, r) => ({ turn: n(r() * 40) }),
  jersey: (_c, r) => ({ number: figures(String(1 + Math.floor(r() * 9)) + Math.floor(r() * 10), 60, 52, 30) }),
  balls: (_c, r) => lotteryBalls(r),
  digits: (_c, r) => digitBoard(r),
  drum: (c) => ({ shade: lch(0.3, 0.07, c.ph), glass: lch(0.85, 0.08, c.ph) }),
  mines: (c, r, id) => ({ cells: mineField(c, r, id) }),
};

/** A motif as a group's content. `id` makes the ids inside the drawing unique in its document. */
export const drawMotif = (name: MotifName, c: Palette, r: Random, id: string): string =>
  drawInner(`motifs/${name}`, { ...c, id, ...VARIED[name]?.(c, r, id) });
