/** Lotteries and house games. */
import { lch } from '../colour.ts';
import { figures } from '../lettering/lettering.ts';
import { cyclic } from '../seed.ts';
import { at, disc, glint, line, oval, path, points, poly } from '../shapes.ts';
import type { Motif } from './motif.ts';
import { gem, ink } from './parts.ts';

export const balls: Motif = {
  categories: ['ELOTT', 'LOTT'],
  titles: /lotto|draw|pick|numero|6d|4d|3d|swertres|ball/i,
  hues: [
    [250, 20],
    [25, 85],
    [150, 90],
  ],
  backdrops: ['rays', 'rings', 'bokeh'],
  draw: (c, r, id) => {
    const hues = [25, 85, 150, 250, 320].sort(() => r() - 0.5);
    const one = (x: number, y: number, s: number, k: number): string =>
      `<g transform="translate(${x} ${y}) scale(${s})">${disc(0, 0, 18, lch(0.64, 0.19, cyclic(hues, k)), ink(c))}<use href="#${id}o"/>${line(figures(String(1 + Math.floor(r() * 48)), 0, -5, 10), c.k, 2.6, 'stroke-linejoin="round"')}</g>`;
    return (
      `<defs><g id="${id}o">${path('M-18 0A18 18 0 0 0 18 0Q0 27-18 0Z', c.k, 'opacity=".25"')}${disc(0, 0, 10.4, '#fff')}${oval(-6, -10.6, 7, 3.6, '#fff', 'opacity=".6" transform="rotate(-28 -6 -10.6)"')}</g></defs>` +
      one(34, 36, 1, 0) +
      one(88, 40, 0.94, 1) +
      one(26, 82, 0.94, 2) +
      one(96, 84, 1, 3) +
      one(60, 66, 1.6, 4)
    );
  },
};

export const drum: Motif = {
  categories: ['ELOTT', 'LOTT'],
  titles: /drum|bingo|spin|raffle|tambola/i,
  hues: [
    [200, 85],
    [330, 85],
  ],
  backdrops: ['curtain', 'rays'],
  draw: (c, _r, id) =>
    `<defs><g id="${id}o"><circle r="9.4" ${ink(c)}/>${disc(0, 0, 4.8, '#fff')}${disc(-3, -5.4, 1.8, '#fff', 'opacity=".8"')}</g></defs>` +
    path('M30 112L46 82H74L90 112Z', c.g, ink(c)) +
    disc(60, 54, 40, lch(0.3, 0.07, c.ph), ink(c, 2.6)) +
    (
      [
        [44, 70, 25],
        [62, 78, 85],
        [78, 66, 150],
        [54, 52, 320],
        [72, 46, 250],
        [40, 48, 60],
        [60, 32, 190],
      ] as const
    )
      .map(([x, y, h]) => `<use href="#${id}o" x="${x}" y="${y}" fill="${lch(0.66, 0.18, h)}"/>`)
      .join('') +
    disc(60, 54, 40, lch(0.85, 0.08, c.ph), 'opacity=".16"') +
    path('M26 44C30 26 44 18 58 18', 'none', 'stroke="#fff" stroke-width="5" opacity=".75"') +
    `<ellipse cx="60" cy="54" rx="40" ry="12" fill="none" stroke="${c.g1}" stroke-width="3"/><circle cx="60" cy="54" r="40" fill="none" stroke="${c.g1}" stroke-width="3"/>`,
};

export const ticket: Motif = {
  categories: ['ELOTT', 'LOTT', 'INHOUSE'],
  titles: /ticket|scratch|keno|easy|instant/i,
  hues: [
    [85, 20],
    [190, 30],
    [330, 85],
  ],
  backdrops: ['dots', 'rays', 'rings'],
  draw: (c, _r, _id) => {
    const t = 'M-44-22H44V-7A7 7 0 0 0 44 7V22H-44V7A7 7 0 0 0-44-7Z';
    return (
      `<g transform="translate(64 78) rotate(12)">${path(t, c.s, ink(c, 2.4))}</g><g transform="translate(58 54) rotate(-12) scale(1.12)">${path(t, c.p, ink(c, 2.4))}${line('M18-20V20', c.k, 2, 'stroke-dasharray="0 5"')}` +
      `${path(poly(points(5, 13, 6).map(([x, y]) => [x - 28, y])), '#fff', ink(c, 1.6))}${line('M-8-10H10M-8-2H10M-8 6H4', c.k, 3.4)}${[-12, -2, 8].map((y) => disc(31, y + 2, 3.4, '#fff', ink(c, 1.4))).join('')}${path('M-40-18H16L6-8H-40Z', '#fff', 'opacity=".4"')}</g>` +
      path(glint(92, 28, 7), '#fff')
    );
  },
};

