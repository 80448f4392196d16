import { useBrand } from 'shared-kernel/brand';
import { getHotGames } from 'shared-kernel/contracts/games';
import type { Language } from 'shared-kernel/contracts/values';
import { apiQuery, keepPreviousData, useQuery } from 'shared-kernel/query';
import { hotGamesInput } from '../home-calls.ts';

/** The hot games. */
export const useHotGames = (language: Language) => {
  const { merchantCode } = useBrand();
  return useQuery({
    ...apiQuery(getHotGames, hotGamesInput(language, merchantCode)),
    placeholderData: keepPreviousData,
  });
};
