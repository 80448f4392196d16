import { getGameList } from '@shared-kernel/contracts/browse/game-list';
import { SHELF_SIZE } from '@shared-kernel/contracts/browse/shelves';
import type { GameCategory, Language } from '@shared-kernel/contracts/system/values';
import { useBrand } from 'shared-kernel/brand';
import { keepPreviousData, useApi } from 'shared-kernel/query';
import type { LobbyQuery } from '../use-lobby-query.ts';

interface FirstGamesOf extends LobbyQuery {
  readonly category: GameCategory;
  readonly language: Language;
  readonly enabled: boolean;
}

/** The first games of one category, by the specification's own list. */
export const useFirstGames = ({ category, name, vendor, language, enabled }: FirstGamesOf) =>
  useApi(
    getGameList,
    {
      merchant: useBrand().merchantCode,
      platform: 'html5',
      gameType: category,
      pageNo: 1,
      pageSize: SHELF_SIZE,
      language,
      clientType: 2,
      ...(name !== undefined && { gameName: name }),
      ...(vendor !== undefined && { vassalage: vendor }),
    },
    { enabled, placeholderData: keepPreviousData },
  );
