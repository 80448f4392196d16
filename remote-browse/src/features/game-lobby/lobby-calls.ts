import { SHELF_SIZE } from '@shared-kernel/contracts/browse/shelves';

/** The lobby without a search: what its document starts and the page asks first. */
export const shelvesInput = <L extends string, M extends string>(language: L, merchantCode: M) => ({
  merchantCode,
  language,
  size: SHELF_SIZE,
});
