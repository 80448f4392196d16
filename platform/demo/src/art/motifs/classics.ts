/** Fruit-machine classics. */
import { lch } from '../colour.ts';
import { at, disc, glint, line, path, points, poly } from '../shapes.ts';
import type { Motif } from './motif.ts';
import { ball, coins, type GemTones, gem, ink } from './parts.ts';

export const sevens: Motif = {
  categories: ['RNG', 'INHOUSE', 'HOT'],
  titles: /seven|lucky|777/i,
  hues: [
    [25, 60],
    [20, 85],
  ],
  backdrops: ['rays', 'rings'],
  draw: (c, _r, id) => {
    const d = 'M-22-30H24V-15Q6 4 3 33H-17Q-15 6 4-13H-22Z';
    const small = (x: number, a: number): string =>
      `<g transform="translate(${x} 62) rotate(${a}) scale(.84)"><use href="#${id}7" stroke="${c.k}" stroke-width="10"/><use href="#${id}7" stroke="${c.g2}" stroke-width="5" fill="${c.s}" paint-order="stroke"/></g>`;
    return (
      `<defs><path id="${id}7" d="${d}"/></defs>` +
      small(33, -13) +
      small(89, 13) +
      `<g transform="translate(60 58) scale(1.18)"><use href="#${id}7" stroke="${c.k}" stroke-width="11"/><use href="#${id}7" stroke="${c.g}" stroke-width="6" fill="${c.p}" paint-order="stroke"/>` +
      path('M-19-27H21V-24H-19Z', '#fff', 'opacity=".75"') +
      path('M4-13H8Q-10 8-12 33H-17Q-15 6 4-13Z', c.p2, 'opacity=".6"') +
      '</g>' +
      coins(c, id, 104)
    );
  },
};

export const gems: Motif = {
  categories: ['RNG', 'HOT'],
  titles: /gem|jewel|crystal|diamond/i,
  hues: [
    [300, 190],
    [190, 330],
    [150, 300],
  ],
  backdrops: ['rays', 'lattice', 'bokeh'],
  draw: (c) => {
    const tone = (h: number): GemTones => [
      lch(0.88, 0.1, h),
      lch(0.72, 0.18, h),
      lch(0.56, 0.2, h),
      lch(0.42, 0.17, h),
      c.k,
    ];
    return (
      gem(33, 78, 0.66, tone(c.sh)) +
      gem(88, 80, 0.62, tone(c.sh + 70)) +
      gem(60, 56, 1.16, tone(c.ph)) +
      path(glint(44, 30, 9) + glint(96, 66, 5), '#fff')
    );
  },
};

export const fruit: Motif = {
  categories: ['RNG', 'HOT'],
  titles: /cherry|fruit|berry|melon/i,
  hues: [[20, 140]],
  backdrops: ['rings', 'rays', 'dots'],
  draw: (c) =>
    line('M38 72C40 44 56 26 74 20C74 44 80 56 86 66', c.k, 7) +
    line('M38 72C40 44 56 26 74 20C74 44 80 56 86 66', lch(0.62, 0.15, 135), 3.4) +
    path('M74 22C52 30 36 24 28 12C48 2 68 6 74 22Z', lch(0.72, 0.18, 140), ink(c)) +
    line('M34 14Q54 14 68 20', lch(0.45, 0.12, 145), 1.8) +
    ball(38, 84, 24, c.p, c) +
    ball(86, 78, 22, c.p, c) +
    path('M38 104A24 24 0 0 0 60 92Q50 100 38 104Z', c.p2, 'opacity=".6"') +
    path(glint(96, 34, 7), '#fff'),
};

export const bell: Motif = {
  categories: ['RNG'],
  titles: /bell|chime|classic|retro/i,
  hues: [[20, 85]],
  backdrops: ['rays', 'rings'],
  draw: (c) =>
    `<g transform="rotate(-10 60 60)">` +
    disc(60, 98, 9, c.g2, ink(c)) +
    path('M60 14C84 14 88 40 90 62C92 78 102 80 104 92H16C18 80 28 78 30 62C32 40 36 14 60 14Z', c.g, ink(c, 2.8)) +
    path('M46 24C38 36 38 58 34 76', 'none', 'stroke="#fff" stroke-width="6" opacity=".6"') +
    path('M84 40C88 60 88 76 100 90L88 90C84 76 88 58 84 40Z', c.g3, 'opacity=".55"') +
    path('M18 84H102V94H18Z', c.p, ink(c, 2)) +
    `<rect x="52" y="5" width="16" height="12" rx="5" fill="${c.p1}" ${ink(c, 2)}/></g>` +
    path(poly(points(5, 11, 5).map(([x, y]) => [x + 61, y + 52])), c.p, ink(c, 1.8)) +
    path(glint(28, 24, 7) + glint(96, 30, 5), '#fff'),
};

export const crown: Motif = {
  categories: ['RNG', 'PVP', 'HOT'],
  titles: /crown|king|queen|royal|reyna|hari/i,
  hues: [
    [300, 20],
    [15, 200],
    [265, 340],
  ],
  backdrops: ['rays', 'curtain', 'lattice'],
  draw: (c) =>
    path('M18 98Q60 82 102 98L96 112Q60 100 24 112Z', c.p, ink(c)) +
    path('M26 92L16 44L40 60L60 22L80 60L104 44L94 92Q60 82 26 92Z', c.g, ink(c, 2.8)) +
    path('M60 22L68 38L60 62L50 42Z', '#fff', 'opacity=".4"') +
    path('M24 80Q60 70 96 80L94 92Q60 82 26 92Z', c.g2, ink(c, 1.8)) +
    disc(16, 42, 6.4, c.p0, ink(c, 2)) +
    disc(104, 42, 6.4, c.p0, ink(c, 2)) +
    disc(60, 18, 8, c.p0, ink(c, 2)) +
    disc(58, 15, 2.4, '#fff') +
    path('M60 54L69 66L60 78L51 66Z', c.p, ink(c, 2)) +
    path('M60 54L64 66H56Z', '#fff', 'opacity=".55"') +
    disc(36, 70, 5, c.s, ink(c, 1.8)) +
    disc(84, 70, 5, c.s, ink(c, 1.8)) +
    path(glint(84, 30, 7) + glint(34, 36, 5), '#fff'),
};

export const moon: Motif = {
  categories: ['RNG', 'INHOUSE'],
  titles: /moon|luna|night|rabbit|buwan|midnight/i,
  hues: [
    [95, 300],
    [90, 240],
  ],
  backdrops: ['stars', 'clouds'],
  draw: (c) =>
    path('M78 12C44 8 18 32 20 64C22 94 50 112 80 102C56 94 46 76 48 56C50 36 62 20 78 12Z', c.p, ink(c, 2.8)) +
    path('M30 44C24 64 32 88 52 98', 'none', 'stroke="#fff" stroke-width="5" opacity=".7"') +
    disc(36, 60, 4, c.p2, 'opacity=".35"') +
    disc(42, 84, 5.4, c.p2, 'opacity=".35"') +
    at(80, 54, path(poly(points(8, 20, 9)), c.g, ink(c)) + disc(0, 0, 6, '#fff')) +
    path('M70 102Q66 90 78 88Q82 76 94 82Q108 80 108 92Q118 96 112 106H72Q64 108 70 102Z', '#fff', ink(c, 2)) +
    path('M4 104Q2 94 12 93Q18 84 28 91Q38 92 36 102Q38 108 30 108H10Q4 110 4 104Z', '#fff', ink(c, 2)) +
    path(glint(98, 26, 6) + glint(60, 22, 4), '#fff'),
};
