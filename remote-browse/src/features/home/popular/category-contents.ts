import { isKnown } from 'shared-kernel/contracts/open';
import { GAME_CATEGORIES, type GameCategory, type KnownCategory } from 'shared-kernel/contracts/values';
import type { TextKey } from 'shared-kernel/i18n';
import type { Category } from './category.mapper.ts';

/** What a tab of the menu shows: the hot list, an endless list of games, or the tiles of its vendors. */
export type CategoryContents =
  | { readonly kind: 'hot' }
  | { readonly kind: 'games'; readonly gameType: GameCategory; readonly vassalage?: string }
  | { readonly kind: 'vendors' };

const gamesOf = ({ gameCategory }: Category): CategoryContents => ({ kind: 'games', gameType: gameCategory });

/** The categories that do not show vendor tiles (browsing §2, popular games area). */
const CONTENTS: Partial<Record<GameCategory, (category: Category) => CategoryContents>> = {
  HOT: () => ({ kind: 'hot' }),
  RNG: gamesOf,
  PVP: gamesOf,
  LIVE: gamesOf,
  FISH: gamesOf,
  /** An RNG-type list of the house's own vendor. */
  INHOUSE: ({ vendors: [house] }) => ({
    kind: 'games',
    gameType: 'RNG',
    ...(house === undefined ? {} : { vassalage: house.vendor }),
  }),
};

export const contentsOf = (category: Category): CategoryContents =>
  CONTENTS[category.gameCategory]?.(category) ?? { kind: 'vendors' };

/** Translation keys by category, as the specification names them (browsing §2): ELOTT and LOTT share one. */
const LABEL: Readonly<Record<KnownCategory, TextKey<'browse'>>> = {
  HOT: 'category.hot',
  SPORTS: 'category.SPORTS',
  ESPORTS: 'category.ESPORTS',
  FISH: 'category.Fishing',
  LIVE: 'category.hd_live',
  PVP: 'category.PVP',
  ELOTT: 'category.LOTT',
  LOTT: 'category.LOTT',
  RNG: 'category.slot',
  INHOUSE: 'category.in_house',
  COCKFIGHT: 'category.hd_cockfight',
};

/** A menu with both lotteries would have two tabs of one name: there, the electronic one has its own. */
const keyOf = (category: KnownCategory, menu: readonly Category[]): TextKey<'browse'> =>
  category === 'ELOTT' && menu.some((other) => other.gameCategory === 'LOTT') ? 'category.ELOTT' : LABEL[category];

/** A category's name; one that is newer than the page goes by its code. */
export const labelOf = (
  category: GameCategory,
  menu: readonly Category[],
  t: (key: TextKey<'browse'>) => string,
): string => (isKnown(GAME_CATEGORIES, category) ? t(keyOf(category, menu)) : category);
