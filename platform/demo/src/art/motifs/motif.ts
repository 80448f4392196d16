import type { GameCategory } from '@shared-kernel/contracts/system/values';
import type { BackdropName } from '../backdrops.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../seed.ts';

/** One drawing of about 1.5 KB, centred near (60, 62) on a field of 120 × 160. */
export interface Motif {
  readonly categories: readonly GameCategory[];
  /** Titles that ask for this motif. */
  readonly titles: RegExp;
  /** Pairs of primary and secondary hue. */
  readonly hues: readonly (readonly [number, number])[];
  readonly backdrops: readonly BackdropName[];
  /** `id` makes the ids inside the drawing unique in its document. */
  readonly draw: (c: Palette, r: Random, id: string) => string;
}
