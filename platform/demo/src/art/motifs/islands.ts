/** The islands: feasts, sweets and roads. */
import { lch } from '../colour.ts';
import { cyclic } from '../seed.ts';
import { at, disc, glint, line, mirror, oval, path, points, poly } from '../shapes.ts';
import type { Motif } from './motif.ts';
import { ink } from './parts.ts';

export const parol: Motif = {
  categories: ['RNG', 'INHOUSE', 'HOT'],
  titles: /parol|lantern|christmas|star/i,
  hues: [
    [15, 90],
    [330, 95],
    [200, 90],
  ],
  backdrops: ['bokeh', 'rays'],
  draw: (c, _r, id) => {
    const p = points(5, 40, 16);
    const facets = [0, 1]
      .map((odd) =>
        path(p.map((a, k) => (k % 2 === odd ? poly([a, cyclic(p, k + 1), [0, 0]]) : '')).join(''), odd ? c.p1 : c.p0),
      )
      .join('');
    return (
      `<defs><g id="${id}o">${line('M-7 28L0 0L7 28M0 0V31M-4 30L0 4L4 30', c.s0, 2.2)}${disc(0, 0, 5, c.g, ink(c))}</g></defs>` +
      at(
        60,
        56,
        line('M0-58V-44', c.g1, 2) +
          `<use href="#${id}o" x="-26" y="34"/><use href="#${id}o" x="26" y="34"/>` +
          `<circle r="43" fill="none" ${ink(c, 7)}/><circle r="43" fill="none" stroke="${c.g1}" stroke-width="4.6" stroke-dasharray="0 9"/>` +
          path(poly(p), 'none', ink(c, 5)) +
          facets +
          path(poly(points(5, 19, 8, 90)), c.s) +
          disc(0, 0, 7, c.g, ink(c)) +
          path(glint(-14, -16, 8) + glint(22, 6, 5), '#fff'),
      )
    );
  },
};

export const mango: Motif = {
  categories: ['RNG', 'INHOUSE'],
  titles: /mango|fiesta|harana|sweet|bahay/i,
  hues: [
    [85, 140],
    [75, 20],
  ],
  backdrops: ['leaves', 'rings', 'rays'],
  draw: (c) => {
    const m = 'M6-34C34-28 42 6 22 26C4 42-28 34-30 8C-30-16-14-38 6-34Z';
    return (
      `<g transform="translate(86 74) rotate(24) scale(.72)">${path(m, lch(0.72, 0.18, 130), ink(c, 3))}${path('M-18-8C-14-24-2-30 6-28', 'none', 'stroke="#fff" stroke-width="5" opacity=".6"')}</g>` +
      `<g transform="translate(50 68) rotate(-8) scale(1.18)">${path(m, c.p, ink(c))}${path('M22 26C4 42-28 34-30 8C-16 30 6 26 22 26Z', lch(0.66, 0.18, 45), 'opacity=".75"')}${line('M-18-6C-14-20-4-26 6-26', '#fff', 5, 'opacity=".75"')}</g>` +
      path('M56 30C60 14 76 6 98 10C94 28 78 38 56 30Z', lch(0.7, 0.17, 140), ink(c)) +
      line('M60 29Q76 20 92 14', lch(0.45, 0.12, 145), 2) +
      line('M57 30L54 22', c.k, 4) +
      path(glint(28, 34, 8), '#fff')
    );
  },
};

export const candy: Motif = {
  categories: ['RNG'],
  titles: /candy|sugar|lollipop|taffy|sweet shop/i,
  hues: [
    [350, 190],
    [320, 100],
  ],
  backdrops: ['dots', 'rings'],
  draw: (c, _r) => {
    const swirl = 'M0 0C6-10 18-6 16 6C12 20-10 18-16 4C-20-16 0-28 18-22';
    return (
      line('M56 66L78 114', c.k, 9) +
      line('M56 66L78 114', '#fff', 5.4) +
      at(
        56,
        50,
        disc(0, 0, 32, c.p, ink(c)) +
          line(swirl, '#fff', 6.4) +
          oval(-13, -17, 9, 5, '#fff', 'opacity=".65" transform="rotate(-35 -13 -17)"'),
      ) +
      `<g transform="translate(88 82) rotate(-24)">${path('M12-7L26-13V13L12 7ZM-12-7L-26-13V13L-12 7Z', c.s1, ink(c, 2))}${disc(0, 0, 14, c.s, ink(c, 2))}${line('M-7-8Q0 0-7 8M2-11Q8 0 2 11', '#fff', 3, 'opacity=".8"')}</g>` +
      `<g transform="translate(26 92) rotate(14)"><rect x="-14" y="-12" width="28" height="24" rx="8" fill="${lch(0.8, 0.16, 100)}" ${ink(c, 2)}/>${path('M-9-6Q0-11 9-6', 'none', 'stroke="#fff" stroke-width="3"')}</g>`
    );
  },
};

