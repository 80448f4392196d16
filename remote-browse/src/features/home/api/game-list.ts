import { callApi } from 'shared-kernel/api';
import { useBrand } from 'shared-kernel/brand';
import { GAME_LIST_PAGE_SIZE, getGameList } from 'shared-kernel/contracts/games';
import type { GameCategory, Language } from 'shared-kernel/contracts/values';
import { keepPreviousData, useInfiniteQuery } from 'shared-kernel/query';

const FIRST_PAGE = 1;

interface GamesOf {
  readonly gameType: GameCategory;
  readonly vassalage: string | undefined;
  readonly language: Language;
}

/** Games of one category, page by page (26 a page; more while pageNum < totalPages). */
export const useGameList = ({ gameType, vassalage, language }: GamesOf) => {
  const { merchantCode } = useBrand();
  return useInfiniteQuery({
    queryKey: [getGameList.path, { merchantCode, gameType, vassalage, language }],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        getGameList,
        {
          merchant: merchantCode,
          platform: 'html5',
          gameType,
          pageNo: pageParam,
          pageSize: GAME_LIST_PAGE_SIZE,
          language,
          clientType: 2,
          ...(vassalage === undefined ? {} : { vassalage }),
        },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
    placeholderData: keepPreviousData,
  });
};
