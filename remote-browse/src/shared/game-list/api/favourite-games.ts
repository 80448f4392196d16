import { getFavourites } from '@shared-kernel/contracts/browse/favourites';
import { GAME_LIST_PAGE_SIZE } from '@shared-kernel/contracts/browse/game-list';
import type { GameCategory, Language } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useInfiniteApi } from 'shared-kernel/query/infinite';
import { nodeIdOf } from './pages-of-games.ts';

const PAGES = {
  rows: ({ content }: ValueOf<typeof getFavourites>) => content,
  rowId: nodeIdOf,
  keepsRows: true,
  // A game that is gone moves the later pages up: those that have come are asked for again, or one would never be seen.
  refreshedBy: 'favourites.changed',
  staleTime: 0,
  refetchOnWindowFocus: false,
} as const;

/** The member's favourite games of a category, from page 1, 26 a page. */
export const useFavouriteGames = (category: GameCategory, language: Language, enabled: boolean) =>
  useInfiniteApi(getFavourites, { pageSize: GAME_LIST_PAGE_SIZE, gameType: category, language }, { ...PAGES, enabled });
