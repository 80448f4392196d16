import type { register } from '@shared-kernel/contracts/account/registration';
import { BACK_PARAMETER, loginLink } from '@shared-kernel/contracts/system/paths';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useNavigate, useSearchParams, useStillHere } from 'shared-kernel/router';
import { signIn } from 'shared-kernel/session';
import { useLogIn } from '../../shared/session/log-in.ts';
import { useSpendTicket } from '../../shared/social/spend-ticket.ts';

interface Credentials {
  readonly username: string;
  /** Empty where none was asked for. */
  readonly password: string;
}

/** The new member is signed in: by the answer's session, else by the name and password just chosen, else on the login page, for who is still here. */
export const useSignInAfter = () => {
  const logIn = useLogIn();
  const spendTicket = useSpendTicket();
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const [search] = useSearchParams();
  const goToLogin = async (): Promise<void> => {
    if (isStillHere()) await navigate(loginLink(search.get(BACK_PARAMETER) ?? undefined), { replace: true });
  };
  return async (answer: ValueOf<typeof register>, { username, password }: Credentials): Promise<void> => {
    if (answer?.token !== undefined) {
      const { token, userName = username, customerType = 0, ...rest } = answer;
      signIn({ ...rest, token, userName, customerType });
      void spendTicket();
      return;
    }
    if (password === '') {
      await goToLogin();
      return;
    }
    await logIn.mutateAsync({ type: 'username', username, password }).catch(goToLogin);
  };
};
