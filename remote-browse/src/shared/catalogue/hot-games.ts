import { getHotGames } from '@shared-kernel/contracts/browse/games';
import type { GameCategory, Language } from '@shared-kernel/contracts/system/values';
import { useBrand } from 'shared-kernel/brand';
import { keepPreviousData, useApi } from 'shared-kernel/query';
import { hotGamesInput } from './catalogue-calls.ts';

interface HotGamesOf {
  /** Left out: of all categories. */
  readonly category?: GameCategory;
  readonly enabled?: boolean;
}

/** The hot games, of all categories or of one. */
export const useHotGames = (language: Language, { category, enabled = true }: HotGamesOf = {}) =>
  useApi(
    getHotGames,
    {
      ...hotGamesInput(language, useBrand().merchantCode),
      ...(category !== undefined && { gameType: category }),
    },
    { enabled, placeholderData: keepPreviousData },
  );
