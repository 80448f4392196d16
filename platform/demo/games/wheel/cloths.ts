import { motifNamed } from '../../src/art/choose-motif.ts';
import { lch } from '../../src/art/colour.ts';
import type { MotifName } from '../../src/art/motifs.ts';
import { cyclic } from '../../src/art/seed.ts';
import type { WheelKind } from './rules/wheel.ts';

/** The colours of a kind: from the rim inwards, and of what is printed on them. */
export interface Cloth {
  readonly rim: string;
  readonly foot: string;
  readonly ink: string;
}

const DARK_INK = '#2a1206';
const LIGHT_INK = '#ffffff';

/** The dear kinds have the same colours on every wheel; the two cheapest, three quarters of it, take the game's. */
const DEAR = {
  first: { rim: '#ffe9a3', foot: '#f0a02f', ink: DARK_INK },
  second: { rim: lch(0.55, 0.21, 22), foot: lch(0.42, 0.17, 18), ink: LIGHT_INK },
  third: { rim: lch(0.5, 0.13, 156), foot: lch(0.38, 0.1, 160), ink: LIGHT_INK },
  fourth: { rim: lch(0.51, 0.16, 252), foot: lch(0.38, 0.14, 262), ink: LIGHT_INK },
} as const satisfies Partial<Record<WheelKind, Cloth>>;

/** Light and dark by turns: the game's own hue, and its vendor's. */
export const clothsFor = (own: MotifName, vendorHue: number): Readonly<Record<WheelKind, Cloth>> => {
  const [, second] = cyclic(motifNamed(own).hues, 0);
  return {
    ...DEAR,
    fifth: { rim: lch(0.93, 0.05, second), foot: lch(0.82, 0.09, second), ink: DARK_INK },
    sixth: { rim: lch(0.33, 0.12, vendorHue + 40), foot: lch(0.22, 0.09, vendorHue + 30), ink: LIGHT_INK },
  };
};
