import { addFavourite, getFavouriteIds, removeFavourite } from '@shared-kernel/contracts/browse/favourites';
import type { InputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { publish, useEvent } from 'shared-kernel/events';
import { useApiMutation } from 'shared-kernel/query';

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
export const useChangeFavourite = () => {
  const add = useChange(addFavourite, withId, withoutId, true);
  const remove = useChange(removeFavourite, withoutId, withId, false);
  // The heart itself says what is so; that a broken line kept it is over with the line.
  useEvent('line.restored', () => {
    for (const change of [add, remove]) if (change.error?.code === 'network') change.reset();
  });
  const refused = [add, remove].find(({ error }) => error !== null);
  return { add: add.mutate, remove: remove.mutate, refused: refused?.variables?.nodeId };
};
