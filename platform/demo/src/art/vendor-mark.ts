import { lch } from './colour.ts';
import { cyclic, hash } from './seed.ts';

type Mark = (colour: string) => string;

const filled =
  (d: string, rule = ''): Mark =>
  (colour) =>
    `<path d="${d}" fill="${colour}"${rule}/>`;
const pierced = (d: string): Mark => filled(d, ' fill-rule="evenodd"');
const stroked =
  (d: string): Mark =>
  (colour) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`;
const both =
  (...marks: readonly Mark[]): Mark =>
  (colour) =>
    marks.map((mark) => mark(colour)).join('');

const star = filled('M12 1L15 9L23 12L15 15L12 23L9 15L1 12L9 9Z');
const pearl = both(filled('M5 13a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z'), stroked('M3 9C6 3 18 3 21 9'));
const wind = stroked('M3 9H14A3.2 3.2 0 1 0 11 5.4M3 14H19A3 3 0 1 1 16 17.6M3 19H10');
const bolt = filled('M14 2L4 13.5H10.5L9 22L20 9.5H13Z');
const frame = pierced('M12 2L22 12L12 22L2 12ZM12 7.6L7.6 12L12 16.4L16.4 12Z');
const lantern = filled('M6 8C8 4 16 4 18 8V16C16 20 8 20 6 16ZM11 1H13V5H11ZM11 19H13V23H11Z');
const fish = pierced(
  'M2 12C6 5 13 5 17 10L22 6V18L17 14C13 19 6 19 2 12ZM7 10.4A1.5 1.5 0 1 0 7 13.4 1.5 1.5 0 0 0 7 10.4',
);
const hat = both(filled('M12 3L23 16C17 20 7 20 1 16Z'), filled('M12 1.4A1.8 1.8 0 1 1 11.9 1.4Z'));

const waves = stroked('M3 15Q7 9 12 15T21 15M3 9Q7 3 12 9T21 9M3 21Q7 15 12 21T21 21');
const ring = pierced('M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2ZM12 7A5 5 0 1 1 12 17A5 5 0 1 1 12 7Z');
const lotus = filled('M12 3Q17 9 12 19Q7 9 12 3ZM2 9Q10 9 12 20Q4 19 2 9ZM22 9Q14 9 12 20Q20 19 22 9Z');
const crown = filled('M3 20V9L8 13L12 4L16 13L21 9V20Z');
const cards = both(filled('M4 4H11V11H4Z'), filled('M13 13H20V20H13Z'), stroked('M15 5H19V9M9 19H5V15'));
const mirror = pierced('M12 2L20.7 7V17L12 22L3.3 17V7ZM12 7L7.7 9.5V14.5L12 17L16.3 14.5V9.5Z');
const coins = both(
  filled('M3 7a9 4 0 1 0 18 0a9 4 0 1 0-18 0Z'),
  stroked('M3 12Q6 16 12 16T21 12M3 17Q6 21 12 21T21 17'),
);
const tower = stroked('M4 20L12 4L20 20M8 13H16');
const eagle = filled('M1 7Q8 8 12 13Q16 8 23 7Q18 11 17 16Q14 21 12 22Q10 21 7 16Q6 11 1 7Z');
const blade = filled('M20 2L22 4L11 17L9 15ZM4 14L10 20L8.4 21.6L6.6 20L4 22.6L1.4 20L4 17.4L2.4 15.6Z');
const feather = filled('M2 18C4 8 10 4 22 4C21 15 15 20 6 18.6L4 21Z');
const ball = pierced('M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2ZM10 7H14V17H11.4V9.4H10Z');
const comet = both(filled('M10 14a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z'), stroked('M3 5L9 10M9 3L13 7M2 11L7 14'));
const moon = filled('M17 3A9.6 9.6 0 1 0 21 16A8 8 0 0 1 17 3Z');
const drop = filled('M12 2C18 7 20 11 20 15A8 7.6 0 0 1 4 15C4 11 6 7 12 2Z');
const cross = both(filled('M10 3H14V21H10Z'), filled('M3 10H21V14H3Z'));

/** Marks of the vendors that have one of their own. */
const OWN: Readonly<Record<string, Mark>> = {
  PERLAS: pearl,
  AMIHAN: wind,
  KIDLAT: bolt,
  OBRA: frame,
  SIYAM: lantern,
  REEFWORKS: fish,
  TALA: star,
  SALAKOT: hat,
  JL: lotus,
  GINTO: ring,
  SALAMIN: mirror,
  TONGITS: cards,
  BARYA: coins,
  BTI: tower,
  AGILA: eagle,
  TF: blade,
  DS88: feather,
  TCG_SEA: waves,
  TCG_LOTTO_VN: comet,
  LOTT: ball,
};

/** For a vendor that comes later. */
const MARKS: readonly Mark[] = [crown, moon, drop, cross];

/** A vendor's mark: one colour at one lightness in the vendor's hue (degrees), 24 × 24, the same for a code every time. */
export const vendorMark = ({ code, hue }: { readonly code: string; readonly hue: number }): string => {
  const mark = OWN[code] ?? cyclic(MARKS, hash(code));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${mark(lch(0.76, 0.13, hue))}</svg>`;
};
