import { lch } from '../../src/art/colour.ts';
import { hash, seeded } from '../../src/art/seed.ts';
import { disc, line, linear, n, path } from '../../src/art/shapes.ts';

const WATER = { from: 190, span: 70 };
const FLOOR = 270;

/** A stem of kelp from the floor, with leaves by turns. */
const kelp = (x: number, height: number, bend: number, colour: string): string => {
  const leaves = Array.from({ length: Math.floor(height / 16) }, (_, at) => {
    const y = FLOOR + 14 - (at + 1) * 15;
    const side = at % 2 === 0 ? 1 : -1;
    const stem = x + (bend * (at + 1) * 15) / height;
    return `M${n(stem)} ${n(y)}Q${n(stem + side * 13)} ${n(y - 4)} ${n(stem + side * 10)} ${n(y - 17)}Q${n(stem + side)} ${n(y - 9)} ${n(stem)} ${n(y)}Z`;
  }).join('');
  return (
    line(`M${n(x)} ${FLOOR + 20}Q${n(x)} ${n(FLOOR - height / 2)} ${n(x + bend)} ${n(FLOOR - height)}`, colour, 3.4) +
    path(leaves, colour)
  );
};

/** A coral of three rounded branches. */
const coral = (x: number, size: number, colour: string): string =>
  line(
    `M${n(x)} ${FLOOR + 14}V${n(FLOOR - size * 0.4)}M${n(x)} ${n(FLOOR)}Q${n(x - size * 0.5)} ${n(FLOOR - size * 0.2)} ${n(x - size * 0.5)} ${n(FLOOR - size * 0.7)}M${n(x)} ${n(FLOOR - size * 0.1)}Q${n(x + size * 0.5)} ${n(FLOOR - size * 0.3)} ${n(x + size * 0.46)} ${n(FLOOR - size * 0.9)}`,
    colour,
    size * 0.2,
    'stroke-linecap="round"',
  );

/** The sea behind the fish, 400 × 300: light from above, rocks far and near, kelp and corals; as deep as its vendor's hue. */
export const drawWater = (vendorHue: number, seed: string): string => {
  const random = seeded(hash(`w${seed}`));
  const hue = WATER.from + (vendorHue % WATER.span);
  const shafts = Array.from({ length: 6 }, (_, at) => {
    const x = at * 72 - 20 + random() * 30;
    const width = 14 + random() * 30;
    return `M${n(x)}-4H${n(x + width)}L${n(x + width * 2.2 - 60)} 240H${n(x - width - 50)}Z`;
  }).join('');
  const bubbles = Array.from({ length: 16 }, () =>
    disc(
      random() * 400,
      30 + random() * 220,
      1.4 + random() * 4,
      'none',
      'stroke="#fff" stroke-width="1" opacity=".3"',
    ),
  ).join('');
  const far = lch(0.36, 0.08, hue + 14);
  const near = lch(0.23, 0.06, hue + 24);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice"><defs>' +
    linear('a', [
      [0, lch(0.66, 0.12, hue)],
      [0.35, lch(0.5, 0.12, hue + 10)],
      [0.75, lch(0.35, 0.1, hue + 18)],
      [1, lch(0.25, 0.08, hue + 24)],
    ]) +
    linear('b', [
      [0, '#fff', 0.34],
      [1, '#fff', 0],
    ]) +
    linear('c', [
      [0, lch(0.62, 0.07, 85)],
      [1, lch(0.42, 0.06, 70)],
    ]) +
    `</defs>${path('M0 0H400V300H0Z', 'url(#a)')}${path(shafts, 'url(#b)')}` +
    path(
      'M0 236Q40 176 92 214Q120 190 150 226Q214 246 262 206Q300 170 344 210Q376 196 400 224V300H0Z',
      far,
      'opacity=".75"',
    ) +
    kelp(36, 120, 14, far) +
    kelp(372, 140, -16, far) +
    bubbles +
    path('M0 262Q70 246 140 262T280 262T400 256V300H0Z', 'url(#c)') +
    path('M-6 300V232Q20 206 46 236Q66 240 74 300ZM330 300Q336 250 362 244Q386 214 408 246V300Z', near) +
    kelp(16, 84, 10, lch(0.42, 0.12, 150)) +
    kelp(62, 58, -8, lch(0.47, 0.13, 140)) +
    kelp(352, 70, 9, lch(0.44, 0.12, 155)) +
    coral(112, 34, lch(0.6, 0.17, 15)) +
    coral(312, 42, lch(0.62, 0.17, 340)) +
    coral(392, 30, lch(0.68, 0.15, 60)) +
    '</svg>'
  );
};
