import { cyclic } from './seed.ts';

export type Point = readonly [x: number, y: number];

/** A coordinate with one decimal and no leading zero. */
export const n = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

const attributes = (more: string): string => (more ? ` ${more}` : '');

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopList = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop${offset ? ` offset="${offset}"` : ''} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

export const linear = (id: string, stops: readonly Stop[], axis = 'x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${axis}>${stopList(stops)}</linearGradient>`;

export const radial = (id: string, stops: readonly Stop[], placement = ''): string =>
  `<radialGradient id="${id}" ${placement}>${stopList(stops)}</radialGradient>`;

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${attributes(more)}/>`;

export const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${attributes(more)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(more)}/>`;

export const at = (x: number, y: number, inner: string, more = ''): string =>
  `<g transform="translate(${n(x)} ${n(y)})${more ? ` ${more}` : ''}">${inner}</g>`;

/** Right half drawn once; the left half is its mirror. */
export const mirror = (id: string, inner: string, x = 60, y = 60, more = ''): string =>
  at(x, y, `<g id="${id}">${inner}</g><use href="#${id}" transform="scale(-1 1)"/>`, more);

/** Corners of a star round (0, 0), outer and inner by turns. */
export const points = (count: number, outer: number, inner: number, turn = -90): Point[] =>
  Array.from({ length: count * 2 }, (_, k) => {
    const angle = ((turn + (k * 180) / count) * Math.PI) / 180;
    const radius = k % 2 ? inner : outer;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

export const poly = (list: readonly Point[]): string => `M${list.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** The triangles between a star's centre and its edges: every second one, so that two tones make facets. */
export const facets = (star: readonly Point[], parity: 0 | 1): string =>
  star.map((corner, k) => (k % 2 === parity ? poly([corner, cyclic(star, k + 1), [0, 0]]) : '')).join('');

/** A four-pointed sparkle. */
export const glint = (x: number, y: number, s: number): string =>
  `M${n(x)} ${n(y - s)}Q${n(x)} ${n(y)} ${n(x + s)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + s)}` +
  `Q${n(x)} ${n(y)} ${n(x - s)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - s)}`;
