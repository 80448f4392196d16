import { getClubBenefit } from '@shared-kernel/contracts/member/member';
import { useApi } from 'shared-kernel/query';

/** VIP level and the way to the next. */
export const useClubBenefit = () => useApi(getClubBenefit, {});
