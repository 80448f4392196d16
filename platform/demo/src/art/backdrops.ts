import type { Palette } from './palette.ts';
import type { Random } from './seed.ts';
import { disc, line, n, path } from './shapes.ts';

/** What lies behind a motif: light and pattern in the vendor's hue, each under 450 bytes. */
export type Backdrop = (c: Palette, r: Random, id: string) => string;

const row = (length: number, draw: (index: number) => string): string =>
  Array.from({ length }, (_, index) => draw(index)).join('');

const pattern = (id: string, size: string, inner: string, area: string, opacity: string): string =>
  `<pattern id="${id}w" ${size}>${inner}</pattern>${path(area, `url(#${id}w)`, `opacity="${opacity}"`)}`;

const squareOf = (side: number, turn?: number): string =>
  `width="${side}" height="${side}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}`;

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

const PIERCED = 'M0 0H120V120H0Z';
const TALL = 'M0 0H120V130H0Z';

export const BACKDROPS = {
  none: () => '',
  rays,
  rings: (c) => [92, 72, 52, 32].map((q, k) => disc(60, 58, q, c.b0, `opacity="${n(0.09 + k * 0.03)}"`)).join(''),
  bokeh,
  dots: (c, _r, id) => pattern(id, squareOf(11, 30), `<circle cx="4" cy="4" r="2" fill="${c.b0}"/>`, PIERCED, '.34'),
  lattice: (c, _r, id) =>
    pattern(
      id,
      squareOf(15, 45),
      `<path d="M0 0H15M0 0V15" stroke="${c.b0}" stroke-width="1.4"/><circle cx="7.5" cy="7.5" r="1.6" fill="${c.b0}"/>`,
      TALL,
      '.36',
    ),
  scales: (c, _r, id) =>
    pattern(
      id,
      squareOf(20),
      `<path d="M-10 20A10 10 0 0 1 10 20A10 10 0 0 1 30 20M0 10A10 10 0 0 1 20 10M-5 20A5 5 0 0 1 5 20M15 20A5 5 0 0 1 25 20M5 10A5 5 0 0 1 15 10" fill="none" stroke="${c.b0}" stroke-width="1.2"/>`,
      TALL,
      '.4',
    ),
  grid: (c) =>
    line(
      'M-20 112H140M-20 92H140M-20 76H140M-20 64H140M60 60V130M40 60L10 130M80 60L110 130M20 60L-50 130M100 60L170 130',
      c.b0,
      1,
      'opacity=".45"',
    ),
  stars,
  speed,
  clouds: (c) =>
    path(
      'M-6 112Q-6 96 12 98Q16 84 32 92Q44 90 44 104H76Q78 92 90 94Q98 84 110 92Q126 92 126 108V130H-6ZM-6 30Q10 22 22 30T44 28Q40 38 22 36T-6 38ZM126 20Q110 12 98 20T78 20Q84 30 98 27T126 28Z',
      c.b0,
      'opacity=".3"',
    ),
  waves: (c) =>
    line(
      'M-4 96Q10 86 24 96T52 96T80 96T108 96T136 96M-4 108Q10 98 24 108T52 108T80 108T108 108T136 108',
      c.b0,
      3,
      'opacity=".45"',
    ),
  dunes: (c) =>
    path('M-4 90Q30 66 66 86T126 74V130H-4Z', c.b0, 'opacity=".3"') +
    path('M-4 108Q40 84 80 104T126 98V130H-4Z', c.b2, 'opacity=".5"') +
    disc(92, 30, 17, c.b0, 'opacity=".55"'),
  leaves: (c) =>
    path(
      'M-8 70C20 60 34 30 26-4C2 16-8 40-8 70ZM128 60C104 54 88 26 96-6C118 10 128 36 128 60ZM-8 122C24 118 30 96 22 80C4 88-6 100-8 122ZM128 122C98 116 92 98 98 82C116 90 126 102 128 122Z',
      c.b0,
      'opacity=".32"',
    ),
  bubbles,
  light: (c, r, id) =>
    path('M20-4L-16 120H22L36-4ZM52-4L44 120H84L66-4ZM84-4L102 120H140L98-4Z', c.b0, 'opacity=".26"') +
    bubbles(c, r, id)
      .slice(0, BUBBLE_BYTES)
      .replace(/<[^>]*$/, ''),
  curtain: (c) =>
    path(
      'M0 0H120V14Q105 26 90 14Q75 26 60 14Q45 26 30 14Q15 26 0 14ZM0 14Q22 50 4 124H0ZM120 14Q98 50 116 124H120ZM10 22Q30 60 12 124H6Q24 60 0 24ZM110 22Q90 60 108 124H114Q96 60 120 24Z',
      c.b0,
      'opacity=".34"',
    ),
  split: (c) => path('M0 0H70L46 124H0Z', c.p1, 'opacity=".75"') + path('M74 0H120V124H50Z', c.s1, 'opacity=".75"'),
} as const satisfies Readonly<Record<string, Backdrop>>;

export type BackdropName = keyof typeof BACKDROPS;
