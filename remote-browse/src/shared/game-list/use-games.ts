import { getFavourites } from '@shared-kernel/contracts/browse/favourites';
import { GAME_LIST_PAGE_SIZE } from '@shared-kernel/contracts/browse/game-list';
import { getRecentGames, RECENT_GAMES_PAGE_SIZE } from '@shared-kernel/contracts/browse/play';
import type { GameCategory, Language } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import type { LoadedQuery } from '@shared-kernel/ui/loaded';
import { useInfiniteApi } from 'shared-kernel/query/infinite';
import { useHotGames } from '../catalogue/hot-games.ts';
import { useKnownFavouriteIds } from '../favourites/use-favourites.ts';
import type { Game } from '../launch/launch-target.ts';
import { nodeIdOf, useGameList } from './api/game-list.ts';
import type { GameMode, GameQuery } from './game-query.ts';

const RECENT_PAGES = {
  rows: ({ list }: ValueOf<typeof getRecentGames>) => list,
  rowId: nodeIdOf,
  keepsRows: true,
  pageField: 'page',
  // What was played since is at its head: asked for again when it is shown.
  staleTime: 0,
  refetchOnWindowFocus: false,
} as const;

/** The member's recently played games of a category, 25 a page, the last first. */
const useRecentGames = (category: GameCategory, language: Language, enabled: boolean) =>
  useInfiniteApi(
    getRecentGames,
    { pageSize: RECENT_GAMES_PAGE_SIZE, gameType: category, language, clientType: 2 },
    { ...RECENT_PAGES, enabled },
  );

const FAVOURITE_PAGES = {
  rows: ({ content }: ValueOf<typeof getFavourites>) => content,
  rowId: nodeIdOf,
  keepsRows: true,
  // A game that is gone moves the later pages up: those that have come are asked for again, or one would never be seen.
  refreshedBy: 'favourites.changed',
  staleTime: 0,
  refetchOnWindowFocus: false,
} as const;

/** The member's favourite games of a category, from page 1, 26 a page. */
const useFavouriteGames = (category: GameCategory, language: Language, enabled: boolean) =>
  useInfiniteApi(
    getFavourites,
    { pageSize: GAME_LIST_PAGE_SIZE, gameType: category, language },
    { ...FAVOURITE_PAGES, enabled },
  );

/** A list of games, wherever it comes from. */
export interface Games {
  /** Its states, for `Loaded`. */
  readonly query: LoadedQuery<unknown>;
  /** Undefined until the first have come, or when they did not come. */
  readonly rows: readonly Game[] | undefined;
  /** How many there are in all; undefined where the server does not say. */
  readonly total: number | undefined;
  /** The list, or another one in its place, is on its way. */
  readonly isWaiting: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMoreFailed: boolean;
  readonly onMore: () => void;
}

interface PagedQuery extends LoadedQuery<{ readonly rows: readonly Game[] }> {
  readonly isPlaceholderData: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

const ofPages = (query: PagedQuery, total: number | undefined): Games => ({
  query,
  rows: query.data?.rows,
  total,
  isWaiting: query.isFetching && (query.data === undefined || query.isPlaceholderData),
  hasMore: query.hasNextPage,
  isLoadingMore: query.isFetchingNextPage,
  hasMoreFailed: query.isFetchNextPageError,
  onMore: () => void query.fetchNextPage(),
});

const ofList = (
  query: LoadedQuery<{ readonly list: readonly Game[] }> & Pick<PagedQuery, 'isPlaceholderData'>,
): Games => ({
  query,
  rows: query.data?.list,
  total: query.data?.list.length,
  isWaiting: query.isFetching && (query.data === undefined || query.isPlaceholderData),
  hasMore: false,
  isLoadingMore: false,
  hasMoreFailed: false,
  onMore: () => undefined,
});

/** A favourite that is one no longer is gone at once, before the server has said so (browsing §4). */
const useStillFavourite = (games: Games): Games => {
  const ids = useKnownFavouriteIds();
  if (ids === undefined || games.rows === undefined) return games;
  return { ...games, rows: games.rows.filter(({ nodeId }) => ids.has(nodeId)) };
};

/** The games that a query asks for: the category's, or its hot, recent or favourite ones. The last two are a member's. */
export const useGames = (query: GameQuery, language: Language): Games => {
  const { category, mode } = query;
  const all = useGameList(query, language, mode === 'all');
  const hot = useHotGames(language, { category, enabled: mode === 'hot' });
  const recent = useRecentGames(category, language, mode === 'recent');
  const favourites = useFavouriteGames(category, language, mode === 'fav');
  const ofMode: Readonly<Record<GameMode, Games>> = {
    all: ofPages(all, all.data?.first.total || undefined),
    hot: ofList(hot),
    recent: ofPages(recent, undefined),
    fav: useStillFavourite(ofPages(favourites, undefined)),
  };
  return ofMode[mode];
};
