import { loginLink } from 'shared-kernel/contracts/paths';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { useSession } from 'shared-kernel/session';
import { useChangeFavourite } from './change-favourite.ts';
import { useFavouriteIds } from './favourite-ids.ts';

interface Favourable {
  readonly nodeId: string;
  readonly vassalage: string;
}

export interface Favourites {
  readonly has: (nodeId: string) => boolean;
  readonly toggle: (game: Favourable) => void;
  /** The node id whose last change the server refused. */
  readonly refused: string | undefined;
}

/** The hearts of a list of games. A guest who taps one is sent to /m/login and comes back (browsing §5). */
export const useFavourites = (): Favourites => {
  const session = useSession();
  const ids = useFavouriteIds();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const change = useChangeFavourite();
  const has = (nodeId: string) => ids.includes(nodeId);

  const toggle = ({ nodeId, vassalage }: Favourable) => {
    if (session === null) navigate(loginLink(`${pathname}${search}`));
    else change.mutate({ nodeId, vendor: vassalage, token: session.token, isFavourite: !has(nodeId) });
  };
  return { has, toggle, refused: change.isError ? change.variables.nodeId : undefined };
};
