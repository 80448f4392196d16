import type { getInstance } from '@module-federation/runtime';

type ShareScope = NonNullable<ReturnType<typeof getInstance>>['shareScopeMap'][string];
type Share = ShareScope[string][string];

const forgetful = new WeakSet<Share>();

/**
 * The federation runtime keeps the promise of a shared module's first load for good, a rejected one too: what a line that
 * dropped once had cost would stay away until a reload. A failed load is taken out again, so that the next one is sent.
 */
export const forgetFailedShares = (scope: ShareScope): void => {
  for (const share of Object.values(scope).flatMap((versions) => Object.values(versions))) {
    if (forgetful.has(share)) continue;
    forgetful.add(share);
    const { get } = share;
    share.get = async () => {
      try {
        return await get();
      } catch (error) {
        share.loading = null;
        throw error;
      }
    };
  }
};
