import { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import type { ReactNode } from 'react';
import { useApi } from 'shared-kernel/query';
import { Slot as LoginPasswordMissing } from './login-password-missing.slot.tsx';

/**
 * Around a form that asks for the login password again. A member who registered by a number or a provider may have none: the
 * form is replaced by the way to one. The form stands while this is unknown; the platform checks the password in any case.
 */
export const AsksLoginPassword = ({ children }: { readonly children: ReactNode }) =>
  useApi(getSecurityConfig, {}).data?.hasLoginPassword === false ? <LoginPasswordMissing /> : children;
