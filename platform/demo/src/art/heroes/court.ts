import { disc, glint, line, linear, oval, path, radial } from '../shapes.ts';
import { FIELD, heroSvg, type Sky } from './frame.ts';

/** A court under lights: sports, finals. */
export const court = (sky: Sky): string => {
  const id = 'hc';
  const row = (y: number, bow: number, color: string, w: number, gap: number): string =>
    line(`M-10 ${y}Q200 ${y + bow} 410 ${y}`, color, w, `stroke-linecap="round" stroke-dasharray="0 ${gap}"`);
  return heroSvg(
    `<defs>${linear(`${id}b`, [
      [0, sky('#150d2e')],
      [0.5, sky('#54193f')],
      [0.62, sky('#2a1033')],
      [1, sky('#150b26')],
    ])}${linear(`${id}l`, [
      [0, '#ffe9bd', 0.62],
      [1, '#ffb067', 0],
    ])}${radial(
      `${id}p`,
      [
        [0, '#ffc06a'],
        [0.5, '#f0782a'],
        [1, '#8f330f'],
      ],
      'cx=".36" cy=".28" r=".85"',
    )}${linear(`${id}f`, [
      [0, '#c46a3c'],
      [0.5, '#7c3136'],
      [1, sky('#32122e')],
    ])}${radial(`${id}o`, [
      [0, '#ffb56b', 0.8],
      [1, '#ff7a4c', 0],
    ])}</defs>` +
      path(FIELD, `url(#${id}b)`) +
      row(52, 14, sky('#6b2750'), 7, 11) +
      row(62, 14, sky('#8a3458'), 7, 12) +
      row(73, 14, '#a8495f', 7.4, 13) +
      row(85, 14, '#c76a69', 7.8, 14) +
      row(61, 14, '#ffd9a6', 1.6, 57) +
      row(84, 14, '#fff', 2, 91) +
      path('M-10 92Q200 112 410 92V104Q200 122-10 104Z', sky('#1d0d2c')) +
      path('M-10 104Q200 122 410 104V176H-10Z', `url(#${id}f)`) +
      line('M260 114L196 176M330 112L352 176M168 114L40 176', '#ffd9a6', 1.3, 'opacity=".4"') +
      `<ellipse cx="306" cy="146" rx="78" ry="19" fill="none" stroke="#ffe3bd" stroke-width="2.2" opacity=".6"/>` +
      disc(300, 60, 92, `url(#${id}o)`, 'opacity=".6"') +
      path('M212 0L120 150H232L226 0ZM330 0L300 150H400V130L344 0Z', `url(#${id}l)`) +
      path('M214 0L152 150H206L222 0ZM333 0L330 150H384L341 0Z', `url(#${id}l)`) +
      path('M384 176V60H396V176Z', sky('#180d2a')) +
      path('M316 10H392V76H316Z', '#f5f1ff', 'stroke="#180d2a" stroke-width="3.4" stroke-linejoin="round"') +
      path('M318 12H352L330 74H318Z', '#fff') +
      path('M338 36H372V64H338Z', 'none', 'stroke="#e0364d" stroke-width="3.6"') +
      line(
        'M326 80L333 114L339 84L347 117L353 84L360 114L366 82M329 94Q346 102 364 94M332 106Q346 112 361 106',
        '#fff',
        2.2,
        'stroke-linejoin="round"',
      ) +
      `<ellipse cx="346" cy="80" rx="26" ry="6.4" fill="none" stroke="#180d2a" stroke-width="8.4"/><ellipse cx="346" cy="80" rx="26" ry="6.4" fill="none" stroke="#ff5b3d" stroke-width="5"/>` +
      path('M268 70Q226 62 176 140Q224 40 272 20Z', '#ffd79c', 'opacity=".22"') +
      path('M262 62Q232 62 202 104Q232 48 266 30Z', '#ffe9c4', 'opacity=".35"') +
      `<g transform="translate(276 46)"><circle r="33" fill="url(#${id}p)" stroke="#2b0f14" stroke-width="3.2"/>${line('M-33 2Q0-9 33 0M-2-33Q9 0-4 33M-24-22Q-4-2-27 19M25-21Q9 0 22 25', '#2b0f14', 2.8)}${oval(-12, -18, 10, 5, '#fff', 'opacity=".65" transform="rotate(-32 -12 -18)"')}</g>` +
      path(glint(230, 20, 6) + glint(312, 30, 4), '#fff'),
  );
};
