import { drawInner } from './drawings.ts';
import type { Palette } from './palette.ts';
import type { Random } from './seed.ts';
import { disc, line, n, path } from './shapes.ts';

/** What lies behind a motif: light and pattern in the vendor's hue, each under 450 bytes. */
export type Backdrop = (c: Palette, r: Random, id: string) => string;

const row = (length: number, draw: (index: number) => string): string =>
  Array.from({ length }, (_, index) => draw(index)).join('');

/** A backdrop that is the same in every picture but for its colours. */
const fixed =
  (name: string): Backdrop =>
  (c, _r, id) =>
    drawInner(`backdrops/${name}`, { ...c, id });

const rays: Backdrop = (c, r) => {
  const count = 9 + Math.floor(r() * 4);
  const turn = r() * 40;
  const end = (angle: number): string => `${n(60 + 110 * Math.cos(angle))} ${n(60 + 110 * Math.sin(angle))}`;
  const d = row(count, (k) => {
    const from = (((k * 360) / count + turn) * Math.PI) / 180;
    return `M60 60L${end(from)}L${end(from + (Math.PI / count) * 0.9)}Z`;
  });
  return path(d, c.b0, 'opacity=".2"');
};

const bokeh: Backdrop = (c, r) =>
  row(9, () => disc(r() * 120, r() * 112, 3 + r() * 9, r() < 0.5 ? c.b0 : c.g1, `opacity="${n(0.14 + r() * 0.24)}"`));

const stars: Backdrop = (_c, r) => {
  const d = row(16, () => {
    const x = r() * 120;
    const y = r() * 100;
    const s = r() < 0.3 ? 2 : 1;
    return `M${n(x - s)} ${n(y)}L${n(x)} ${n(y - s)}L${n(x + s)} ${n(y)}L${n(x)} ${n(y + s)}Z`;
  });
  return path(d, '#fff', 'opacity=".6"');
};

const speed: Backdrop = (c, r) => {
  const d = row(11, () => {
    const x = r() * 90;
    const y = r() * 116;
    return `M${n(x)} ${n(y)}l${n(24 + r() * 40)} ${n(-10 - r() * 14)}`;
  });
  return line(d, c.b0, 3, 'opacity=".3"');
};

const BUBBLE_BYTES = 420;

const bubbles: Backdrop = (_c, r) =>
  row(8, () =>
    disc(
      r() * 120,
      r() * 116,
      2 + r() * 6,
      'none',
      `stroke="#fff" stroke-width="1.2" opacity="${n(0.25 + r() * 0.3)}"`,
    ),
  );

export const BACKDROPS = {
  none: () => '',
  rays,
  rings: fixed('rings'),
  bokeh,
  dots: fixed('dots'),
  lattice: fixed('lattice'),
  scales: fixed('scales'),
  grid: fixed('grid'),
  stars,
  speed,
  clouds: fixed('clouds'),
  waves: fixed('waves'),
  dunes: fixed('dunes'),
  leaves: fixed('leaves'),
  bubbles,
  light: (c, r, id) =>
    path('M20-4L-16 120H22L36-4ZM52-4L44 120H84L66-4ZM84-4L102 120H140L98-4Z', c.b0, 'opacity=".26"') +
    bubbles(c, r, id)
      .slice(0, BUBBLE_BYTES)
      .replace(/<[^>]*$/, ''),
  curtain: fixed('curtain'),
  split: fixed('split'),
} as const satisfies Readonly<Record<string, Backdrop>>;

export type BackdropName = keyof typeof BACKDROPS;
