import { register, registerByMobile } from '@shared-kernel/contracts/account/registration';
import { useApiMutation } from 'shared-kernel/query';

/** Registers by the way that was chosen. Sent again after a lost answer, it is answered as done. */
export const useRegister = () => {
  const byUsername = useApiMutation(register);
  const byMobile = useApiMutation(registerByMobile);
  return { username: byUsername.mutateAsync, mobile: byMobile.mutateAsync };
};
