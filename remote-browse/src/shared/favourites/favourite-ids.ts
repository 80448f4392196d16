import { getFavouriteIds } from 'shared-kernel/contracts/favourites';
import { useApi } from 'shared-kernel/query';

const NONE: ReadonlySet<string> = new Set();
const toIds = ({ list }: { readonly list: readonly string[] }): ReadonlySet<string> => new Set(list);

/** Node ids of the member's favourites; none for a guest. Node ids are strings and compared as strings. */
export const useFavouriteIds = (): ReadonlySet<string> =>
  useApi(getFavouriteIds, {}, { refreshedBy: 'favourites.changed', select: toIds }).data ?? NONE;
