import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { BACKDROPS } from './backdrops.ts';
import { chooseMotif, motifNamed } from './choose-motif.ts';
import { apart, lch, short } from './colour.ts';
import { drawMotif } from './draw-motif.ts';
import type { LetterStyle } from './lettering/lettering.ts';
import type { Motif } from './motifs/motif.ts';
import { groundOf, leanToIndigo, paletteOf } from './palette.ts';
import { cyclic, hash, pick, type Random, seeded } from './seed.ts';
import { composeTile, type Face, type TileDrawing } from './tile.ts';

export const GAME_ART_LIMIT_BYTES = 4096;

export interface GameArtInput {
  readonly gameId: string;
  readonly category: GameCategory;
  /** Degrees. */
  readonly vendorHue: number;
  readonly title: string;
}

const LETTERS: readonly LetterStyle[] = [
  { weight: 2.7, join: 'round', arch: 2.6 },
  { weight: 2.5, join: 'miter', slant: 2.2 },
  { weight: 2.1, join: 'miter', serif: true },
  { weight: 2.8, join: 'round' },
  { weight: 2.4, join: 'miter', arch: 3.2 },
];
const USUAL_LETTERS = [0, 2, 3, 4];
const LETTERS_OF: Partial<Record<GameCategory, readonly number[]>> = {
  SPORTS: [1],
  ESPORTS: [1],
  LIVE: [2, 4],
  PVP: [2, 4],
  COCKFIGHT: [1, 2],
};

const GREEN_FACE: Face = ['#f6fff4', '#b8f5b0', '#41c07a'];
const FACES: readonly Face[] = [
  ['#fffdf2', '#ffd76a', '#f08a1d'],
  ['#ffffff', '#e4ecff', '#9fb6f2'],
  ['#fffbe0', '#ffe45e', '#ff8f3a'],
  ['#ffffff', '#ffe3ee', '#ff9fb8'],
  GREEN_FACE,
];

const GREEN = 150;
const NEAR_GREEN = 60;
const DROWNING = 50;
/** Fish live in water: their grounds keep to these hues. */
const WATER = { from: 190, span: 76 } as const;

const facesOn = (hue: number): readonly Face[] =>
  apart(hue, GREEN) < NEAR_GREEN ? FACES.filter((face) => face !== GREEN_FACE) : FACES;

/** The ground's hue and the motif's pair of hues, chosen so that the motif does not drown in its ground. */
const chooseHues = (motif: Motif, category: GameCategory, vendorHue: number, random: Random) => {
  const near = (vendorHue + random() * 36 - 18 + 360) % 360;
  const hue = category === 'FISH' ? WATER.from + (near % WATER.span) : near;
  const byContrast = [...motif.hues].sort((a, b) => apart(b[0], hue) - apart(a[0], hue));
  const pair = cyclic(byContrast, random() < 0.75 ? 0 : byContrast.length - 1);
  if (category === 'FISH' || apart(pair[0], hue) >= DROWNING) return { hue, pair };
  const turned = (pair[0] + (random() < 0.5 ? 1 : -1) * (105 + random() * 80) + 360) % 360;
  return { hue: turned, pair };
};

/** Words too small to end a title with. */
const JOINING = /[\s:&'-]+(?:of|the|and|a|an|ng|sa|at)?$/i;

/** A title without its last word, then without the one before, and so on; then its first word letter by letter. */
const shorterTitles = (title: string): readonly string[] => {
  const words = title.trim().split(/\s+/);
  const byWord = words.slice(1).map((_, dropped) =>
    words
      .slice(0, -1 - dropped)
      .join(' ')
      .replace(JOINING, ''),
  );
  const [first = ''] = words;
  const byLetter = Array.from(first.slice(1), (_, dropped) => first.slice(0, -1 - dropped));
  return [...byWord, ...byLetter].filter((shorter) => shorter !== '');
};

/**
 * The icon of a game: one SVG of 120 × 160 and at most `GAME_ART_LIMIT_BYTES`, the same every time. Crop it to its
 * top square for icons: the title lives in the lowest quarter. A title that costs too much gives up its serifs, then the
 * pattern behind, then words from its end.
 */
export const gameArt = ({ gameId, category, vendorHue, title }: GameArtInput): string => {
  const random = seeded(hash(`${gameId}/${title}`));
  const id = `a${hash(gameId).toString(36).slice(0, 4)}`;
  const name = chooseMotif(gameId, category, title);
  const motif = motifNamed(name);
  const { hue, pair } = chooseHues(motif, category, vendorHue, random);
  const palette = paletteOf(id, pair, short(lch(0.16, 0.045, leanToIndigo(hue, 0.6))), groundOf(hue));
  const backdrop = BACKDROPS[pick(motif.backdrops, random)](palette, random, id);
  const body = drawMotif(name, palette, random, id);
  const face = pick(facesOn(hue), random);
  const style = cyclic(LETTERS, pick(LETTERS_OF[category] ?? USUAL_LETTERS, random));
  const plainStyle: LetterStyle = { ...style, serif: false };
  const rich: TileDrawing = { id, palette, backdrop, body, face, style, title };
  const bare: TileDrawing = { ...rich, backdrop: '', style: plainStyle };
  const attempts: readonly TileDrawing[] = [
    rich,
    { ...rich, style: plainStyle },
    { ...rich, backdrop: BACKDROPS.rings(palette, random, id), style: plainStyle },
    bare,
    ...shorterTitles(title).map((shorter): TileDrawing => ({ ...bare, title: shorter })),
  ];
  for (const attempt of attempts) {
    const svg = composeTile(attempt);
    if (svg.length <= GAME_ART_LIMIT_BYTES) return svg;
  }
  return composeTile({ ...bare, title: '' });
};
