/** Sports, e-sports and the pit. */
import { lch } from '../colour.ts';
import { figures } from '../lettering/lettering.ts';
import { at, disc, glint, line, mirror, oval, path, points, poly } from '../shapes.ts';
import type { Motif } from './motif.ts';
import { ink } from './parts.ts';

export const basketball: Motif = {
  categories: ['SPORTS'],
  titles: /basket|court|hoops|dunk|finals/i,
  hues: [[50, 20]],
  backdrops: ['speed', 'rays', 'rings'],
  draw: (c, _r, id) =>
    path(
      'M18 112Q6 60 40 18Q36 44 48 50Q46 24 70 6Q66 30 82 40Q86 28 94 22Q116 66 100 112Z',
      lch(0.68, 0.19, 40),
      ink(c, 2),
    ) +
    path('M28 112Q22 76 44 46Q44 62 54 66Q54 44 70 30Q70 48 84 58Q100 80 92 112Z', c.g1) +
    at(
      60,
      74,
      `<circle r="34" fill="url(#${id}p)" ${ink(c, 3)}/>` +
        line('M-34 0Q0-10 34 2M-4-34Q8 0-2 34M-25-23Q-6-4-27 20M26-22Q8 0 24 25', c.k, 2.6) +
        oval(-12, -19, 11, 6, '#fff', 'opacity=".55" transform="rotate(-30 -12 -19)"'),
    ),
};

export const football: Motif = {
  categories: ['SPORTS'],
  titles: /football|goal|pitch|league|kick/i,
  hues: [
    [150, 90],
    [250, 90],
  ],
  backdrops: ['rings', 'speed', 'grid'],
  draw: (c) =>
    at(
      60,
      60,
      `<circle r="42" fill="#f5f7fb" ${ink(c, 3)}/>` +
        path('M0-15L14-4L9 12H-9L-14-4Z', '#171b2b') +
        path(
          'M-13-40L0-32L13-40Q0-45-13-40ZM30-29L40-13L41 4L30-2L25-16ZM36 22L22 38L17 25L24 13ZM-36 22L-22 38L-17 25L-24 13ZM-30-29L-40-13L-41 4L-30-2L-25-16Z',
          '#171b2b',
        ) +
        line(
          'M0-15V-32M14-4L26-10M9 12L18 24M-9 12L-18 24M-14-4L-26-10M-17 25H17M25-16L13-38M-25-16L-13-38M30-2L24 13M-30-2L-24 13',
          '#171b2b',
          2.2,
        ) +
        path('M-36 20A42 42 0 0 0 40 12Q24 36-4 36Q-24 36-36 20Z', '#8b95b5', 'opacity=".45"') +
        oval(-16, -24, 12, 6, '#fff', 'opacity=".9" transform="rotate(-32 -16 -24)"'),
    ),
};

export const glove: Motif = {
  categories: ['SPORTS', 'ESPORTS'],
  titles: /box|fight|ring|punch|champ/i,
  hues: [
    [22, 90],
    [250, 60],
  ],
  backdrops: ['rays', 'speed', 'curtain'],
  draw: (c) =>
    `<g transform="rotate(-16 60 60)">` +
    path('M40 84H84L86 112H38Z', '#f4f6fb', ink(c, 2.6)) +
    path('M38 98H86V106H38Z', c.s1) +
    path('M34 86C20 66 22 34 38 20C56 8 88 12 94 32C98 48 92 62 88 86Z', c.p, ink(c, 2.8)) +
    path('M30 66C20 58 16 44 26 38C36 34 44 44 50 52C54 58 48 68 42 66Z', c.p1, ink(c, 2.6)) +
    path('M42 30Q58 16 80 26', 'none', 'stroke="#fff" stroke-width="6" opacity=".6"') +
    path('M94 36C98 50 92 64 88 86H70C84 72 88 54 94 36Z', c.p2, 'opacity=".6"') +
    line('M50 52Q64 56 78 50', c.p2, 2.6) +
    '</g>',
};

export const jersey: Motif = {
  categories: ['SPORTS', 'ESPORTS'],
  titles: /jersey|cup|season|derby|all-star/i,
  hues: [
    [250, 85],
    [25, 90],
    [150, 90],
  ],
  backdrops: ['grid', 'speed', 'rays'],
  draw: (c, r, id) => {
    const number = figures(String(1 + Math.floor(r() * 9)) + Math.floor(r() * 10), 60, 52, 30);
    return (
      mirror(
        `${id}m`,
        path('M0-26Q8-26 12-38L26-34Q28-18 38-10V44Q20 50 0 50', c.p, ink(c, 2.8)) +
          path('M12-38L17-37Q14-20 0-19V-26Q8-26 12-38Z', c.s1, ink(c, 1.6)) +
          path('M26-34Q28-18 38-10V-4Q24-14 22-35ZM31 46L38 44V6Q32 24 31 46Z', c.s1),
        60,
        60,
      ) +
      line(number, c.k, 10, 'stroke-linejoin="round"') +
      line(number, '#fff', 5, 'stroke-linejoin="round"') +
      path(glint(94, 26, 6), '#fff')
    );
  },
};

