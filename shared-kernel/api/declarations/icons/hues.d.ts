import type { GameCategory } from '../contracts/values.d.ts';
/** A hue of the look: the value of `data-cat`, which sets `--cat` for whatever is inside. */
export type Hue = 'hot' | 'rng' | 'fish' | 'live' | 'pvp' | 'sports' | 'esports' | 'inhouse' | 'cockfight' | 'elott' | 'lott' | 'info' | 'money' | 'plain';
/** One hue a category, for its icon and its edge only; a category that is newer than this file has none of its own. */
export declare const hueOf: (category: GameCategory) => Hue;
