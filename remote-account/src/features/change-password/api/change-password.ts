import { changePassword } from '@shared-kernel/contracts/account/password';
import { useApiMutation } from 'shared-kernel/query';

/** Changes the member's own password. Sent by hand only: what is sent again is answered as done. */
export const useChangePassword = () => useApiMutation(changePassword);
