import { figures } from '../lettering/lettering.ts';
import type { Palette } from '../palette.ts';
import { at, disc, line, n, oval, path } from '../shapes.ts';

/** Edge widths that the group round a motif already sets are not written again. */
const COMMON_WIDTHS: readonly number[] = [2, 2.2, 2.4];

/** Ink edge of a shape. */
export const ink = (c: Palette, width = 2.2): string =>
  `stroke="${c.k}"${COMMON_WIDTHS.includes(width) ? '' : ` stroke-width="${width}"`}`;

export const HEART = 'M0 9C-14-1-8-11 0-4C8-11 14-1 0 9Z';
export const SPADE = 'M0-10C14 0 10 9 2 5L4 11H-4L-2 5C-10 9-14 0 0-10Z';
const DIAMOND = 'M0-11L8 0L0 11L-8 0Z';
const CLUB = 'M-3 2A5 5 0 1 1-4-4A5 5 0 1 1 4-4A5 5 0 1 1 3 2L4 10H-4Z';
export const SUITS = [HEART, SPADE, DIAMOND, CLUB] as const;

export const ball = (x: number, y: number, radius: number, fill: string, c: Palette): string =>
  at(
    x,
    y,
    disc(0, 0, radius, fill, ink(c, 2)) +
      oval(-radius * 0.3, -radius * 0.52, radius * 0.42, radius * 0.24, '#fff', 'opacity=".6" transform="rotate(-28)"'),
  );

export const coinDef = (c: Palette, id: string): string =>
  `<defs><g id="${id}c">${oval(0, 2.2, 9, 9, c.g3, ink(c))}${disc(0, 0, 9, c.g, ink(c))}` +
  `<circle r="5.8" fill="none" stroke="${c.g2}" stroke-width="1.4"/>${path('M-1.3-3.4H1.3V3.4H-1.3Z', c.g3)}</g></defs>`;

export const coin = (id: string, x: number, y: number, scale: number, turn: number): string =>
  `<use href="#${id}c" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"/>`;

export const coins = (c: Palette, id: string, y = 106): string =>
  coinDef(c, id) + coin(id, 30, y, 0.95, -14) + coin(id, 92, y + 2, 0.8, 18) + coin(id, 46, y + 5, 0.7, 8);

/** Table, crown, pavilion, shade, edge. */
export type GemTones = readonly [string, string, string, string, string];

export const gem = (x: number, y: number, scale: number, [a, b, d, e, edge]: GemTones): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linejoin="round">` +
  `<path d="M-30-9L-17-25H17L30-9L0 30Z" fill="${d}" stroke="${edge}" stroke-width="${n(2.6 / scale)}"/>` +
  path('M-30-9L-17-25L-11-9Z', b) +
  path('M-17-25H17L11-9H-11Z', a) +
  path('M17-25L30-9H11Z', d) +
  path('M-30-9H-11L0 30Z', d) +
  path('M-11-9H11L0 30Z', b) +
  path('M11-9H30L0 30Z', e) +
  path('M-15-22H4L-2-12H-9Z', '#fff', 'opacity=".5"') +
  '</g>';

export const card = (
  x: number,
  y: number,
  turn: number,
  rank: string,
  suit: string,
  isRed: boolean,
  c: Palette,
  scale = 1,
): string => {
  const colour = isRed ? '#c8102e' : '#191d33';
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})${scale === 1 ? '' : ` scale(${scale})`}">` +
    `<rect x="-19" y="-27" width="38" height="54" rx="4.5" fill="#f7f2e6" ${ink(c)}/>` +
    path(suit, colour, 'transform="translate(2 6) scale(1.15)"') +
    line(figures(rank, -10, -21, 9), colour, 2.2, 'stroke-linejoin="round"') +
    '</g>'
  );
};
