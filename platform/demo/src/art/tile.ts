import { type LetterStyle, lettering } from './lettering/lettering.ts';
import { GOLD, type Palette } from './palette.ts';
import { linear, oval, path, radial, threeTones } from './shapes.ts';

/** Colours of the letters, top to bottom. */
export type Face = readonly [string, string, string];

export interface TileDrawing {
  readonly id: string;
  readonly palette: Palette;
  readonly backdrop: string;
  readonly body: string;
  readonly face: Face;
  readonly style: LetterStyle;
  readonly title: string;
}

const joinOf = (style: LetterStyle): string =>
  style.join === 'round'
    ? 'stroke-linejoin="round" stroke-linecap="round"'
    : 'stroke-linejoin="miter" stroke-linecap="butt" stroke-miterlimit="2.2"';

interface SetTitle {
  readonly defs: string;
  readonly drawing: string;
}

/** The title in four strokes: shadow, edge, face, light. */
const setTitle = ({ id, palette, style, title, face }: TileDrawing): SetTitle => {
  const text = lettering(title, style);
  if (!text.d) return { defs: '', drawing: '' };
  const width = text.stroke;
  const letters = (stroke: string, w: number, more = ''): string =>
    `<use href="#${id}t" stroke="${stroke}" stroke-width="${w.toFixed(1)}"${more}/>`;
  const serifs = (stroke: string, w: number): string =>
    text.serifs ? `<use href="#${id}u" stroke="${stroke}" stroke-width="${w.toFixed(1)}"/>` : '';
  const both = (stroke: string, extra: number): string =>
    letters(stroke, width + extra) + serifs(stroke, width * 0.5 + extra);
  const light = ` transform="translate(-.3 ${(-width * 0.22).toFixed(1)})" opacity=".8"`;
  const drawing =
    `<defs><path id="${id}t" d="${text.d}"/>${text.serifs ? `<path id="${id}u" d="${text.serifs}"/>` : ''}</defs>` +
    `<g fill="none" ${joinOf(style)}><g transform="translate(0 1.6)">${both(palette.k, 3.6)}</g>` +
    both(palette.k, 2.8) +
    both(`url(#${id}f)`, 0) +
    letters('#fff', width * 0.24, light) +
    '</g>';
  const axis = `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${Math.round(text.top)}" y2="150"`;
  return { defs: threeTones(`${id}f`, face, axis), drawing };
};

/** Gradients of the primary, the secondary and gold; each only when the drawing refers to it. */
export const gradientsOf = (id: string, c: Palette, isUsed: (key: string) => boolean): string => {
  const gold = linear(`${id}g`, [
    [0, GOLD.g0],
    [0.4, GOLD.g1],
    [0.75, GOLD.g2],
    [1, GOLD.g3],
  ]);
  return (
    (isUsed('p') ? threeTones(`${id}p`, [c.p0, c.p1, c.p2]) : '') +
    (isUsed('s') ? threeTones(`${id}s`, [c.s0, c.s1, c.s2]) : '') +
    (isUsed('g') ? gold : '')
  );
};

/** Group round a motif: what most of its edges share. */
export const EDGES = 'stroke-linejoin="round" stroke-linecap="round" stroke-width="2.2"';

export const composeTile = (drawing: TileDrawing): string => {
  const { id, palette: c, backdrop, body } = drawing;
  const title = setTitle(drawing);
  const isUsed = (key: string): boolean => body.includes(`${id}${key})`) || backdrop.includes(`${id}${key})`);
  const defs =
    radial(
      `${id}b`,
      [
        [0, c.b0],
        [0.45, c.b1],
        [1, c.b2],
      ],
      'cx=".5" cy=".34" r=".78"',
    ) +
    gradientsOf(id, c, isUsed) +
    linear(`${id}v`, [
      [0, c.k, 0],
      [0.6, c.k, 0.82],
      [1, c.k],
    ]) +
    title.defs;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160"><defs>${defs}</defs>` +
    path('M0 0H120V160H0Z', `url(#${id}b)`) +
    `<g ${EDGES}>${backdrop}${oval(60, 112, 46, 9, c.k, 'opacity=".45"')}${body}</g>` +
    path('M0 84H120V160H0Z', `url(#${id}v)`) +
    `${title.drawing}</svg>`
  );
};
