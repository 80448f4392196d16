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

/** From the first colour at the head through the second in the middle to the third at the foot. */
export const threeTones = (
  id: string,
  [head, middle, foot]: readonly [string, string, string],
  axis?: string,
): string =>
  linear(
    id,
    [
      [0, head],
      [0.5, middle],
      [1, foot],
    ],
    axis,
  );

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
