import * as contract from '@shared-kernel/contracts/account/passkeys';
import { type Api, answer, answerMember } from '../../http/answer.ts';
import { TRIES_OF_MEMBER } from '../identity-rules/require-login-password.ts';
import { LOGIN_LIMITS } from '../session/login.ts';
import { listPasskeys, remove, rename } from './list-passkeys.ts';
import { addPasskey, startPasskey } from './make-passkey.ts';
import { logIn, startLogin } from './passkey-login.ts';

/** A way in beside the password, for members whose browser has passkeys (Web Authentication). */
export const passkeysApi = (api: Api): void => {
  answerMember(api, contract.getPasskeys, listPasskeys);
  answerMember(api, contract.startPasskey, startPasskey, { tries: TRIES_OF_MEMBER });
  answerMember(api, contract.addPasskey, addPasskey, { tries: TRIES_OF_MEMBER });
  answerMember(api, contract.renamePasskey, rename);
  answerMember(api, contract.removePasskey, remove);
  answer(api, contract.startPasskeyLogin, startLogin, { limits: LOGIN_LIMITS });
  answer(api, contract.logInByPasskey, logIn, { limits: LOGIN_LIMITS });
};
