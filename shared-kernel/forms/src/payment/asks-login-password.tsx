import { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { SlotOutlet } from 'shared-kernel/frame';
import { useApi } from 'shared-kernel/query';

/** The slot's height while it loads. */
const WAIT_PX = 260;

/**
 * Around a form that asks for the login password again. A member who registered by a number or a provider may have none: the
 * slot of account replaces the form by the way to one. The form stands while this is unknown and when the slot cannot be
 * loaded, and not while it loads; the platform checks the password in any case.
 */
export const AsksLoginPassword = ({ children }: { readonly children: ReactNode }) => {
  const isMissing = useApi(getSecurityConfig, {}).data?.hasLoginPassword === false;
  const [isSlotEmpty, setSlotEmpty] = useState(false);
  if (!isMissing || isSlotEmpty) return children;
  return (
    <SlotOutlet
      name="account.login-password"
      props={{}}
      fallback={<Skeleton height={WAIT_PX} />}
      onFailure={() => setSlotEmpty(true)}
    />
  );
};
