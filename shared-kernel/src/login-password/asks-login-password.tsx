import type { ReactNode } from 'react';
import { getSecurityConfig } from 'shared-kernel/contracts/profile';
import { useApi } from 'shared-kernel/query';
import { LoginPasswordMissing } from './login-password-missing.tsx';

/**
 * Around a form that asks for the login password again. Who registered by a number, or comes in by a provider, may have none:
 * in the form's place stands the way to one. While nobody knows, the form stands; the platform checks it anyway.
 */
export const AsksLoginPassword = ({ children }: { readonly children: ReactNode }) =>
  useApi(getSecurityConfig, {}).data?.hasLoginPassword === false ? <LoginPasswordMissing /> : children;
