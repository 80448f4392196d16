import { startPasskeyLogin } from '@shared-kernel/contracts/account/passkeys';
import { useApiMutation } from 'shared-kernel/query';

/** What the device is asked to sign: good once, for five minutes. */
export const useStartPasskeyLogin = () => useApiMutation(startPasskeyLogin);
