import { logInByPasskey } from '@shared-kernel/contracts/account/passkeys';
import { login } from '@shared-kernel/contracts/account/session';
import { useApiMutation } from 'shared-kernel/query';
import { signIn } from 'shared-kernel/session';
import { useSpendTicket } from '../social/spend-ticket.ts';
import { enterHeld } from './enter-held.ts';

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
