import { GAME_LIST_PAGE_SIZE, getGameList } from '@shared-kernel/contracts/browse/game-list';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useBrand } from 'shared-kernel/brand';
import { useInfiniteApi } from 'shared-kernel/query/infinite';
import type { Game } from '../../launch/launch-target.ts';
import { classOf, type GameQuery, NEW_CLASS } from '../game-query.ts';

type GamePage = ValueOf<typeof getGameList>;
type Input = InputOf<typeof getGameList>;

/** How long a list that has been read stays as it is: its place is found again on coming back from a game. */
export const KEPT_MS = 10 * 60_000;

export const nodeIdOf = ({ nodeId }: Game): string => nodeId;

const PAGES = {
  rows: ({ games }: GamePage) => games,
  rowId: nodeIdOf,
  keepsRows: true,
  staleTime: KEPT_MS,
  gcTime: KEPT_MS,
};

/** The call's own fields of a query; `isNew` is 1 or null, and NEW and ALL are classes too (browsing §4, §7). */
export const gameListInput = (query: GameQuery, language: Language, merchant: string): Omit<Input, 'pageNo'> => {
  const { category, vendor, name, minBet, minLine } = query;
  const gameClass = classOf(query);
  return {
    merchant,
    platform: 'html5',
    gameType: category,
    pageSize: GAME_LIST_PAGE_SIZE,
    language,
    clientType: 2,
    isNew: gameClass === NEW_CLASS ? 1 : null,
    gameClassify: gameClass,
    ...(vendor !== undefined && { vassalage: vendor }),
    ...(name !== undefined && { gameName: name }),
    ...(minBet !== undefined && { minBet }),
    ...(minLine !== undefined && { minLine }),
  };
};

/** Games of one category, page by page (26 a page), filtered as asked. */
export const useGameList = (query: GameQuery, language: Language, enabled = true) => {
  const { merchantCode } = useBrand();
  return useInfiniteApi(getGameList, gameListInput(query, language, merchantCode), { ...PAGES, enabled });
};
