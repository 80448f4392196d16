/** Fishing: what lives under the surface. */
import { disc, line, mirror, n, oval, path } from '../shapes.ts';
import type { Motif } from './motif.ts';
import { ink } from './parts.ts';

export const koi: Motif = {
  categories: ['FISH', 'RNG'],
  titles: /koi|carp|goldfish/i,
  hues: [
    [40, 80],
    [25, 60],
  ],
  backdrops: ['bubbles', 'light', 'scales'],
  draw: (c, r, _id) =>
    `<g transform="translate(56 62) rotate(${n(-18 + r() * 6)}) scale(1.02)">` +
    path('M28-2C38-18 48-26 58-22C50-12 50-4 47 1C52 10 54 20 48 28C38 18 32 12 26 8Z', c.p, ink(c, 2)) +
    path('M-10-16C-2-34 16-38 26-32C20-24 20-16 14-10Z', c.s, ink(c, 2)) +
    path('M-6 14C-10 26-2 34 10 36C6 28 10 20 8 14Z', c.s, ink(c, 2)) +
    path('M-42 4C-38-16-12-26 12-16C26-10 32-4 38 1C30 8 22 14 8 18C-14 24-38 20-42 4Z', '#fff8ec', ink(c)) +
    path(
      'M-18-18C-4-24 8-18 4-8C-2 2-18-2-22-8ZM14-12C26-8 32-4 36 0C28 8 18 10 12 2ZM-34 10C-28 18-18 20-10 18C-10 10-26 4-34 10Z',
      c.p,
    ) +
    line('M2 0Q7 4 2 9M10-5Q15-1 10 4M10 5Q15 9 10 13M19-1Q24 3 19 7M2-10Q7-6 2-2', c.p2, 1.3, 'opacity=".55"') +
    line('M-22-12Q-12 2-20 17', c.k, 2) +
    disc(-31, -1, 4.6, '#ffd84a', ink(c, 1.6)) +
    disc(-31.6, -1, 2.2, c.k) +
    line('M-43 7Q-39 9-36 8', c.k, 1.8) +
    line('M-39 12C-46 14-46 20-52 22', c.p0, 2) +
    '</g>',
};

export const shark: Motif = {
  categories: ['FISH'],
  titles: /shark|jaws|fang|hunter|deep/i,
  hues: [
    [245, 20],
    [275, 40],
  ],
  backdrops: ['light', 'bubbles'],
  draw: (c, _r, id) =>
    mirror(
      `${id}m`,
      path('M26 8L56-6Q54 22 34 30Z', c.p1, ink(c)) +
        path('M0-46C22-36 36-8 38 20Q34 46 0 48', c.p, ink(c)) +
        path('M0 2C20 0 34 12 36 24Q30 46 0 48Z', '#eef4fb') +
        path('M0 8C16 8 27 16 28 26Q22 40 0 40Z', '#5c0f24', ink(c, 2)) +
        path(
          'M0 9L5 19L9 10L14 20L18 13L22 22L25 18L28 26Q20 12 0 8ZM0 40L4 31L9 39L14 29L19 36L23 28L28 26Q22 40 0 40Z',
          '#fff',
          ink(c, 1.2),
        ) +
        path('M18-8Q26-10 28-2Q22 0 18-8Z', c.k) +
        disc(23, -5.4, 1.3, '#fff') +
        line('M14-14L28-9', c.p2, 3) +
        path('M5-14Q10-16 9-10Q6-9 5-14Z', c.k),
      60,
      58,
    ) +
    path('M60 14Q64 26 60 44Q56 26 60 14Z', c.p0, 'opacity=".6"') +
    path('M-6 104Q6 92 18 102Q30 90 44 101Q60 88 76 101Q90 90 102 102Q114 92 126 104V124H-6Z', c.b0, ink(c, 2)) +
    line('M10 108Q18 104 26 109M66 108Q76 103 86 109', '#fff', 2, 'opacity=".7"'),
};

export const octopus: Motif = {
  categories: ['FISH'],
  titles: /octopus|kraken|abyss|ink|pugita/i,
  hues: [
    [345, 60],
    [310, 80],
  ],
  backdrops: ['bubbles', 'light'],
  draw: (c, _r, id) =>
    mirror(
      `${id}m`,
      [
        'M6 14C10 30 14 40 6 52',
        'M16 12C26 26 26 42 38 46C44 46 46 40 42 36',
        'M24 6C38 10 44 20 54 16C58 12 54 6 50 8',
      ]
        .map((d) => line(d, c.k, 13) + line(d, c.p1, 8.6))
        .join('') + line('M8 24Q12 34 10 42M21 18Q27 28 30 38M32 10Q40 14 46 15', c.p0, 2.6, 'stroke-dasharray="0 5"'),
      60,
      58,
    ) +
    path('M30 62C10 10 110 10 90 62Q84 76 60 76Q36 76 30 62Z', c.p, ink(c)) +
    path('M40 42Q46 26 60 25', 'none', 'stroke="#fff" stroke-width="5" opacity=".55"') +
    disc(48, 56, 9, '#fff', ink(c, 2)) +
    disc(72, 56, 9, '#fff', ink(c, 2)) +
    disc(50, 58, 4.6, c.k) +
    disc(70, 58, 4.6, c.k) +
    disc(48.6, 56, 1.6, '#fff') +
    disc(68.6, 56, 1.6, '#fff') +
    line('M38 45L54 49M82 45L66 49', c.k, 3) +
    disc(82, 34, 4, c.p2, 'opacity=".4"') +
    disc(74, 26, 2.6, c.p2, 'opacity=".4"'),
};

