import type { GameCategory } from '@shared-kernel/contracts/system/values';
import { safeLookup } from '@shared-kernel/contracts/wire/safe-lookup';
import type { Category } from './category.mapper.ts';

/** What a tab of the menu shows: the hot list, an endless list of games, or the tiles of its vendors. */
export type CategoryContents =
  | { readonly kind: 'hot' }
  | { readonly kind: 'games'; readonly category: GameCategory; readonly vendor?: string }
  | { readonly kind: 'vendors' };

const gamesOf = ({ code }: Category): CategoryContents => ({ kind: 'games', category: code });

/** The categories that do not show vendor tiles (browsing §2, popular games area). */
const CONTENTS: Readonly<Record<string, (category: Category) => CategoryContents>> = {
  HOT: () => ({ kind: 'hot' }),
  RNG: gamesOf,
  PVP: gamesOf,
  LIVE: gamesOf,
  FISH: gamesOf,
  /** An RNG-type list of the house's own vendor. */
  INHOUSE: ({ vendors: [house] }) => ({
    kind: 'games',
    category: 'RNG',
    ...(house === undefined ? {} : { vendor: house.vendor }),
  }),
};

export const contentsOf = (category: Category): CategoryContents =>
  safeLookup(CONTENTS, category.code)?.(category) ?? { kind: 'vendors' };

/** Whether home shows a category as its vendors. */
export const showsVendors = (category: GameCategory): boolean => safeLookup(CONTENTS, category) === undefined;

/** The category by whose name one goes: the two lotteries share one label (browsing §2, category labels). */
export const namedAs = (category: GameCategory): GameCategory => (category === 'ELOTT' ? 'LOTT' : category);
