import { callApi } from 'shared-kernel/api';
import { renewSession } from 'shared-kernel/contracts/session';
import { queryOptions } from 'shared-kernel/query';
import { updateSession } from 'shared-kernel/session';

/** Renews the session on entry (specification: accounts §4, flag false) and takes over what it now is. Once for each visit. */
export const sessionRenewal = () =>
  queryOptions({
    queryKey: [renewSession.path],
    queryFn: async ({ signal }) => {
      const renewed = await callApi(renewSession, { flag: false }, { signal });
      updateSession(renewed);
      return renewed;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    meta: { access: renewSession.access },
  });
