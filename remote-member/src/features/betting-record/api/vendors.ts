import { useBrand } from 'shared-kernel/brand';
import { getVendors } from 'shared-kernel/contracts/games';
import { apiQuery, useQuery } from 'shared-kernel/query';

const VENDORS_STALE_MS = 10 * 60_000;

/** All vendors; asked for only where a name or a choice is shown. */
export const useVendors = (enabled: boolean) => {
  const { merchantCode } = useBrand();
  return useQuery(apiQuery(getVendors, { merchantCode }, { enabled, staleTime: VENDORS_STALE_MS }));
};
