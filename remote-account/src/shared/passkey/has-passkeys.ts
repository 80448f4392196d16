import { useSyncExternalStore } from 'react';
import { useBrand } from 'shared-kernel/brand';

const never = () => () => undefined;

/** Whether this browser can make and use passkeys, and the merchant has not turned them off (decision 0022). */
export const useHasPasskeys = (): boolean => {
  const isOn = useBrand().flags.PASSKEYLOGIN3 !== false;
  const canUse = useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
  return isOn && canUse;
};
