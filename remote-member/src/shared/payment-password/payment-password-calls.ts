import { getPaymentPassword, setPaymentPassword } from 'shared-kernel/contracts/payment-password';
import { useApi, useApiMutation } from 'shared-kernel/query';

export const usePaymentPassword = () => useApi(getPaymentPassword, {});

/** The first payment password, by the login password. */
export const useSetPaymentPassword = () => useApiMutation(setPaymentPassword, { invalidates: [getPaymentPassword] });
