import { useBrand } from 'shared-kernel/brand';
import type { ValueOf } from 'shared-kernel/contracts/endpoint';
import { GAME_LIST_PAGE_SIZE, getGameList } from 'shared-kernel/contracts/games';
import type { GameCategory, Language } from 'shared-kernel/contracts/values';
import { useApiPages } from 'shared-kernel/query';

type GamePage = ValueOf<typeof getGameList>;

interface GamesOf {
  readonly gameType: GameCategory;
  readonly vassalage: string | undefined;
  readonly language: Language;
}

const PAGES = {
  rows: ({ games }: GamePage) => games,
  rowId: ({ nodeId }: GamePage['games'][number]) => nodeId,
  keepsRows: true,
};

/** Games of one category, page by page (26 a page). */
export const useGameList = ({ gameType, vassalage, language }: GamesOf) => {
  const { merchantCode } = useBrand();
  const filter = vassalage === undefined ? {} : { vassalage };
  return useApiPages(
    getGameList,
    {
      merchant: merchantCode,
      platform: 'html5',
      gameType,
      pageSize: GAME_LIST_PAGE_SIZE,
      language,
      clientType: 2,
      ...filter,
    },
    PAGES,
  );
};
