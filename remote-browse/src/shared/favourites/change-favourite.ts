import { callApi } from 'shared-kernel/api';
import { addFavourite, removeFavourite } from 'shared-kernel/contracts/favourites';
import { publish } from 'shared-kernel/events';
import { useMutation, useQueryClient } from 'shared-kernel/query';
import { favouriteIdsQuery } from './favourite-ids.ts';

export interface FavouriteChange {
  readonly nodeId: string;
  readonly vendor: string;
  readonly token: string;
  readonly isFavourite: boolean;
}

type Ids = { list: string[] } | undefined;

const withId = (ids: Ids, nodeId: string): Ids =>
  ids === undefined || ids.list.includes(nodeId) ? ids : { ...ids, list: [...ids.list, nodeId] };
const withoutId = (ids: Ids, nodeId: string): Ids =>
  ids === undefined ? ids : { ...ids, list: ids.list.filter((id) => id !== nodeId) };

/**
 * Adds or removes a favourite: in the list at once, then at the server; put back if the server refuses (browsing §4).
 * Only the one id is put back, so that two hearts tapped in a row do not undo each other.
 */
export const useChangeFavourite = () => {
  const client = useQueryClient();
  const { queryKey } = favouriteIdsQuery();
  const apply = (nodeId: string, isFavourite: boolean) =>
    client.setQueryData(queryKey, (ids: Ids) => (isFavourite ? withId : withoutId)(ids, nodeId));

  return useMutation({
    mutationFn: ({ nodeId, vendor, token, isFavourite }: FavouriteChange) =>
      callApi(isFavourite ? addFavourite : removeFavourite, { nodeId, vendor, token }),
    onMutate: async ({ nodeId, isFavourite }) => {
      await client.cancelQueries({ queryKey });
      apply(nodeId, isFavourite);
    },
    onError: (_error, { nodeId, isFavourite }) => apply(nodeId, !isFavourite),
    onSuccess: (_value, { nodeId, isFavourite }) => publish('favourites.changed', { nodeId, isFavourite }),
  });
};
