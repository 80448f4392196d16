import { logInByPasskey } from '@shared-kernel/contracts/account/passkeys';
import { login } from '@shared-kernel/contracts/account/session';
import { safeParse } from '@shared-kernel/contracts/schema';
import { isApiError } from 'shared-kernel/api';
import { useApiMutation } from 'shared-kernel/query';
import { signIn } from 'shared-kernel/session';
import { useSpendTicket } from '../social/spend-ticket.ts';
import { mustChange } from './must-change.ts';

/** `password.expired` brings a session that is good for changing the password alone: marked so, it is entered as others are. Any other failure is thrown again. */
export const enterHeld = (error: unknown) => {
  const held = isApiError(error) && error.code === 'password.expired' ? safeParse(login.value, error.value) : undefined;
  if (!held?.success) throw error;
  mustChange.write('1');
  signIn(held.data);
  return held.data;
};

/** A login that stores the session, which tells the rest of the site. */
const useLoginBy = <E extends typeof login | typeof logInByPasskey>(endpoint: E) => {
  const spendTicket = useSpendTicket();
  const { mutateAsync, ...mutation } = useApiMutation(endpoint, {
    onSuccess: (session) => {
      signIn(session);
      void spendTicket();
    },
  });
  return {
    ...mutation,
    mutateAsync: (input: Parameters<typeof mutateAsync>[0]) => mutateAsync(input).catch(enterHeld),
  };
};

/** By name and password, or number and code. The `ApiError`'s `value.captcha` asks for a captcha. */
export const useLogIn = () => useLoginBy(login);

export const useLogInByPasskey = () => useLoginBy(logInByPasskey);