export const crab: Motif = {
  categories: ['FISH'],
  titles: /crab|claw|shell|alimango/i,
  hues: [
    [30, 190],
    [20, 90],
  ],
  backdrops: ['bubbles', 'light', 'dunes'],
  draw: (c, _r, id) =>
    mirror(
      `${id}m`,
      line('M22 22L44 26L50 40M20 30L38 40L40 52M26 14L50 12L56 24', c.k, 9, 'stroke-linejoin="round"') +
        line('M22 22L44 26L50 40M20 30L38 40L40 52M26 14L50 12L56 24', c.p1, 5, 'stroke-linejoin="round"') +
        line('M26 4L40-10', c.k, 12) +
        line('M26 4L40-10', c.p1, 8) +
        path('M32-14C26-34 44-50 56-40L46-26L58-32C62-14 46-2 32-14Z', c.p, ink(c)) +
        line('M36-24Q38-32 45-35', '#fff', 3, 'opacity=".6"') +
        line('M9-8L11-20', c.k, 5) +
        disc(11, -22, 6, '#fff', ink(c, 2)) +
        disc(10, -21, 2.8, c.k) +
        path('M0-12Q32-12 34 14Q30 34 0 36', c.p, ink(c)),
      60,
      66,
    ) +
    path('M36 66Q44 56 60 56', 'none', 'stroke="#fff" stroke-width="4" opacity=".6"') +
    line('M50 88Q60 94 70 88', c.k, 2.4) +
    path('M44 48L40 26L52 36L60 20L68 36L80 26L76 48Q60 42 44 48Z', c.g, ink(c, 2)) +
    disc(60, 40, 3, c.s1),
};

export const turtle: Motif = {
  categories: ['FISH', 'RNG'],
  titles: /turtle|pawikan|coral|reef/i,
  hues: [
    [160, 60],
    [190, 80],
  ],
  backdrops: ['light', 'bubbles'],
  draw: (c, _r, id) =>
    `<g transform="rotate(-14 60 60)">` +
    mirror(
      `${id}m`,
      path('M22-16C36-34 52-34 58-20C48-18 40-10 32-2Z', c.p1, ink(c)) +
        path('M24 24C38 26 44 38 42 46C32 46 24 40 18 34Z', c.p1, ink(c)),
      60,
      64,
    ) +
    path('M60 6C72 8 74 24 68 32H52C46 24 48 8 60 6Z', c.p0, ink(c)) +
    disc(54, 18, 2.6, c.k) +
    disc(66, 18, 2.6, c.k) +
    path('M56 102L60 114L64 102Z', c.p1, ink(c, 2)) +
    oval(60, 64, 33, 39, c.s, ink(c, 2.8)) +
    path('M60 36L76 48V72L60 86L44 72V48Z', c.s0, ink(c, 1.8)) +
    line('M60 36V26M76 48L87 42M76 72L88 80M60 86V102M44 72L32 80M44 48L33 42', c.k, 2) +
    path('M50 50L60 42L66 47L52 60Z', '#fff', 'opacity=".5"') +
    '</g>',
};

export const jelly: Motif = {
  categories: ['FISH'],
  titles: /jellyfish|ocean|sea|blue|dagat|lagoon/i,
  hues: [
    [320, 190],
    [200, 320],
  ],
  backdrops: ['light', 'bubbles', 'stars'],
  draw: (c) =>
    ['M42 62C34 78 50 88 40 112', 'M54 64C48 82 62 92 54 116', 'M66 64C72 82 58 92 68 116', 'M78 62C88 78 70 88 82 112']
      .map((d, k) => line(d, c.k, 7) + line(d, k % 2 ? c.p0 : c.s0, 3.6))
      .join('') +
    path(
      'M22 58C22 4 98 4 98 58Q92 70 85 60Q78 72 71 61Q65 72 60 62Q55 72 49 61Q42 72 35 60Q28 70 22 58Z',
      c.p,
      ink(c, 2.6),
    ) +
    path('M34 50C34 26 48 20 58 20', 'none', 'stroke="#fff" stroke-width="6" opacity=".65"') +
    oval(66, 42, 12, 15, c.s0, 'opacity=".55"') +
    disc(50, 44, 5, '#fff', 'opacity=".5"') +
    disc(84, 48, 4, '#fff', 'opacity=".4"'),
};
