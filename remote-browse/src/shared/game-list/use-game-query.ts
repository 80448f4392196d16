import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'shared-kernel/router';
import type { GameQuery } from './game-query.ts';
import { readGameQuery, writeGameQuery } from './query-address.ts';

const toSearch = (query: GameQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries(writeGameQuery(query)).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

/** The list that the page's address asks for. A step replaces the address, so that Back leaves the page and not the last filter. */
export const useGameQuery = () => {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => readGameQuery(search), [search]);
  const change = useCallback((next: GameQuery) => setSearch(toSearch(next), { replace: true }), [setSearch]);
  return { query, change };
};
