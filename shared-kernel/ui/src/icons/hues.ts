import type { GameCategory, KnownCategory } from '@shared-kernel/contracts/system/values';
import { ownEntry } from '@shared-kernel/contracts/wire/own-entry';

/** A hue of the look: the value of `data-cat`, which sets `--cat` for whatever is inside. */
export type Hue =
  | 'hot'
  | 'rng'
  | 'fish'
  | 'live'
  | 'pvp'
  | 'sports'
  | 'esports'
  | 'inhouse'
  | 'cockfight'
  | 'elott'
  | 'lott'
  | 'info'
  | 'money'
  | 'plain';

const HUES: Readonly<Record<KnownCategory, Hue>> = {
  HOT: 'hot',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  LIVE: 'live',
  FISH: 'fish',
  RNG: 'rng',
  PVP: 'pvp',
  INHOUSE: 'inhouse',
  COCKFIGHT: 'cockfight',
  ELOTT: 'elott',
  LOTT: 'lott',
};

/** One hue a category, for its icon and its edge only; a category that is newer than this file has none of its own. */
export const hueOf = (category: GameCategory): Hue => ownEntry<Hue>(HUES, category) ?? 'plain';
