import { seeded } from '../seed.ts';
import { disc, glint, line, linear, n, path } from '../shapes.ts';
import { FIELD, heroSvg } from './frame.ts';

/** Under the reef: fishing, tournaments. */
export const reef = (): string => {
  const id = 'hr';
  const r = seeded(29);
  const bubbles = Array.from({ length: 6 }, () =>
    disc(
      150 + r() * 240,
      r() * 150,
      1.5 + r() * 5,
      'none',
      `stroke="#d8fff6" stroke-width="1.1" opacity="${n(0.3 + r() * 0.4)}"`,
    ),
  ).join('');
  const school = [
    [150, 44, 0.7],
    [172, 30, 0.9],
    [180, 54, 1],
    [198, 40, 1.1],
    [204, 64, 0.8],
    [222, 28, 0.8],
    [228, 52, 1.2],
    [246, 38, 0.7],
    [168, 70, 0.6],
  ]
    .map(([x, y, q]) => `<use href="#${id}f" transform="translate(${x} ${y}) rotate(-8) scale(${q})"/>`)
    .join('');
  return heroSvg(
    `<defs>${linear(`${id}b`, [
      [0, '#19b9b0'],
      [0.4, '#0c6d97'],
      [1, '#07234d'],
    ])}${linear(`${id}m`, [
      [0, '#3a4f9c'],
      [1, '#141b4d'],
    ])}${linear(`${id}c`, [
      [0, '#ff8f7a'],
      [1, '#a5235e'],
    ])}` +
      `<g id="${id}f">${path('M-9 0Q-2-6 6-1L11-5V6L6 1Q-2 6-9 0Z', '#ffd15c')}${disc(-5, -0.8, 0.9, '#0b2145')}</g></defs>` +
      path(FIELD, `url(#${id}b)`) +
      path(
        'M150 0L96 176H150L186 0ZM226 0L206 176H262L252 0ZM300 0L330 176H376L326 0ZM372 0L400 90V0Z',
        '#7ff5e4',
        'opacity=".16"',
      ) +
      path('M120 176Q150 120 176 138Q196 96 226 128Q262 96 300 128Q340 84 400 112V176Z', '#0b5c8c', 'opacity=".7"') +
      path('M0 176V152Q60 132 120 150T240 142T340 148L400 130V176Z', '#0a3a6b') +
      school +
      `<g transform="translate(300 80) rotate(-12)">${path('M0-30C14-30 22-22 30-18C56-16 84-6 100 20C76 10 60 14 44 22C28 30 16 34 2 34C-14 34-28 30-42 24C-58 16-76 14-100 26C-84-2-56-14-30-16C-22-22-14-30 0-30Z', `url(#${id}m)`, 'stroke="#0b1440" stroke-width="2.4" stroke-linejoin="round"')}` +
      path(
        'M-12-29L-17-40L-6-32ZM12-29L17-40L6-32Z',
        '#2a3a86',
        'stroke="#0b1440" stroke-width="2" stroke-linejoin="round"',
      ) +
      path(
        'M-78 6C-60-8-42-12-28-13M78 4C60-8 42-12 28-13',
        'none',
        'stroke="#8fb2ff" stroke-width="3" stroke-linecap="round" opacity=".8"',
      ) +
      line('M0 34Q4 54-6 74', '#141b4d', 4, 'stroke-linecap="round"') +
      line('M-46 4h0M46 2h0M0 8h0', '#b8d0ff', 7.6, 'stroke-linecap="round"') +
      line('M-30 12h0M30 11h0M-60 12h0M60 10h0M-14 18h0M14 18h0', '#b8d0ff', 5, 'stroke-linecap="round"') +
      disc(-15, -20, 3, '#fff') +
      disc(15, -20, 3, '#fff') +
      disc(-15, -20, 1.6, '#0b1440') +
      disc(15, -20, 1.6, '#0b1440') +
      '</g>' +
      path(
        'M196 176C196 160 186 158 184 146C194 148 198 154 200 160C202 146 198 138 204 128C212 138 210 150 210 160C214 150 220 146 228 144C226 156 216 160 216 176ZM352 176C350 154 336 150 334 132C346 136 352 146 356 156C358 136 352 124 362 108C372 124 370 142 368 156C374 144 382 138 392 136C388 152 376 158 376 176Z',
        `url(#${id}c)`,
        'stroke="#3d0d3f" stroke-width="2" stroke-linejoin="round"',
      ) +
      path('M226 176Q244 152 276 160Q300 148 330 176ZM90 176Q120 156 160 166Q180 160 200 176Z', '#082a58') +
      bubbles +
      path(glint(268, 34, 6) + glint(384, 60, 5), '#fff'),
  );
};
