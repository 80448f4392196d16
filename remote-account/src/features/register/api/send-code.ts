import { sendRegisterCode } from '@shared-kernel/contracts/account/verification';
import { useApiMutation } from 'shared-kernel/query';

/** Asks for an SMS code to a number that has no account yet. */
export const useSendCode = () => useApiMutation(sendRegisterCode);
