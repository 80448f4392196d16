import { lch, type Tones, tones } from './colour.ts';

/** What a motif and a backdrop draw with. `p`, `s` and `g` are the gradients of primary, secondary and gold. */
export interface Palette {
  /** Hue of the primary and of the secondary, in degrees. */
  readonly ph: number;
  readonly sh: number;
  readonly p0: string;
  readonly p1: string;
  readonly p2: string;
  readonly s0: string;
  readonly s1: string;
  readonly s2: string;
  /** Ink of the edges. */
  readonly k: string;
  /** Ground: light, middle, dark. */
  readonly b0: string;
  readonly b1: string;
  readonly b2: string;
  /** Gold, light to dark. */
  readonly g0: string;
  readonly g1: string;
  readonly g2: string;
  readonly g3: string;
  readonly p: string;
  readonly s: string;
  readonly g: string;
}

export const GOLD = { g0: '#fff3c4', g1: '#ffd15c', g2: '#e8962a', g3: '#8f4a12' } as const;

export interface Ground {
  readonly b0: string;
  readonly b1: string;
  readonly b2: string;
}

const INDIGO = 275;

/** Edges of every tile lean to the same indigo: many hues, one light, a calm grid. */
export const leanToIndigo = (hue: number, share: number): number => hue + (((INDIGO - hue + 540) % 360) - 180) * share;

export const groundOf = (hue: number): Ground => ({
  b0: lch(0.68, 0.13, hue),
  b1: lch(0.43, 0.12, leanToIndigo(hue, 0.16)),
  b2: lch(0.22, 0.075, leanToIndigo(hue, 0.45)),
});

const named = <Key extends string>(key: Key, [light, middle, shade]: Tones) =>
  ({ [`${key}0`]: light, [`${key}1`]: middle, [`${key}2`]: shade }) as Record<
    `${Key}0` | `${Key}1` | `${Key}2`,
    string
  >;

export const paletteOf = (
  id: string,
  [primary, secondary]: readonly [number, number],
  ink: string,
  ground: Ground,
): Palette => ({
  ph: primary,
  sh: secondary,
  ...named('p', tones(primary)),
  ...named('s', tones(secondary)),
  k: ink,
  ...ground,
  ...GOLD,
  p: `url(#${id}p)`,
  s: `url(#${id}s)`,
  g: `url(#${id}g)`,
});
