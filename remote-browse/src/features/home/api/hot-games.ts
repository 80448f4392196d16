import { useBrand } from 'shared-kernel/brand';
import { getHotGames } from 'shared-kernel/contracts/games';
import type { Language } from 'shared-kernel/contracts/values';
import { keepPreviousData, useApi } from 'shared-kernel/query';
import { hotGamesInput } from '../home-calls.ts';

/** The hot games. */
export const useHotGames = (language: Language) =>
  useApi(getHotGames, hotGamesInput(language, useBrand().merchantCode), { placeholderData: keepPreviousData });