export const halohalo: Motif = {
  categories: ['RNG', 'INHOUSE'],
  titles: /halo-halo|dessert|ice|summer/i,
  hues: [
    [310, 90],
    [330, 140],
  ],
  backdrops: ['dots', 'rings'],
  draw: (c, _r, id) =>
    `<clipPath id="${id}h"><path d="M28 46H92L82 100Q60 110 38 100Z"/></clipPath>` +
    disc(46, 38, 17, lch(0.55, 0.16, 310), ink(c)) +
    disc(72, 36, 18, '#fff4df', ink(c)) +
    path('M58 26L92 20L94 34L62 42Z', lch(0.8, 0.14, 85), ink(c, 2)) +
    disc(54, 17, 8, c.p1, ink(c, 2)) +
    line('M55 10Q58 2 66 2', c.k, 2) +
    `<g clip-path="url(#${id}h)">${path('M20 40H100V58H20Z', '#f6f7ff')}${path('M20 56Q40 50 60 57T100 56V70H20Z', lch(0.85, 0.13, 90))}${path('M20 68Q40 74 60 68T100 70V84H20Z', lch(0.75, 0.17, 145))}${path('M20 82Q40 78 60 83T100 82V112H20Z', lch(0.5, 0.17, 25))}` +
    (
      [
        [36, 64],
        [54, 74],
        [74, 62],
        [46, 92],
        [64, 96],
        [78, 78],
        [80, 92],
      ] as const
    )
      .map(([x, y], k) => disc(x, y, 5, cyclic([c.p1, '#fff', c.s1], k)))
      .join('') +
    `</g>` +
    path('M28 46H92L82 100Q60 110 38 100Z', 'none', ink(c, 2.8)) +
    path('M36 52H44L48 94Q44 96 42 92Z', '#fff', 'opacity=".55"') +
    path('M44 108H76L82 116H38Z', '#dfe6ff', ink(c, 2)) +
    line('M84 40L102 10', c.k, 6) +
    line('M84 40L102 10', c.g1, 3),
};

export const jeepney: Motif = {
  categories: ['RNG', 'INHOUSE'],
  titles: /jeepney|king of the road|drive|road|byahe/i,
  hues: [
    [25, 250],
    [250, 90],
  ],
  backdrops: ['rays', 'speed'],
  draw: (c, _r, id) =>
    mirror(
      `${id}m`,
      path('M0-34H32Q36-34 37-28L40-4H0', c.p, ink(c)) +
        path('M0-27H29L33-7H2V-27Z', lch(0.82, 0.08, 220), ink(c, 1.8)) +
        path('M6-27H14L8-7H2V-20Z', '#fff', 'opacity=".55"') +
        path('M0-5H42L46 14V38H0', '#dfe5f2', ink(c)) +
        path('M42-5L46 14V20H30V-5Z', c.p1) +
        path('M30 2H44V9H30Z', c.g1) +
        path('M0 0H22V28H0Z', c.k) +
        path('M0 3H20V6H0ZM0 9H20V12H0ZM0 15H20V18H0ZM0 21H20V24H0Z', '#f4f7ff') +
        disc(33, 18, 8, c.g0, ink(c, 2)) +
        disc(33, 18, 4, '#fff') +
        path('M0 30H50V39H0Z', c.g, ink(c, 2)) +
        path('M30 39H46V48H30Z', c.k) +
        path('M14-34L20-42H30L26-34Z', c.s, ink(c, 1.8)) +
        line('M24-6L28-20', c.g1, 2),
      60,
      66,
    ) +
    path('M44 22H76V33H44Z', c.s, ink(c, 1.8)) +
    path('M60 12L62.5 17L68 18L64 22L65 27L60 24.5L55 27L56 22L52 18L57.5 17Z', c.g1, ink(c, 1.4)),
};

export const bangka: Motif = {
  categories: ['RNG', 'INHOUSE', 'FISH'],
  titles: /bangka|bay|sunset|wave|tide|sail|voyage/i,
  hues: [
    [35, 190],
    [350, 200],
  ],
  backdrops: ['none'],
  draw: (c, _r, id) =>
    `<clipPath id="${id}o"><circle cx="60" cy="58" r="42"/></clipPath><g clip-path="url(#${id}o)">${path('M18 16H102V100H18Z', `url(#${id}p)`)}${path('M18 58H102V60H18ZM18 65H102V68H18ZM18 73H102V77H18ZM18 82H102V87H18Z', c.b1, 'opacity=".55"')}</g>` +
    path('M62 22C88 36 94 60 90 78H62Z', '#fff6e2', ink(c)) +
    path('M58 30C42 44 36 62 36 78H58Z', c.s, ink(c)) +
    line('M60 16V82', c.k, 3) +
    path('M66 36Q82 48 84 70H66Z', c.p1, 'opacity=".35"') +
    path('M10 78Q60 92 110 78Q104 96 84 98H36Q16 96 10 78Z', lch(0.42, 0.09, 45), ink(c)) +
    path('M14 81Q60 94 106 81L104 86Q60 97 16 86Z', c.g1) +
    path('M-6 104Q7 94 20 102T46 102T72 102T98 102T126 100V122H-6Z', c.s1, ink(c, 2)) +
    path('M-6 112Q7 104 20 110T46 110T72 110T98 110T126 108V124H-6Z', c.s2),
};
