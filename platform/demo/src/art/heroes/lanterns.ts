import { seeded } from '../seed.ts';
import { disc, glint, line, linear, n, path, radial } from '../shapes.ts';
import { FIELD, heroSvg, type Sky } from './frame.ts';
import { hangingStar } from './star.ts';

/** Lanterns over a bay at dusk: bonus, rebate, season. */
export const lanterns = (sky: Sky): string => {
  const id = 'hl';
  const r = seeded(11);
  const hang = (x: number, y: number, s: number, k: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})"><circle r="46" fill="url(#${id}o)"/>` +
    `<use href="#${id}x"/><use href="#${id}${k}"/></g>`;
  const lights = Array.from({ length: 22 }, () => {
    const x = 150 + r() * 250;
    return `M${n(x)} ${n(118 + r() * 7)}h0`;
  }).join('');
  return heroSvg(
    `<defs>${linear(`${id}b`, [
      [0, sky('#130c33')],
      [0.36, sky('#3d1c5c')],
      [0.58, sky('#9b3560')],
      [0.72, '#f58a5b'],
      [0.73, sky('#7a2f5c')],
      [1, sky('#1a1038')],
    ])}${radial(`${id}o`, [
      [0, '#ffd27a', 0.75],
      [0.45, '#ff9a5c', 0.22],
      [1, '#ff8a4c', 0],
    ])}` +
      `<g id="${id}x">${line('M0-27V-70', '#ffd98a', 1.4)}<circle r="25" fill="none" stroke="#2a1140" stroke-width="4"/><circle r="25" fill="none" stroke="#ffdf94" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="0 5.6"/>${line('M-13 20L-17 42M-13 20L-13 44M-13 20L-9 42M13 20L9 42M13 20L13 44M13 20L17 42', '#ffb37a', 1.6)}</g>` +
      `<g id="${id}1">${hangingStar('#ffe9a6', '#f0913a', '#fff')}</g><g id="${id}2">${hangingStar('#ff9d86', '#d43f5e', '#fff2c4')}</g><g id="${id}3">${hangingStar('#9cf0e2', '#2a9db0', '#fff2c4')}</g></defs>` +
      path(FIELD, `url(#${id}b)`) +
      disc(262, 126, 34, '#ffd08a', 'opacity=".9"') +
      path('M0 120Q40 92 86 108Q128 84 176 112Q214 96 250 116Q300 92 340 110Q372 96 400 106V128H0Z', sky('#4a1f56')) +
      path('M0 128H400V176H0Z', sky('#2a1546'), 'opacity=".82"') +
      path(
        'M228 129H296V131H228ZM236 136H288V138H236ZM222 144H300V146H222ZM244 153H284V155H244ZM232 163H294V165H232Z',
        '#ffb27a',
        'opacity=".55"',
      ) +
      path(
        'M304 128V110L300 112L318 96L336 112L332 110V128ZM344 128V106L339 109L360 90L381 109L376 106V128Z',
        sky('#1d0f38'),
      ) +
      path('M312 112H318V120H312ZM352 108H359V117H352ZM364 108H370V117H364Z', '#ffd27a') +
      line('M306 128V138M330 128V138M347 128V140M374 128V140', sky('#1d0f38'), 2.4) +
      line(lights, '#ffe0a0', 1.8, 'stroke-linecap="round" opacity=".7"') +
      path('M240 145Q264 152 288 145Q285 151 277 152H251Q243 151 240 145Z', sky('#150a2c')) +
      path('M265 143V119Q278 129 279 142ZM262 143V124Q254 132 251 142Z', '#ffcf9c') +
      line('M110-6Q170 34 240 12T400 20', '#ffd98a', 1.2, 'opacity=".6"') +
      hang(214, 48, 0.62, 3) +
      hang(282, 66, 1.22, 1) +
      hang(352, 50, 0.8, 2) +
      hang(158, 34, 0.42, 2) +
      path(glint(304, 40, 7) + glint(232, 34, 4) + glint(372, 78, 5), '#fff'),
  );
};
