import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HERO_NAMES } from '../../../src/content/campaigns/hero-names.ts';
import { lch, withHue } from './colour.ts';
import { cyclic, hash } from './seed.ts';

const FOLDER = join(import.meta.dirname, 'drawings');
const ENDING = '.svg';

/** A drawing as it is sent: the files give each element a line of its own. */
const readDrawing = (file: string): string => readFileSync(join(FOLDER, file), 'utf8').replaceAll(/\n */g, '');

/** The fixed drawings by their paths in `drawings/`, without `.svg`. `{key}` stands for a value. */
const DRAWINGS: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ENDING))
    .map((file) => [file.slice(0, -ENDING.length), readDrawing(file)]),
);

type Values = Readonly<Record<string, string | number>>;

/** Throws when there is no such drawing, or no value for one of its keys. */
export const draw = (name: string, values: Values = {}): string => {
  const drawing = DRAWINGS.get(name);
  if (drawing === undefined) throw new Error(`There is no drawing ${name}.`);
  return drawing.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`The drawing ${name} has no value for ${key}.`);
    return String(value);
  });
};

/** What stands inside a drawing's `<svg>`. */
export const drawInner = (name: string, values: Values): string =>
  draw(name, values).replace(/^<svg[^>]*>|<\/svg>$/g, '');

/**
 * A banner or promotion hero under 4 KB, 400 × 176 (`jackpot` 400 × 130). The left half stays quiet for words set in
 * HTML; nothing in it is language. Crop with object-fit: cover; object-position: right. `hue`: of its sky, in degrees of
 * OKLCH; a brand's. Without one each is drawn in its own. The files write colours of the sky as `{#rrggbb}`.
 */
export const heroArt = (name: (typeof HERO_NAMES)[number], hue?: number): string =>
  draw(`heroes/${name}`).replaceAll(/\{(#\w{6})\}/g, (_, colour: string) =>
    hue === undefined ? colour : withHue(colour, hue),
  );

/** Marks for a vendor that comes later. */
const LATER_MARKS = ['crown', 'moon', 'drop', 'cross'];

/** A vendor's mark: one colour at one lightness in the vendor's hue (degrees), 24 × 24, the same for a code every time. */
export const vendorMark = ({ code, hue }: { readonly code: string; readonly hue: number }): string => {
  const own = `vendor-marks/${code}`;
  const name = DRAWINGS.has(own) ? own : `vendor-marks/later/${cyclic(LATER_MARKS, hash(code))}`;
  return draw(name, { colour: lch(0.76, 0.13, hue) });
};

/** The quiet pattern behind the column on wide screens: a tile of 560 × 560 that repeats. */
export const pageBackdrop = (): string => draw('page-backdrop');
