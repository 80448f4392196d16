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

/** Marks of the vendors that have one of their own; the others take theirs from `MARKS`. */
const OWN: readonly (readonly [code: RegExp, mark: Mark])[] = [
  [/^PERLAS/i, pearl],
  [/^AMIHAN/i, wind],
  [/^KIDLAT/i, bolt],
  [/^OBRA/i, frame],
  [/^SIYAM/i, lantern],
  [/^REEF/i, fish],
  [/^(TALA|TCG)/i, star],
  [/^SALAKOT/i, hat],
];

const MARKS: readonly Mark[] = [
  stroked('M3 15Q7 9 12 15T21 15M3 9Q7 3 12 9T21 9M3 21Q7 15 12 21T21 21'),
  pierced('M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2ZM12 7A5 5 0 1 1 12 17A5 5 0 1 1 12 7Z'),
  filled('M12 2C18 7 20 11 20 15A8 7.6 0 0 1 4 15C4 11 6 7 12 2Z'),
  filled('M3 20V9L8 13L12 4L16 13L21 9V20Z'),
  both(filled('M4 4H11V11H4Z'), filled('M13 13H20V20H13Z'), stroked('M15 5H19V9M9 19H5V15')),
  filled('M12 2L14.6 8.6L21.6 9L16.2 13.4L18 20.2L12 16.4L6 20.2L7.8 13.4L2.4 9L9.4 8.6Z'),
  both(stroked('M12 3V21M4 8L12 3L20 8'), filled('M7 11H17L15 21H9Z')),
  filled('M17 3A9.6 9.6 0 1 0 21 16A8 8 0 0 1 17 3Z'),
  pierced('M12 2L20.7 7V17L12 22L3.3 17V7ZM12 7L7.7 9.5V14.5L12 17L16.3 14.5V9.5Z'),
  both(filled('M12 21C4 16 2 12 2 8.6A5 5 0 0 1 12 7A5 5 0 0 1 22 8.6C22 12 20 16 12 21Z')),
  stroked('M4 20L12 4L20 20M8 13H16'),
  filled('M2 18C4 8 10 4 22 4C21 15 15 20 6 18.6L4 21Z'),
  both(filled('M10 3H14V21H10Z'), filled('M3 10H21V14H3Z')),
  stroked('M4 12A8 8 0 0 1 12 4M20 12A8 8 0 0 1 12 20M12 8.4V15.6M8.4 12H15.6'),
];

/** A vendor's mark: one colour at one lightness in the vendor's hue (degrees), 24 × 24, the same for a code every time. */
export const vendorMark = ({ code, hue }: { readonly code: string; readonly hue: number }): string => {
  const mark = OWN.find(([pattern]) => pattern.test(code))?.[1] ?? cyclic(MARKS, hash(code));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${mark(lch(0.76, 0.13, hue))}</svg>`;
};
