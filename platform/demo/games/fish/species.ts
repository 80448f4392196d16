import { lch } from '../../src/art/colour.ts';
import { drawInner } from '../../src/art/drawings.ts';
import { type Palette, paletteOf } from '../../src/art/palette.ts';
import { symbolArt } from '../../src/art/symbol-art.ts';
import type { BothLanguages } from '../../src/art/themes/symbol-names.ts';
import { SYMBOL_NAMES } from '../../src/art/themes/symbol-names.ts';
import { EDGES, gradientsOf } from '../../src/art/tile.ts';

/** How it moves: a wave runs through it, it opens and closes, or it bobs as a whole. */
export type Motion = 'swim' | 'pulse' | 'drift';

interface Species {
  readonly name: BothLanguages;
  readonly motion: Motion;
  /** Primary and secondary hue; of those whose drawing is a motif's, the motif's own. */
  readonly hues?: readonly [number, number];
}

const SPECIES = {
  anchovy: { name: { EN: 'anchovy', TY: 'dilis' }, motion: 'swim', hues: [225, 190] },
  clownfish: { name: { EN: 'clownfish', TY: 'clownfish' }, motion: 'swim', hues: [45, 30] },
  goldfish: { name: { EN: 'goldfish', TY: 'goldfish' }, motion: 'swim', hues: [60, 85] },
  butterfly: { name: { EN: 'butterflyfish', TY: 'isdang paruparo' }, motion: 'swim', hues: [95, 250] },
  puffer: { name: { EN: 'pufferfish', TY: 'butete' }, motion: 'drift', hues: [85, 40] },
  koi: { name: SYMBOL_NAMES.koi, motion: 'swim', hues: [32, 70] },
  seahorse: { name: { EN: 'seahorse', TY: 'kabayong-dagat' }, motion: 'drift', hues: [350, 60] },
  turtle: { name: SYMBOL_NAMES.turtle, motion: 'drift', hues: [150, 70] },
  angler: { name: { EN: 'anglerfish', TY: 'isdang may parol' }, motion: 'swim', hues: [300, 110] },
  ray: { name: { EN: 'manta ray', TY: 'pagi' }, motion: 'swim', hues: [275, 200] },
  swordfish: { name: { EN: 'swordfish', TY: 'malasugi' }, motion: 'swim', hues: [250, 300] },
  shark: { name: SYMBOL_NAMES.shark, motion: 'swim', hues: [240, 20] },
  whale: { name: { EN: 'whale', TY: 'balyena' }, motion: 'swim', hues: [262, 210] },
  octopus: { name: SYMBOL_NAMES.octopus, motion: 'pulse' },
  jelly: { name: SYMBOL_NAMES.jelly, motion: 'pulse' },
  crab: { name: SYMBOL_NAMES.crab, motion: 'drift' },
  chest: { name: SYMBOL_NAMES.chest, motion: 'drift' },
} as const satisfies Readonly<Record<string, Species>>;

export type SpeciesName = keyof typeof SPECIES;

export const speciesNamed = (name: SpeciesName): Species => SPECIES[name];

const INK = '#1a1030';
const GROUND = { b0: lch(0.68, 0.1, 235), b1: lch(0.43, 0.1, 240), b2: lch(0.22, 0.07, 250) };
/** How far a vendor's hue draws its fish: they stay what they are, and no two waters are alike. */
const LEAN = 0.16;

const leaning = (hue: number, towards: number): number => {
  const apart = ((towards - hue + 540) % 360) - 180;
  return (hue + apart * LEAN + 360) % 360;
};

const MOTIFS = ['octopus', 'jelly', 'crab', 'chest'] as const;
const motifOf = (name: SpeciesName) => MOTIFS.find((motif) => motif === name);

const compose = (id: string, palette: Palette, body: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">' +
  `<defs>${gradientsOf(id, palette, (key) => body.includes(`#${id}${key})`))}</defs><g ${EDGES}>${body}</g></svg>`;

/** A fish on a clear field of 120 × 120, its head to the right. */
export const drawSpecies = (name: SpeciesName, vendorHue: number): string => {
  const motif = motifOf(name);
  if (motif) return symbolArt('fish', motif);
  const [primary, secondary] = speciesNamed(name).hues ?? [235, 60];
  const palette = paletteOf('f', [leaning(primary, vendorHue), leaning(secondary, vendorHue)], INK, GROUND);
  return compose('f', palette, drawInner(`fish/${name}`, { ...palette, id: 'f' }));
};

/** The cannon in the vendor's hue, 120 × 120, its mouth up; it turns round (60, 78). */
export const drawCannon = (vendorHue: number): string => {
  const palette = paletteOf('c', [vendorHue, vendorHue + 40], INK, GROUND);
  return compose('c', palette, drawInner('fish/cannon', { ...palette, id: 'c' }));
};
