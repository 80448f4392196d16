import { sendLoginCode } from '@shared-kernel/contracts/account/verification';
import { useApiMutation } from 'shared-kernel/query';

/** Asks for an SMS code to log in with: answered alike whether or not the number has an account. */
export const useSendLoginCode = () => useApiMutation(sendLoginCode);
