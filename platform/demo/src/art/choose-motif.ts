import type { GameCategory } from '@shared-kernel/contracts/system/values';
import type { Motif } from './motifs/motif.ts';
import { MOTIFS, type MotifName } from './motifs.ts';
import { cyclic, hash } from './seed.ts';

export const MOTIF_NAMES = Object.keys(MOTIFS) as readonly MotifName[];

export const motifNamed = (name: MotifName): Motif => MOTIFS[name];

/** The motif of a game: what its title asks for, of its own category if it can; otherwise one of its category's. */
export const chooseMotif = (gameId: string, category: GameCategory, title: string): MotifName => {
  const asked = MOTIF_NAMES.filter((name) => motifNamed(name).titles.test(title));
  const isFitting = (name: MotifName): boolean => motifNamed(name).categories.includes(category);
  const [first] = [...asked.filter(isFitting), ...asked];
  if (first) return first;
  const own = MOTIF_NAMES.filter(isFitting);
  return cyclic(own.length ? own : MOTIF_NAMES, hash(`m${gameId}`));
};
