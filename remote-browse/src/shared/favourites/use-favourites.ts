import { loginLink } from '@shared-kernel/contracts/system/paths';
import { useCallback } from 'react';
import { useLocation, useNavigate, wantedGame } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import { useChangeFavourite } from './change-favourite.ts';
import { useFavouriteIds } from './favourite-ids.ts';

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
