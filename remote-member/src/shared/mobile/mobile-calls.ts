import { getPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { getSecurityConfig, proveMobile, sendMobileCode } from '@shared-kernel/contracts/member/profile';
import { useApi, useApiMutation } from 'shared-kernel/query';

export const useSecurityConfig = () => useApi(getSecurityConfig, {});

export const useSendMobileCode = () => useApiMutation(sendMobileCode);

/** The reset of the payment password goes by the proved number too. */
export const useProveMobile = () =>
  useApiMutation(proveMobile, { invalidates: [getSecurityConfig, getPaymentPassword] });
