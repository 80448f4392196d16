/** Beasts of legend and of the field. */
import { lch } from '../colour.ts';
import { disc, line, mirror, path } from '../shapes.ts';
import type { Motif } from './motif.ts';
import { ink } from './parts.ts';

export const dragon: Motif = {
  categories: ['RNG', 'LIVE', 'HOT'],
  titles: /dragon|wyrm|serpent/i,
  hues: [
    [28, 75],
    [155, 75],
    [12, 90],
  ],
  backdrops: ['scales', 'rays', 'clouds'],
  draw: (c, _r, id) =>
    mirror(
      `${id}m`,
      path('M22-14L46-24L38-10L52-2L39 5L47 18L30 15Z', c.s, ink(c)) +
        path('M8-24C10-42 24-50 42-50C33-44 29-36 27-20Z', c.g, ink(c)) +
        path('M0-28L13-26L28-17L30 2L20 22L16 38Q8 45 0 45', c.p, ink(c)) +
        path('M7-9L31-21L26-6L12-1Z', c.p2) +
        path('M10-3L25-9L20 4L12 5Z', '#ffe65c', ink(c, 1.6)) +
        path('M16-6L19-7L17 4H15Z', c.k) +
        path('M0 9L11 7L18 20L15 30L0 32Z', c.p0, ink(c, 1.8)) +
        path('M5 20Q12 14 13 23Q9 27 5 20Z', c.k) +
        path('M3 33L6 43L9 32ZM11 31L14 40L16 29Z', '#fff7e0', ink(c, 1.2)) +
        line('M17 25C30 24 34 38 48 30', c.k, 5) +
        line('M17 25C30 24 34 38 48 30', c.g1, 2.2),
      60,
      62,
    ) + path('M60 24L65 34L60 42L55 34Z', c.g1, ink(c, 1.6)),
};

export const tiger: Motif = {
  categories: ['RNG', 'LIVE'],
  titles: /tiger|panther|jungle|lion|beast/i,
  hues: [
    [62, 30],
    [66, 20],
  ],
  backdrops: ['leaves', 'rays'],
  draw: (c, _r, id) =>
    mirror(
      `${id}m`,
      path('M22-26Q30-46 44-34Q46-18 38-8Z', c.p, ink(c)) +
        path('M28-25Q33-36 40-30Q40-20 36-14Z', lch(0.85, 0.05, 40)) +
        path('M0-38Q28-38 36-12L44 4L34 8L42 20L28 22Q22 40 0 44', c.p, ink(c)) +
        path('M4-34L10-22L4-14H0V-34ZM14-33L20-22L13-19ZM38-6L26-4L40 2ZM38 12L27 9L34 18Z', c.k) +
        path('M6-8Q16-16 26-10Q20 2 8-1Z', c.k) +
        path('M10-7Q17-12 22-8Q18-1 11-3Z', '#ffe25a') +
        disc(16, -6.4, 2.4, c.k) +
        path('M0 6Q20 6 22 20Q18 34 0 36Z', '#fff3dd', ink(c, 1.6)) +
        path('M0 6Q10 4 11 10Q6 17 0 18Z', lch(0.6, 0.14, 15), ink(c, 1.6)) +
        path('M0 22Q9 24 14 21Q12 32 0 33Z', '#6d1320') +
        path('M6 23L8 31L11 22Z', '#fff') +
        line('M16 16L34 12M16 20L34 22', '#fff', 1.2),
      60,
      62,
    ),
};

export const carabao: Motif = {
  categories: ['RNG'],
  titles: /carabao|bull|buffalo|field|harvest/i,
  hues: [
    [255, 130],
    [280, 110],
  ],
  backdrops: ['dunes', 'rays'],
  draw: (c, _r, id) =>
    mirror(
      `${id}m`,
      path('M12-20C30-20 48-28 50-50C60-26 50-4 18-4Z', c.g, ink(c)) +
        line('M26-17L29-8M37-21L42-12M46-29L52-23', c.g3, 2) +
        path('M20-4L42 0Q40 14 24 12Z', c.p1, ink(c)) +
        path('M0-24Q22-24 24-4L20 22Q20 44 0 46', c.p, ink(c)) +
        path('M0-24Q10-24 12-14L6 14L0 16', c.p0, 'opacity=".5"') +
        path('M9-2Q16-8 20 0Q15 5 9-2Z', '#fff', ink(c, 1.6)) +
        disc(14.6, -0.6, 2.6, c.k) +
        line('M6-8L19-6', c.k, 3) +
        path('M0 22Q18 20 19 34Q16 46 0 46Z', lch(0.72, 0.05, 30), ink(c, 1.8)) +
        path('M5 29Q12 25 13 33Q9 37 5 29Z', c.k),
      60,
      64,
    ) +
    `<circle cx="60" cy="108" r="8" fill="none" ${ink(c, 6)}/><circle cx="60" cy="108" r="8" fill="none" stroke="${c.g1}" stroke-width="3"/>` +
    disc(60, 38, 5, c.g, ink(c)),
};
