import { getGameShelves } from '@shared-kernel/contracts/browse/shelves';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { isApiError } from 'shared-kernel/api';
import { useBrand } from 'shared-kernel/brand';
import { keepPreviousData, useApi } from 'shared-kernel/query';
import { KEPT_MS } from '../../../shared/game-list/api/pages-of-games.ts';
import { shelvesInput } from '../lobby-calls.ts';
import type { LobbyQuery } from '../use-lobby-query.ts';

/** The first games of every category, one call for all of them; kept as long as a list is, so that its place is found again. */
export const useShelves = ({ name, vendor }: LobbyQuery, language: Language) =>
  useApi(
    getGameShelves,
    {
      ...shelvesInput(language, useBrand().merchantCode),
      ...(name !== undefined && { gameName: name }),
      ...(vendor !== undefined && { vassalage: vendor }),
    },
    { staleTime: KEPT_MS, gcTime: KEPT_MS, placeholderData: keepPreviousData },
  );

/** How servers say that there is no such call. */
const NO_SUCH_CALL: readonly number[] = [404, 405, 501];

interface Asked {
  readonly data: ValueOf<typeof getGameShelves> | undefined;
  readonly error: unknown;
}

/** Whether the platform does not know the call: it is ours, and the specification has only a list for each category. */
export const isUnknownHere = ({ data, error }: Asked): boolean => {
  if (data !== undefined) return data.shelves === undefined;
  return isApiError(error) && (error.code === 'invalid-answer' || NO_SUCH_CALL.includes(error.status));
};
