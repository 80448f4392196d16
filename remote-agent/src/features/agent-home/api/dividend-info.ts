import { renewSession } from '@shared-kernel/contracts/account/session';
import { getDividendInfo } from '@shared-kernel/contracts/agent/agent';
import { useApi } from 'shared-kernel/query';
import { useMutationOnMount } from 'shared-kernel/query/mutation-on-mount';
import { seesDividend, updateSession, useSession } from 'shared-kernel/session';

/** Renews the session on entry (specification: accounts §4, flag false) and takes over what it now is. Once for each visit. */
const useSessionRenewal = () => useMutationOnMount(renewSession, { flag: false }, { onSuccess: updateSession });

/**
 * Whether the dividend is shown. Asked only after the session is renewed, and never for member types 4, 40, 41 and 42
 * (specification: accounts §4). Unknown until the answer is there, for those who may see it: its place is kept.
 */
export const useDividend = (): 'shown' | 'hidden' | 'unknown' => {
  const session = useSession();
  const { data: renewed } = useSessionRenewal();
  const mayBeShown = session !== null && seesDividend(renewed?.customerType ?? session.type);
  const info = useApi(getDividendInfo, {}, { enabled: mayBeShown && renewed !== undefined });
  if (!mayBeShown || info.isError) return 'hidden';
  if (info.data === undefined) return 'unknown';
  return info.data.isShown ? 'shown' : 'hidden';
};
