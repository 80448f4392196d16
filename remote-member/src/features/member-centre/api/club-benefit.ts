import { getClubBenefit } from 'shared-kernel/contracts/member';
import { apiQuery, useQuery } from 'shared-kernel/query';
import { useSession } from 'shared-kernel/session';

/** VIP level and the way to the next; not asked for a guest. */
export const useClubBenefit = () => {
  const enabled = useSession() !== null;
  return useQuery(apiQuery(getClubBenefit, {}, { enabled }));
};
