import type { GameCategory } from '@shared-kernel/contracts/system/values';
import type { BackdropName } from '../backdrops.ts';

/** What a game's picture shows; drawn by `drawings/motifs/<name>.svg`, centred near (60, 62) on a field of 120 × 160. */
export interface Motif {
  readonly categories: readonly GameCategory[];
  /** Titles that ask for this motif. */
  readonly titles: RegExp;
  /** Pairs of primary and secondary hue. */
  readonly hues: readonly (readonly [number, number])[];
  readonly backdrops: readonly BackdropName[];
}
