import { n } from '../shapes.ts';
import { bend, type PointMap, tidy } from './bend.ts';
import { GLYPHS, type Glyph } from './glyphs.ts';

export interface LetterStyle {
  readonly weight: number;
  readonly join: 'round' | 'miter';
  readonly serif?: boolean;
  readonly slant?: number;
  readonly arch?: number;
}

/** Where a title stands: centred on `x`, its feet on `bottom`, `line` high a row, `lines` high in all. */
export interface LetterBox {
  readonly x: number;
  readonly bottom: number;
  readonly width: number;
  readonly line: number;
  readonly lines: number;
}

export interface Lettering {
  readonly d: string;
  readonly serifs: string;
  readonly stroke: number;
  readonly top: number;
}

const SPACE = 3.6;
const ROW_GAP = 5.2;
const SHORTEST_SPLIT = 8;
const TILE_BOX: LetterBox = { x: 60, bottom: 150, width: 103, line: 17, lines: 31 };
const MISSING: Glyph = [0, ''];

const glyphOf = (character: string): Glyph => GLYPHS[character] ?? MISSING;

/** A title in the letters that the alphabet has. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 &'-]/g, '')
    .replace(/ +/g, ' ')
    .trim();

const width = (text: string, gap: number): number => {
  let total = 0;
  for (const character of text) total += character === ' ' ? SPACE : glyphOf(character)[0] + gap;
  return total - gap;
};

/** One word or number as a path, centred on x, top at y. For pips on balls, jerseys and cards. */
export const figures = (text: string, x: number, y: number, size: number): string => {
  const k = size / 10;
  let pen = x - (width(text, 3) * k) / 2;
  let d = '';
  for (const character of text) {
    const [advance, centreLine] = glyphOf(character);
    d += bend(centreLine, (a, b) => [pen + a * k, y + b * k]);
    pen += (advance + 3) * k;
  }
  return d;
};

const split = (text: string): readonly string[] => {
  if (text.length < SHORTEST_SPLIT || !text.includes(' ')) return [text];
  const words = text.split(' ');
  let best: readonly string[] = [text];
  let score = Number.POSITIVE_INFINITY;
  for (let at = 1; at < words.length; at++) {
    const first = words.slice(0, at).join(' ');
    const second = words.slice(at).join(' ');
    const longest = Math.max(first.length, second.length) + (first.length > second.length ? 0.4 : 0);
    if (longest < score) [best, score] = [[first, second], longest];
  }
  return best;
};

const serifsOf = (d: string, map: PointMap, reach: number): string => {
  let out = '';
  for (const part of d.split(/(?=M)/)) {
    if (part.endsWith('Z')) continue;
    const pairs = [...part.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
    for (const end of [pairs[0], pairs.at(-1)]) {
      const [x, y] = [Number(end?.[1]), Number(end?.[2])];
      if (y !== 0 && y !== 10) continue;
      const [a, b] = map(x - reach, y);
      const [c, e] = map(x + reach, y);
      out += `M${n(a)} ${n(b)}l${n(c - a)} ${n(e - b)}`;
    }
  }
  return tidy(out);
};

interface Row {
  readonly text: string;
  readonly top: number;
  readonly size: number;
  readonly bow: number;
}

const setRow = (row: Row, style: LetterStyle, box: LetterBox, gap: number): { d: string; serifs: string } => {
  const k = row.size / 10;
  const natural = (width(row.text, gap) + style.weight) * k;
  // A short row is stretched a little so that two rows share one measure.
  const stretched = k * Math.min(1.22, Math.max(1, (box.width * 0.86) / natural));
  let pen = box.x - (width(row.text, gap) * stretched) / 2;
  let d = '';
  let serifs = '';
  const bowAt = (x: number): number => (style.arch ? style.arch * (1 - ((x - box.x) / 52) ** 2) : 0);
  for (const character of row.text) {
    if (character === ' ') {
      pen += SPACE * stretched;
      continue;
    }
    const [advance, centreLine] = glyphOf(character);
    const from = pen;
    const map: PointMap = (a, b) => {
      const x = from + a * stretched + (style.slant ?? 0) * (10 - b) * k * 0.1;
      return [x, row.top + b * k - bowAt(x) * row.bow];
    };
    d += bend(centreLine, map);
    if (style.serif) serifs += serifsOf(centreLine, map, style.weight * 0.86);
    pen += (advance + gap) * stretched;
  }
  return { d, serifs };
};

/** Sets a title in one or two rows, bent as the style says. A title without a letter of the alphabet gives an empty path. */
export const lettering = (title: string, style: LetterStyle, box: LetterBox = TILE_BOX): Lettering => {
  const rows = split(plain(title));
  const gap = style.weight + (style.serif ? 1.9 : 1.15);
  const tallest = rows.length > 1 ? box.line * 0.9 : box.line;
  const sizes = rows.map((row) => Math.min(tallest, (box.width * 10) / Math.max(width(row, gap) + style.weight, 1)));
  const total = sizes.reduce((sum, size) => sum + size, 0) + (rows.length - 1) * ROW_GAP;
  const fit = Math.min(1, box.lines / total);
  const top = box.bottom - total * fit;
  let y = top;
  let d = '';
  let serifs = '';
  rows.forEach((text, index) => {
    const size = sizes[index] ?? tallest;
    const set = setRow({ text, top: y, size: size * fit, bow: index === 0 ? 1 : 0.6 }, style, box, gap);
    d += set.d;
    serifs += set.serifs;
    y += (size + ROW_GAP) * fit;
  });
  return { d, serifs, stroke: (style.weight * (Math.max(...sizes) * fit)) / 10, top };
};
