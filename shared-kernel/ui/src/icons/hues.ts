import type { GameCategory, KnownCategory } from '@shared-kernel/contracts/system/values';
import { safeLookup } from '@shared-kernel/contracts/wire/safe-lookup';

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
export const hueOf = (category: GameCategory): Hue => safeLookup<Hue>(HUES, category) ?? 'plain';
