import { paths, withQuery } from '@shared-kernel/contracts/system/paths';
import { toShortText } from '@shared-kernel/contracts/system/values';
import { useSearchParams } from 'shared-kernel/router';

/** What the lobby is narrowed to. */
export interface LobbyQuery {
  readonly name: string | undefined;
  readonly vendor: string | undefined;
}

const FIELD = { name: 'gameName', vendor: 'vassalage' } as const;

const textOf = (given: string | null | undefined): string | undefined => toShortText(given ?? '') || undefined;

const write = ({ name, vendor }: LobbyQuery): Record<string, string> => ({
  ...(name !== undefined && { [FIELD.name]: name }),
  ...(vendor !== undefined && { [FIELD.vendor]: vendor }),
});

/** The lobby's search and provider as its address says them; a change replaces the address, so that Back leaves the page. */
export const useLobbyQuery = () => {
  const [search, setSearch] = useSearchParams();
  const query: LobbyQuery = { name: textOf(search.get(FIELD.name)), vendor: textOf(search.get(FIELD.vendor)) };
  const set = (change: Partial<LobbyQuery>) => {
    const next = { ...query, ...change };
    setSearch(write({ ...next, name: textOf(next.name) }), { replace: true });
  };
  return {
    query,
    /** The page as it is, to come back to from a game. */
    address: withQuery(paths.gameLobby, write(query)),
    set,
    clear: () => set({ name: undefined, vendor: undefined }),
  };
};
