import { login } from 'shared-kernel/contracts/session';
import { useApiMutation } from 'shared-kernel/query';
import { signIn } from 'shared-kernel/session';

/** Logs in and stores the session, which tells the rest of the site. The `ApiError`'s `value.captcha` asks for a captcha. */
export const useLogIn = () => useApiMutation(login, { onSuccess: signIn });
