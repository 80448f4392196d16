import { useBrand } from 'shared-kernel/brand';
import type { ValueOf } from 'shared-kernel/contracts/endpoint';
import { GAME_LIST_PAGE_SIZE, getGameList } from 'shared-kernel/contracts/games';
import type { GameCategory, Language } from 'shared-kernel/contracts/values';
import { useApiPages } from 'shared-kernel/pages';

type GamePage = ValueOf<typeof getGameList>;

interface GamesOf {
  readonly category: GameCategory;
  readonly vendor: string | undefined;
  readonly language: Language;
}

const PAGES = {
  rows: ({ games }: GamePage) => games,
  rowId: ({ nodeId }: GamePage['games'][number]) => nodeId,
  keepsRows: true,
};

/** Games of one category, page by page (26 a page). */
export const useGameList = ({ category, vendor, language }: GamesOf) => {
  const { merchantCode } = useBrand();
  const filter = vendor === undefined ? {} : { vassalage: vendor };
  return useApiPages(
    getGameList,
    {
      merchant: merchantCode,
      platform: 'html5',
      gameType: category,
      pageSize: GAME_LIST_PAGE_SIZE,
      language,
      clientType: 2,
      ...filter,
    },
    PAGES,
  );
};
