import { getDividendInfo } from 'shared-kernel/contracts/agent';
import { apiQuery, useQuery } from 'shared-kernel/query';
import { seesDividend, useSession } from 'shared-kernel/session';
import { sessionRenewal } from './renew-session.ts';

/**
 * Whether the dividend is shown. Asked only after the session is renewed, and never for member types 4, 40, 41 and 42
 * (specification: accounts §4); false until known.
 */
export const useIsDividendShown = (): boolean => {
  const session = useSession();
  const renewal = useQuery({ ...sessionRenewal(), enabled: session !== null });
  const enabled = session !== null && renewal.isSuccess && seesDividend(renewal.data.customerType);
  const info = useQuery(apiQuery(getDividendInfo, {}, { enabled }));
  return enabled && info.data?.isShown === true;
};
