import { points } from './shapes.ts';

interface Lantern {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly turn: number;
}

const LANTERNS: readonly Lantern[] = [
  { x: 90, y: 120, radius: 52, turn: 8 },
  { x: 350, y: 70, radius: 26, turn: -12 },
  { x: 470, y: 260, radius: 44, turn: 18 },
  { x: 230, y: 330, radius: 32, turn: 0 },
  { x: 70, y: 430, radius: 28, turn: 22 },
  { x: 400, y: 480, radius: 36, turn: -8 },
];
const STRINGS = 'M90 56V-4M350 34V-4M470 206V150M230 290V240M70 394V360M400 434V400';
const GARLANDS = 'M-10 -4Q140 40 280 -4T570 -4M-10 236Q140 280 280 236T570 236';

const INNER_SHARE = 0.42;
const RING_SHARE = 1.22;
const BEAD_SHARE = 1 / 4.4;

const tenth = (value: number): number => Math.round(value * 10) / 10;

const lantern = ({ x, y, radius, turn }: Lantern): string => {
  const corners = points(5, radius, radius * INNER_SHARE).map(([a, b]) => `${tenth(a)} ${tenth(b)}`);
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M${corners.join('L')}Z"/>` +
    `<circle r="${Number((radius * RING_SHARE).toFixed(2))}" stroke-dasharray="0 ${(radius * BEAD_SHARE).toFixed(1)}"/></g>`
  );
};

/** The quiet pattern behind the column on wide screens: a tile of 560 × 560 that repeats. */
export const pageBackdrop = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 560"><g fill="none" stroke="#8f9cc0" stroke-opacity=".17" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">' +
  LANTERNS.map(lantern).join('') +
  `<path d="${STRINGS}" stroke-opacity=".12"/><path d="${GARLANDS}" stroke-opacity=".1"/></g></svg>`;
