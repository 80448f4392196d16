import { getFavouriteIds } from '@shared-kernel/contracts/browse/favourites';
import { useApi } from 'shared-kernel/query';

const NONE: ReadonlySet<string> = new Set();
const toIds = ({ list }: { readonly list: readonly string[] }): ReadonlySet<string> => new Set(list);

/** Node ids of the member's favourites, once they are known. Node ids are strings and compared as strings. */
export const useKnownFavouriteIds = (): ReadonlySet<string> | undefined =>
  useApi(getFavouriteIds, {}, { refreshedBy: 'favourites.changed', select: toIds }).data;

/** The same; none for a guest, and until they are known. */
export const useFavouriteIds = (): ReadonlySet<string> => useKnownFavouriteIds() ?? NONE;
