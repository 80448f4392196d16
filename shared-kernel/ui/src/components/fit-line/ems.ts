/** Widths in em of the look's font with figures of one width, at its heaviest; anything else is as wide as the widest letter. */
const WIDTHS: readonly (readonly [sign: RegExp, em: number])[] = [
  [/\d/, 0.61],
  [/[.,]/, 0.26],
  [/[+\u2212]/, 0.55],
  [/[₱$]/, 0.69],
  [/[BK]/, 0.67],
];
const WIDEST = 0.87;

/** How wide an amount is at most, in em of its type size. */
export const emsOf = (text: string): number =>
  [...text].reduce((total, sign) => total + (WIDTHS.find(([which]) => which.test(sign))?.[1] ?? WIDEST), 0);
