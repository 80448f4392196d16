import { getFieldRules } from '@shared-kernel/contracts/system/system';
import { useApi } from 'shared-kernel/query';

/** Whether it is known which fields there are: the server has said so, or has failed to, and the declared ones hold. */
export const useAreRulesSettled = (): boolean =>
  !useApi(getFieldRules, {}, { staleTime: Number.POSITIVE_INFINITY }).isPending;
