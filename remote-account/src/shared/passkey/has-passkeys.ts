import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this browser can make and use passkeys. */
export const useHasPasskeys = (): boolean =>
  useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
