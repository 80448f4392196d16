import {
  getPaymentPassword,
  resetPaymentPassword,
  sendPaymentCode,
  setPaymentPassword,
} from '@shared-kernel/contracts/member/payment-password';
import { showToast } from '@shared-kernel/ui/toast';
import { useApi, useApiMutation } from 'shared-kernel/query';
import { usePaymentTexts } from './payment-texts.ts';

export const usePaymentPassword = () => useApi(getPaymentPassword, {});

/** The first payment password, by the login password; another one, by the one before it. */
export const useSetPaymentPassword = () => useApiMutation(setPaymentPassword, { invalidates: [getPaymentPassword] });

export const useSendPaymentCode = () => useApiMutation(sendPaymentCode);

export const useResetPaymentPassword = () =>
  useApiMutation(resetPaymentPassword, { invalidates: [getPaymentPassword] });

/** That the payment password is another one now, and what that costs (rules: withdrawals are looked at for a day). */
export const useSayChanged = (): (() => void) => {
  const t = usePaymentTexts();
  return () => void showToast({ text: t('changed'), tone: 'ok' });
};
