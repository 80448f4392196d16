import { getRecentGames, RECENT_GAMES_PAGE_SIZE } from '@shared-kernel/contracts/browse/play';
import type { GameCategory, Language } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useInfiniteApi } from 'shared-kernel/query/infinite';
import { nodeIdOf } from './pages-of-games.ts';

const PAGES = {
  rows: ({ list }: ValueOf<typeof getRecentGames>) => list,
  rowId: nodeIdOf,
  keepsRows: true,
  pageField: 'page',
  // What was played since is at its head: asked for again when it is shown.
  staleTime: 0,
  refetchOnWindowFocus: false,
} as const;

/** The member's recently played games of a category, 25 a page, the last first. */
export const useRecentGames = (category: GameCategory, language: Language, enabled: boolean) =>
  useInfiniteApi(
    getRecentGames,
    { pageSize: RECENT_GAMES_PAGE_SIZE, gameType: category, language, clientType: 2 },
    { ...PAGES, enabled },
  );
