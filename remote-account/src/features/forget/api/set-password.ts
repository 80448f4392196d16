import { setPasswordByEmail, setPasswordByPhone } from '@shared-kernel/contracts/account/password';
import { useApiMutation } from 'shared-kernel/query';

export const useSetPasswordByPhone = () => useApiMutation(setPasswordByPhone);

/** By the token of a mail's link, which is good once. */
export const useSetPasswordByLink = () => useApiMutation(setPasswordByEmail);
