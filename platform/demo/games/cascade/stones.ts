import { lch } from '../../src/art/colour.ts';
import { linear, n, path } from '../../src/art/shapes.ts';
import type { SymbolDress } from '../symbol-theme.ts';

type Point = readonly [x: number, y: number];

interface Stone {
  readonly name: SymbolDress['name'];
  readonly hue: number;
  /** How colourful it is, in OKLCH. */
  readonly chroma: number;
  /** Its cut, clockwise round the middle of 120 × 120. */
  readonly outline: readonly Point[];
  /** How much of its height the flat top has. */
  readonly table: number;
}

const MIDDLE = 60;

/** Corners on an oval, the first at `turn` turns from the top. */
const oval = (corners: number, rx: number, ry: number, turn = 0): Point[] =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = 2 * Math.PI * (corner / corners + turn) - Math.PI / 2;
    return [MIDDLE + rx * Math.cos(angle), MIDDLE + ry * Math.sin(angle)];
  });

/** Four stones that differ in cut as well as in colour, from the dearest to the cheapest. */
const STONES: readonly Stone[] = [
  {
    name: { EN: 'ruby', TY: 'rubi' },
    hue: 18,
    chroma: 0.2,
    outline: oval(8, 47, 47, 1 / 16),
    table: 0.56,
  },
  {
    name: { EN: 'emerald', TY: 'esmeralda' },
    hue: 156,
    chroma: 0.16,
    outline: [
      [36, 10],
      [84, 10],
      [100, 26],
      [100, 94],
      [84, 110],
      [36, 110],
      [20, 94],
      [20, 26],
    ],
    table: 0.6,
  },
  {
    name: { EN: 'sapphire', TY: 'sapiro' },
    hue: 252,
    chroma: 0.17,
    outline: [
      [60, 7],
      [82, 38],
      [99, 68],
      [96, 92],
      [80, 108],
      [60, 113],
      [40, 108],
      [24, 92],
      [21, 68],
      [38, 38],
    ],
    table: 0.52,
  },
  {
    name: { EN: 'amethyst', TY: 'amatista' },
    hue: 308,
    chroma: 0.19,
    outline: [
      [26, 18],
      [94, 18],
      [114, 46],
      [60, 112],
      [6, 46],
    ],
    table: 0.5,
  },
];

const LIGHT_FROM: Point = [-0.45, -0.89];
const DARK = 0.36;
const SPAN = 0.46;

const draw = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** How light a facet is whose outer edge lies so: 0 turned away from the light, 1 towards it. */
const litness = ([ax, ay]: Point, [bx, by]: Point): number => {
  const [x, y] = [(ax + bx) / 2 - MIDDLE, (ay + by) / 2 - MIDDLE];
  return (1 + (x * LIGHT_FROM[0] + y * LIGHT_FROM[1]) / Math.hypot(x, y)) / 2;
};

const cut = ({ hue, chroma, outline, table }: Stone): string => {
  const tone = (lightness: number): string => lch(lightness, chroma, hue);
  const centre = outline.reduce((sum, [, y]) => sum + y, 0) / outline.length;
  const inner = outline.map(([x, y]): Point => [MIDDLE + (x - MIDDLE) * table, centre + (y - centre) * table]);
  const facets = outline.map((from, corner) => {
    const next = (corner + 1) % outline.length;
    const [to, innerTo, innerFrom] = [outline[next] ?? from, inner[next] ?? from, inner[corner] ?? from];
    return path(draw([from, to, innerTo, innerFrom]), tone(DARK + SPAN * litness(from, to)));
  });
  const id = `t${Math.round(hue)}`;
  const shine = inner.slice(-2).concat(inner.slice(0, 1));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" aria-hidden="true"><defs>' +
    linear(id, [
      [0, tone(0.78)],
      [0.5, tone(0.62)],
      [1, tone(0.5)],
    ]) +
    `</defs>${path(draw(outline), tone(0.25), `stroke="${tone(0.22)}" stroke-width="7" stroke-linejoin="round"`)}` +
    `<g stroke-linejoin="round" stroke-width=".8" stroke="${tone(0.7)}" stroke-opacity=".35">${facets.join('')}` +
    `${path(draw(inner), `url(#${id})`)}</g>${path(draw(shine), '#fff', 'opacity=".34"')}` +
    `${path('M38 27l3 7 7 3-7 3-3 7-3-7-7-3 7-3z', '#fff', 'opacity=".9"')}</svg>`
  );
};

export const STONE_DRESSES: readonly SymbolDress[] = STONES.map((stone) => ({ name: stone.name, art: cut(stone) }));
