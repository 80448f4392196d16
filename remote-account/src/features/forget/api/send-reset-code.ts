import { sendResetCode } from '@shared-kernel/contracts/account/verification';
import { useApiMutation } from 'shared-kernel/query';

/** Asks for an SMS code for a new password: answered alike whether or not the number has an account. */
export const useSendResetCode = () => useApiMutation(sendResetCode);
