import { figures } from '../../src/art/lettering/lettering.ts';
import { disc, line, linear, n, path, radial } from '../../src/art/shapes.ts';
import type { SymbolDress } from '../symbol-theme.ts';
import type { Cloth } from './cloths.ts';
import { MULTIPLIERS, SEGMENTS, WHEEL_KINDS, type WheelKind } from './rules/wheel.ts';

const STEP = 360 / SEGMENTS.length;
const FRAME = 259;
const RIM = 243;
const HUB = 62;
const BORDER = '#ffe6a6';
const EDGE = '#2a0d1c';

/** A point so far from the middle, so many degrees clockwise from the top. */
const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${n(radius * Math.sin(angle))} ${n(-radius * Math.cos(angle))}`;
};

const WEDGE = `M${at(HUB, -STEP / 2)}L${at(RIM, -STEP / 2)}A${RIM} ${RIM} 0 0 1 ${at(RIM, STEP / 2)}L${at(HUB, STEP / 2)}Z`;

/** A sign for each kind besides its colour, number and drawing, round (0, 0). */
const SIGNS: Readonly<Record<WheelKind, string>> = {
  first: 'M0-8L2.3-2.6L8-2.2L3.6 1.5L5 7L0 4L-5 7L-3.6 1.5L-8-2.2L-2.3-2.6Z',
  second: 'M0-8L6 0L0 8L-6 0Z',
  third: 'M0-7L6.5 6H-6.5Z',
  fourth: 'M-5.5-5.5H5.5V5.5H-5.5Z',
  fifth: 'M0-6A6 6 0 1 1 0 6A6 6 0 1 1 0-6Z',
  sixth: 'M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z',
};

/** A kind's drawing, once for all places. */
const drawing = (kind: WheelKind, { art }: SymbolDress): string =>
  art.replace('<svg ', `<svg id="${kind}-art" width="120" height="120" `);

const drawn = (kind: WheelKind, x: number, y: number, scale: number): string =>
  `<use href="#${kind}-art" transform="translate(${x} ${y}) scale(${scale})"/>`;

const segment = (kind: WheelKind, { ink }: Cloth): string =>
  `<g id="${kind}">${path(WEDGE, `url(#${kind}-cloth)`)}` +
  line(figures(String(MULTIPLIERS[kind]), 0, -236, 14), ink, 2.6, 'stroke-linecap="round" stroke-linejoin="round"') +
  drawn(kind, -12, -214, 0.2) +
  `${path(SIGNS[kind], ink, 'transform="translate(0 -160) scale(.9)" opacity=".72"')}` +
  `${path(SIGNS[kind], ink, 'transform="translate(0 -124) scale(.5)" opacity=".5"')}</g>`;

const turned = (kind: WheelKind, place: number): string =>
  `<use href="#${kind}"${place === 0 ? '' : ` transform="rotate(${n(place * STEP)})"`}/>`;

const spokes = SEGMENTS.map((_, place) => `M${at(HUB, (place + 0.5) * STEP)}L${at(RIM, (place + 0.5) * STEP)}`).join(
  '',
);

const pegs = SEGMENTS.map((_, place) => {
  const [x = '0', y = '0'] = at((FRAME + RIM) / 2, (place + 0.5) * STEP).split(' ');
  return disc(Number(x), Number(y), 3.4, 'url(#peg)');
}).join('');

const cloth = (kind: WheelKind, { rim, foot }: Cloth): string =>
  linear(
    `${kind}-cloth`,
    [
      [0, rim],
      [1, foot],
    ],
    `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="-${RIM}" y2="-${HUB}"`,
  );

/** A wheel of the fair, 520 × 520, its first segment on top. */
export const drawWheel = (
  symbols: Readonly<Record<WheelKind, SymbolDress>>,
  cloths: Readonly<Record<WheelKind, Cloth>>,
): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-260 -260 520 520"><defs>' +
  WHEEL_KINDS.map(
    (kind) => cloth(kind, cloths[kind]) + drawing(kind, symbols[kind]) + segment(kind, cloths[kind]),
  ).join('') +
  radial('peg', [
    [0, '#fffbe6'],
    [0.55, '#ffd76a'],
    [1, '#a14f22'],
  ]) +
  radial('gold', [
    [0, '#fff1c0'],
    [0.5, '#ffcf6e'],
    [0.86, '#e8962a'],
    [1, '#8f4a12'],
  ]) +
  linear('frame', [
    [0, '#8c1730'],
    [1, '#4a0a1e'],
  ]) +
  `</defs>${disc(0, 0, FRAME, 'url(#frame)', `stroke="${BORDER}" stroke-width="2"`)}` +
  SEGMENTS.map(turned).join('') +
  line(spokes, BORDER, 1.2, 'opacity=".75"') +
  disc(0, 0, RIM, 'none', `stroke="${BORDER}" stroke-width="2.4"`) +
  pegs +
  disc(0, 0, HUB + 7, 'url(#gold)', `stroke="${EDGE}" stroke-width="2"`) +
  disc(0, 0, HUB - 4, '#fff6dc', `stroke="${EDGE}" stroke-width="2"`) +
  drawn('first', -44, -46, 0.733) +
  '</svg>';
