import { sendPasswordEmail } from '@shared-kernel/contracts/account/password';
import { useApiMutation } from 'shared-kernel/query';

/** Asks for a mail with a link: answered alike whether or not there is such an account. */
export const useSendMail = () => useApiMutation(sendPasswordEmail);
