/** Legends and treasure. */
import { lch } from '../colour.ts';
import { disc, glint, line, mirror, oval, path } from '../shapes.ts';
import type { Motif } from './motif.ts';
import { coin, coinDef, gem, ink } from './parts.ts';

export const pharaoh: Motif = {
  categories: ['RNG'],
  titles: /pharaoh|nile|pyramid|sphinx|scarab|desert/i,
  hues: [
    [255, 40],
    [200, 30],
  ],
  backdrops: ['rays', 'dunes'],
  draw: (c, _r, id) =>
    mirror(
      `${id}m`,
      path('M0-44C24-44 34-24 36 0L44 40Q30 46 24 40L18 14L0 20', c.g, ink(c)) +
        line('M20-33L33-10M27-22L40 16M22 8L40 4M24 20L42 22M26 31L44 36', lch(0.45, 0.16, 255), 4.6) +
        path('M0-28Q18-28 20-8Q20 16 8 30L0 32', c.g0, ink(c, 2)) +
        path('M0-2Q8-6 0 12', c.g2, 'opacity=".7"') +
        path('M5-10Q12-16 18-9Q11-4 5-10Z', '#fff', ink(c, 1.6)) +
        disc(11.5, -9.6, 2.8, c.k) +
        line('M4-17Q11-22 18-16M18-9L23-6', c.k, 2.2) +
        path('M0 19Q5 17 8 20Q4 24 0 23Z', '#b4482f') +
        path('M0 30H6V45Q3 50 0 50Z', lch(0.45, 0.16, 255), ink(c, 2)),
      60,
      62,
    ) +
    path('M60 16Q53 26 60 36Q67 26 60 16Z', c.s0, ink(c, 2)) +
    disc(60, 27, 2, c.k),
};

export const fortune: Motif = {
  categories: ['RNG', 'HOT'],
  titles: /fortune|golden|wealth|treasure pot|ingot|prosper/i,
  hues: [
    [25, 85],
    [18, 60],
  ],
  backdrops: ['scales', 'rays', 'clouds'],
  draw: (c, _r, _id) =>
    line('M60 4V18', c.g1, 2.4) +
    path('M36 30C20 40 20 72 36 80H84C100 72 100 40 84 30Z', c.p, ink(c)) +
    path('M48 30C38 44 38 68 48 80H72C82 68 82 44 72 30Z', c.p0, 'opacity=".55"') +
    path('M57 30H63V80H57Z', c.p0, 'opacity=".7"') +
    path('M40 18H80L84 31H36ZM36 79H84L80 90H40Z', c.g, ink(c)) +
    `<circle cx="60" cy="55" r="14" fill="${c.g1}" ${ink(c, 2)}/>` +
    path('M54 49H66V61H54Z', c.p, ink(c)) +
    [
      [28, 98, 0.9],
      [92, 98, 0.9],
      [60, 100, 1.15],
    ]
      .map(
        ([x, y, s]) =>
          `<g transform="translate(${x} ${y}) scale(${s})">` +
          path('M-20-6Q-8 0-6-4Q0-12 6-4Q8 0 20-6Q20 10 10 11H-10Q-20 10-20-6Z', c.g, ink(c, 2)) +
          path('M-6-3Q0-10 6-3Q0 1-6-3Z', '#fff', 'opacity=".6"') +
          '</g>',
      )
      .join(''),
};