export const emblem: Motif = {
  categories: ['ESPORTS'],
  titles: /arena|legends|guild|storm|valor|clan/i,
  hues: [
    [285, 195],
    [190, 85],
    [20, 250],
  ],
  backdrops: ['grid', 'speed', 'rays'],
  draw: (c, _r, id) =>
    mirror(
      `${id}m`,
      path('M18-14L56-38L48-20L58-20L46-4L52-2L38 12L22 16Z', c.s, ink(c, 2.4)) +
        line('M24-8L48-26M26 0L46-12M28 8L42-2', c.k, 1.8) +
        path('M0-40L28-30V4Q26 30 0 48', c.p, ink(c, 2.8)) +
        path('M0-32L20-25V4Q18 24 0 38', c.p2),
      60,
      62,
    ) +
    path('M68 34L46 66H58L52 92L76 56H64Z', c.g, ink(c, 2.2)) +
    path('M34 34L56 26V32L40 38Z', '#fff', 'opacity=".55"'),
};

export const gamepad: Motif = {
  categories: ['ESPORTS', 'INHOUSE'],
  titles: /rush|pixel|arcade|combo|level|quest/i,
  hues: [
    [300, 190],
    [200, 330],
    [160, 300],
  ],
  backdrops: ['grid', 'stars'],
  draw: (c) =>
    `<g transform="rotate(-10 60 62)">` +
    path(
      'M34 40H86C106 40 112 66 110 88C108 100 96 102 88 92L80 82H40L32 92C24 102 12 100 10 88C8 66 14 40 34 40Z',
      c.p,
      ink(c, 2.8),
    ) +
    path('M34 44H86C96 44 102 50 104 58Q60 48 16 58C18 50 24 44 34 44Z', '#fff', 'opacity=".35"') +
    path('M30 54H38V60H44V68H38V74H30V68H24V60H30Z', c.k) +
    disc(86, 56, 5, c.g1, ink(c, 1.6)) +
    disc(94, 65, 5, c.s1, ink(c, 1.6)) +
    disc(78, 65, 5, lch(0.7, 0.18, 25), ink(c, 1.6)) +
    disc(86, 74, 5, lch(0.75, 0.17, 145), ink(c, 1.6)) +
    `<rect x="52" y="56" width="16" height="10" rx="3" fill="${c.k}"/>` +
    path('M58 58L64 61L58 64Z', c.s0) +
    '</g>' +
    line('M44 36C42 20 74 26 74 8', c.k, 4) +
    path(poly(points(4, 14, 5).map(([x, y]) => [x + 32, y + 24])), c.g1, ink(c, 1.6)),
};

export const plume: Motif = {
  categories: ['COCKFIGHT'],
  titles: /sabong|feather|rooster|plume|manok|spur/i,
  hues: [
    [25, 85],
    [20, 200],
    [35, 160],
  ],
  backdrops: ['rays', 'rings', 'dunes'],
  draw: (c, _r, id) => {
    const tail = [66, 46, 26, 6, -14]
      .map(
        (a, k) =>
          `<use href="#${id}o" fill="${[c.s1, c.s0, c.g1, c.p0, c.p1][k]}" transform="translate(52 78) rotate(${a})"/>`,
      )
      .join('');
    return (
      `<defs><g id="${id}o"><path d="M0 4C12-24 8-50-8-64C-14-44-12-18 0 4Z" ${ink(c)}/>${line('M-1-2Q0-30-6-52', c.k, 1.2, 'opacity=".6"')}</g></defs>` +
      tail +
      path('M34 112C24 84 34 62 52 52C62 40 74 38 80 44L92 50L82 56C84 72 90 86 82 112Z', c.p, ink(c, 2.6)) +
      path('M58 44Q54 34 60 30Q62 22 69 27Q76 22 78 32Q84 34 80 44Z', '#e0253a', ink(c, 2)) +
      path('M80 55Q90 60 84 68Q78 66 78 56Z', '#e0253a', ink(c, 1.8)) +
      path('M80 46L94 50L81 55Z', c.g1, ink(c, 1.8)) +
      disc(73, 47, 3, '#fff', ink(c, 1.6)) +
      disc(73.6, 47, 1.3, c.k) +
      path('M40 110C40 92 50 78 62 76C58 90 60 100 66 112Z', c.s, ink(c, 2)) +
      line('M46 108Q48 94 57 84', c.k, 1.4)
    );
  },
};