export const wheel: Motif = {
  categories: ['INHOUSE', 'LIVE', 'RNG'],
  titles: /wheel|gulong|spinner|big six/i,
  hues: [
    [320, 85],
    [20, 200],
    [260, 60],
  ],
  backdrops: ['rays', 'bokeh', 'curtain'],
  draw: (c) =>
    path('M34 112L60 70L86 112Z', c.g2, ink(c, 2.4)) +
    at(
      60,
      58,
      disc(0, 0, 46, c.g, ink(c, 2.8)) +
        disc(0, 0, 38, c.p1) +
        `<circle r="19" fill="none" stroke="${c.s1}" stroke-width="38" pathLength="12" stroke-dasharray="1" stroke-linecap="butt"/><circle r="19" fill="none" stroke="#fff" stroke-width="38" pathLength="12" stroke-dasharray="1 3" stroke-linecap="butt" transform="rotate(30)" opacity=".92"/>` +
        `<circle r="38" fill="none" ${ink(c, 2)}/><circle r="42" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="0 11"/>` +
        disc(0, 0, 12, c.g, ink(c, 2.2)) +
        path(poly(points(5, 8, 3.6)), c.p2),
    ) +
    path('M60 24L50 6H70Z', '#e0253a', ink(c, 2.2)),
};

export const rocket: Motif = {
  categories: ['INHOUSE'],
  titles: /crash|rocket|boost|liftoff|fly|aviat|kite|jet/i,
  hues: [
    [20, 250],
    [350, 190],
  ],
  backdrops: ['grid', 'stars'],
  draw: (c) =>
    path('M-2 112C30 110 60 98 74 60L78 66C70 100 46 118-2 120Z', c.g1, 'opacity=".9"') +
    path('M-2 114C30 112 60 100 76 62L84 122H-2Z', c.p1, 'opacity=".3"') +
    `<g transform="translate(80 42) rotate(38) scale(1.12)">${path('M-8 20Q0 52 8 20Z', c.g1, ink(c, 2))}${path('M-4 20Q0 38 4 20Z', '#fff')}${path('M-11 2L-24 20L-10 18ZM11 2L24 20L10 18Z', c.s1, ink(c, 2.2))}${path('M0-38C14-26 16-2 10 20H-10C-16-2-14-26 0-38Z', '#f6f8ff', ink(c, 2.4))}${path('M0-38C8-32 11-24 12-17H-12C-11-24-8-32 0-38Z', c.p1, ink(c, 2))}${disc(0, -4, 6.4, c.s1, ink(c, 2))}${disc(-2, -6, 2, '#fff')}</g>` +
    disc(20, 111, 3, '#fff') +
    disc(48, 99, 3, '#fff') +
    path(glint(26, 40, 7) + glint(44, 22, 4), '#fff'),
};

export const mines: Motif = {
  categories: ['INHOUSE'],
  titles: /mine|bomb|plinko|grid|tower/i,
  hues: [
    [190, 20],
    [160, 25],
  ],
  backdrops: ['grid', 'dots'],
  draw: (c, r, id) => {
    const bomb = Math.floor(r() * 9);
    const defs = `<defs><g id="${id}x"><rect x="-15" y="-14" width="30" height="29" rx="7" fill="${c.p}" ${ink(c)}/>${line('M-10-9.5H10', '#fff', 3, 'opacity=".55"')}</g><g id="${id}y"><rect x="-15" y="-14" width="30" height="29" rx="7" fill="${c.b2}" ${ink(c)}/></g><g id="${id}z">${gem(0, 0, 0.34, ['#eff', c.s0, c.s1, c.s2, c.k])}</g></defs>`;
    const use = (w: string, x: number, y: number): string => `<use href="#${id}${w}" x="${x}" y="${y}"/>`;
    const cell = (k: number): string => {
      const [x, y] = [25 + (k % 3) * 35, 25 + Math.floor(k / 3) * 34];
      if (k === bomb) {
        const fuse = line(`M${x + 4} ${y - 5}l5-6`, c.g1, 2.4);
        return use('y', x, y) + disc(x, y + 2, 8.4, '#23263a', 'stroke="#ff5a5a"') + fuse;
      }
      const isOpen = (k * 7 + bomb) % 3 === 0;
      return isOpen ? use('y', x, y) + use('z', x, y) : use('x', x, y);
    };
    return defs + Array.from({ length: 9 }, (_, k) => cell(k)).join('');
  },
};
