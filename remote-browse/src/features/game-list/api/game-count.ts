import { getGameList } from '@shared-kernel/contracts/browse/game-list';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useBrand } from 'shared-kernel/brand';
import { keepPreviousData, useApi } from 'shared-kernel/query';
import { gameListInput } from '../../../shared/game-list/api/game-list.ts';
import type { GameQuery } from '../../../shared/game-list/game-query.ts';

/** A platform that does not count still shows how many there are, when they fit on one page. */
const countOf = ({ total, totalPages, games }: ValueOf<typeof getGameList>): number | undefined => {
  if (total > 0) return total;
  return totalPages <= 1 ? games.length : undefined;
};

/** How many games the filters leave, from the first page of them; undefined where nobody knows. */
export const useGameCount = (query: GameQuery, language: Language, enabled: boolean): number | undefined => {
  const { merchantCode } = useBrand();
  const input = { ...gameListInput({ ...query, mode: 'all' }, language, merchantCode), pageNo: 1 };
  return useApi(getGameList, input, { enabled, select: countOf, placeholderData: keepPreviousData }).data;
};
