import { useApiCommand } from 'shared-kernel/command';
import { getDividendInfo } from 'shared-kernel/contracts/agent';
import { renewSession } from 'shared-kernel/contracts/session';
import { useApi } from 'shared-kernel/query';
import { seesDividend, updateSession, useSession } from 'shared-kernel/session';

/** Renews the session on entry (specification: accounts §4, flag false) and takes over what it now is. Once for each visit. */
const useSessionRenewal = () => useApiCommand(renewSession, { flag: false }, { onSuccess: updateSession });

/**
 * Whether the dividend is shown. Asked only after the session is renewed, and never for member types 4, 40, 41 and 42
 * (specification: accounts §4); false until known.
 */
export const useIsDividendShown = (): boolean => {
  const session = useSession();
  const { data: renewed } = useSessionRenewal();
  const enabled = session !== null && renewed !== undefined && seesDividend(renewed.customerType ?? session.type);
  const info = useApi(getDividendInfo, {}, { enabled });
  return enabled && info.data?.isShown === true;
};
