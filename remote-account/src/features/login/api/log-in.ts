import { callApi, registerSealer } from 'shared-kernel/api';
import type { InputOf } from 'shared-kernel/contracts/endpoint';
import { login } from 'shared-kernel/contracts/session';
import { useMutation } from 'shared-kernel/query';
import { signIn } from 'shared-kernel/session';
import { sealBody } from '../../../shared/seal-body.ts';

registerSealer(sealBody);

/** Logs in and stores the session, which tells the rest of the site. Throws `ApiError`; its `value.captcha` asks for a captcha. */
const logIn = async (input: InputOf<typeof login>): Promise<void> => {
  signIn(await callApi(login, input));
};

export const useLogIn = () => useMutation({ mutationFn: logIn });