export const book: Motif = {
  categories: ['RNG'],
  titles: /book|tome|legend|secret|chronicle/i,
  hues: [
    [150, 20],
    [290, 70],
    [20, 160],
  ],
  backdrops: ['rays', 'stars'],
  draw: (c) =>
    `<g transform="rotate(-8 60 62)">` +
    path('M22 22L30 16H98V98L90 106H22Z', c.p2, ink(c)) +
    path('M28 100L94 100L96 20V94L90 102H26Z', '#f3e6c4', ink(c, 1.6)) +
    path('M20 22H88V102H20Z', c.p, ink(c)) +
    `<rect x="27" y="29" width="54" height="66" rx="3" fill="none" stroke="${c.g1}" stroke-width="2"/>` +
    path('M20 22H36L20 38ZM88 22V38L72 22ZM20 102V86L36 102ZM88 102H72L88 86Z', c.g, ink(c, 1.6)) +
    disc(54, 62, 21, c.g, ink(c, 2)) +
    path('M37 62Q54 44 71 62Q54 80 37 62Z', '#fff8e6', ink(c, 1.8)) +
    disc(54, 62, 9, c.s, ink(c, 1.6)) +
    path('M54 56Q57 62 54 68Q51 62 54 56Z', c.k) +
    '</g>' +
    path(glint(90, 22, 8) + glint(26, 96, 6), '#fff'),
};

export const chest: Motif = {
  categories: ['RNG', 'HOT'],
  titles: /chest|pirate|treasure|loot|island|booty/i,
  hues: [
    [40, 190],
    [50, 330],
  ],
  backdrops: ['rays', 'waves'],
  draw: (c, _r, id) => {
    const wood = lch(0.5, 0.1, 50);
    const dark = lch(0.36, 0.08, 45);
    return (
      path('M24 50C24 18 96 18 96 50L90 56H30Z', dark, ink(c)) +
      path('M32 50C34 30 86 30 88 50Z', lch(0.25, 0.05, 45)) +
      path('M24 50C24 18 36 18 38 50ZM82 50C84 18 96 18 96 50Z', c.g, ink(c, 2)) +
      oval(60, 56, 36, 12, c.g1) +
      coinDef(c, id) +
      coin(id, 42, 54, 0.9, -20) +
      coin(id, 60, 48, 1, 8) +
      coin(id, 78, 54, 0.9, 24) +
      gem(52, 60, 0.3, [c.s0, c.s1, c.s1, c.s2, c.k]) +
      disc(70, 60, 6, c.s1, ink(c, 1.6)) +
      path('M22 62H98L94 104H26Z', wood, ink(c)) +
      path('M24 76H96M25 90H95', 'none', `stroke="${dark}" stroke-width="2.4"`) +
      path('M22 62H36L38 104H26ZM98 62H84L82 104H94Z', c.g, ink(c, 2)) +
      path('M51 62H69V78Q60 88 51 78Z', c.g, ink(c, 2)) +
      path('M58 68H62L63 77H57Z', c.k)
    );
  },
};

export const volcano: Motif = {
  categories: ['RNG'],
  titles: /volcano|fire|inferno|lava|blaze|bulkan/i,
  hues: [
    [35, 60],
    [20, 80],
  ],
  backdrops: ['none', 'stars'],
  draw: (c, _r) =>
    path('M44 40C30 26 34 10 50 12C52-2 74-2 74 12C92 8 96 28 80 36Q70 44 60 38Q52 46 44 40Z', c.b0, 'opacity=".65"') +
    path('M60 12Q66 28 62 46H56Q52 28 60 12ZM48 26Q54 36 54 46H50ZM74 24Q66 36 66 46H70Z', c.g1) +
    path('M2 116C24 108 34 62 44 44L52 49L60 43L68 49L76 44C86 62 98 108 118 116Z', lch(0.34, 0.06, 20), ink(c)) +
    path(
      'M44 44L52 49L60 43L68 49L76 44C80 54 84 60 86 70C82 78 78 66 74 64C70 62 70 92 66 92C62 92 64 70 58 68C54 67 54 80 49 78C46 76 47 66 44 64C40 62 38 74 34 72Z',
      c.p,
      ink(c, 2),
    ) +
    path('M48 52Q54 56 60 52T72 52L76 60Q60 54 46 60Z', c.g1) +
    disc(28, 30, 3, c.g1) +
    disc(94, 46, 2.4, c.p0) +
    disc(20, 54, 2, c.p0) +
    disc(90, 18, 3, c.g1),
};
