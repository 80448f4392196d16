import { disc, glint, linear, n, path, radial } from '../shapes.ts';
import { heroSvg, type Sky } from './frame.ts';

/** Behind the jackpot figures, 400 × 130. */
export const jackpot = (sky: Sky): string => {
  const id = 'hj';
  /** Beyond the picture's corner: no ray ends in it. */
  const reach = 460;
  const rays = Array.from({ length: 14 }, (_, k) => {
    const a = (k * 25.7 * Math.PI) / 180,
      b = a + 0.2;
    return `M338 58L${n(338 + reach * Math.cos(a))} ${n(58 + reach * Math.sin(a))}L${n(338 + reach * Math.cos(b))} ${n(58 + reach * Math.sin(b))}Z`;
  }).join('');
  const coin = (x: number, y: number, q: number): string =>
    `<g transform="translate(${x} ${y}) scale(${q})"><ellipse cy="5" rx="20" ry="8" fill="#8a3f14"/><ellipse rx="20" ry="8" fill="url(#${id}g)"/><ellipse rx="14" ry="5.2" fill="none" stroke="#b4641c" stroke-width="1.6"/></g>`;
  return heroSvg(
    `<defs>${linear(
      `${id}b`,
      [
        [0, sky('#24101f')],
        [0.5, sky('#4d1a2b')],
        [1, sky('#a9472c')],
      ],
      'x2="1" y2=".4"',
    )}${linear(`${id}g`, [
      [0, '#fff0bd'],
      [0.5, '#ffc855'],
      [1, '#e08a2a'],
    ])}${radial(`${id}o`, [
      [0, '#ffb765', 0.9],
      [1, '#ff7a4c', 0],
    ])}</defs>` +
      path('M0 0H400V130H0Z', `url(#${id}b)`) +
      path(rays, '#ff9f5c', 'opacity=".13"') +
      disc(338, 58, 92, `url(#${id}o)`, 'opacity=".7"') +
      coin(292, 122, 0.9) +
      coin(330, 124, 1.1) +
      coin(372, 122, 1) +
      coin(350, 114, 1) +
      coin(312, 114, 0.9) +
      coin(388, 112, 0.9) +
      coin(334, 105, 0.95) +
      coin(366, 104, 1) +
      path(glint(286, 30, 6) + glint(384, 84, 5) + glint(318, 92, 4), '#fff'),
    130,
  );
};
