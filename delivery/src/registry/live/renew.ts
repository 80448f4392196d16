import type { Pointers } from '@shared-kernel/contracts/release/release';
import { DAY_MS } from '@shared-kernel/node/durations';
import type { ReleaseStore } from '../release-store.ts';
import { VALID_DAYS } from '../store/pointers-document.ts';

/** Signs what is live anew, as a revision of its own: longer valid, or by another key. */
export const renew = (store: ReleaseStore): Promise<Pointers> => store.changePointers('renew', (pointers) => pointers);

/** Renews signed pointers in the second half of their validity. */
export const renewIfDue = async (store: ReleaseStore): Promise<void> => {
  const { expires } = await store.readPointers();
  if (expires !== undefined && Date.parse(expires) - Date.now() < (VALID_DAYS / 2) * DAY_MS) await renew(store);
};
