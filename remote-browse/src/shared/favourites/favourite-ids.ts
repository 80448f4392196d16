import { getFavouriteIds } from 'shared-kernel/contracts/favourites';
import { apiQuery, useQuery } from 'shared-kernel/query';
import { useSession } from 'shared-kernel/session';

export const favouriteIdsQuery = () => apiQuery(getFavouriteIds, {});

/** Node ids of the member's favourites; none for a guest. Node ids are strings and compared as strings. */
export const useFavouriteIds = (): readonly string[] => {
  const isSignedIn = useSession() !== null;
  const { data } = useQuery({ ...favouriteIdsQuery(), enabled: isSignedIn });
  return isSignedIn && data !== undefined ? data.list : [];
};
