import {
  getPaymentPassword,
  resetPaymentPassword,
  sendPaymentCode,
  setPaymentPassword,
} from '@shared-kernel/contracts/member/payment-password';
import { useApi, useApiMutation } from 'shared-kernel/query';

export const usePaymentPassword = () => useApi(getPaymentPassword, {});

/** The first payment password, by the login password; another one, by the one before it. */
export const useSetPaymentPassword = () => useApiMutation(setPaymentPassword, { invalidates: [getPaymentPassword] });

export const useSendPaymentCode = () => useApiMutation(sendPaymentCode);

export const useResetPaymentPassword = () =>
  useApiMutation(resetPaymentPassword, { invalidates: [getPaymentPassword] });
