import { addFavourite, getFavouriteIds, removeFavourite } from '@shared-kernel/contracts/browse/favourites';
import { loginLink } from '@shared-kernel/contracts/system/paths';
import type { InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useCallback } from 'react';
import { publish, useEvent } from 'shared-kernel/events';
import { useApi, useApiMutation } from 'shared-kernel/query';
import { useLocation, useNavigate, wantedGame } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';

const NONE: ReadonlySet<string> = new Set();
const toIds = ({ list }: { readonly list: readonly string[] }): ReadonlySet<string> => new Set(list);

/** Node ids of the member's favourites, once they are known. Node ids are strings and compared as strings. */
export const useKnownFavouriteIds = (): ReadonlySet<string> | undefined =>
  useApi(getFavouriteIds, {}, { refreshedBy: 'favourites.changed', select: toIds }).data;

/** The same; none for a guest, and until they are known. */
const useFavouriteIds = (): ReadonlySet<string> => useKnownFavouriteIds() ?? NONE;

type Change = InputOf<typeof addFavourite>;
type Ids = ValueOf<typeof getFavouriteIds>;

const withId = (ids: Ids, { nodeId }: Change): Ids =>
  ids.list.includes(nodeId) ? ids : { ...ids, list: [...ids.list, nodeId] };
const withoutId = (ids: Ids, { nodeId }: Change): Ids => ({ ...ids, list: ids.list.filter((id) => id !== nodeId) });

/** Hearts tapped in a row are sent in that order; only the one that the server refuses is put back. */
const QUEUE = 'favourites';

const useChange = (endpoint: typeof addFavourite, apply: typeof withId, undo: typeof withId, isFavourite: boolean) =>
  useApiMutation(endpoint, {
    queue: QUEUE,
    optimistic: { of: getFavouriteIds, at: {}, apply, undo },
    onSuccess: (_value, { nodeId }) => publish('favourites.changed', { nodeId, isFavourite }),
  });

/** Adds or removes a favourite: in the list at once, then at the server; put back if the server refuses (browsing §4). */
const useChangeFavourite = () => {
  const add = useChange(addFavourite, withId, withoutId, true);
  const remove = useChange(removeFavourite, withoutId, withId, false);
  // The heart itself says what is so; that the network kept it from being sent is over when the network is back.
  useEvent('network.online', () => {
    for (const change of [add, remove]) if (change.error?.code === 'network') change.reset();
  });
  const refused = [add, remove].find(({ error }) => error !== null);
  return { add: add.mutate, remove: remove.mutate, refused: refused?.variables?.nodeId };
};

interface Favourable {
  readonly nodeId: string;
  readonly vassalage: string;
  readonly gameName: string;
}

/** Makes a game a favourite, or no longer one. */
export type ToggleFavourite = (game: Favourable, isFavourite: boolean) => void;

/** What a list's tiles need to know of one game's heart. */
export interface HeartState {
  readonly isFavourite: boolean;
  /** The server refused the last change. */
  readonly isRefused: boolean;
  /** The same function as long as the visitor and the page are: a tile whose heart stays is not drawn again. */
  readonly onToggle: ToggleFavourite;
}

/** The hearts of a list of games. A guest who taps one is sent to /m/login, which says why, and comes back (browsing §5). */
export const useFavourites = (): ((nodeId: string) => HeartState) => {
  const token = useSession()?.token;
  const ids = useFavouriteIds();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { add, remove, refused } = useChangeFavourite();
  const onToggle = useCallback<ToggleFavourite>(
    ({ nodeId, vassalage, gameName }, isFavourite) => {
      if (token === undefined)
        navigate(loginLink(`${pathname}${search}`), { state: wantedGame(gameName, 'favourite') });
      else (isFavourite ? add : remove)({ nodeId, vendor: vassalage, token });
    },
    [token, navigate, pathname, search, add, remove],
  );
  return (nodeId) => ({ isFavourite: ids.has(nodeId), isRefused: nodeId === refused, onToggle });
};
