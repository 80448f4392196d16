import { PASSWORD_MAX, SHORT_TEXT_MAX } from '@shared-kernel/contracts/system/values';
import { CAPTCHA_RULE, useAppForm, useFieldRules } from '@shared-kernel/forms';
import type { Dispatch } from 'react';
import type { RememberedLogin } from '../../shared/remember/remembered-login.ts';
import { useLogIn } from '../../shared/session/log-in.ts';
import { LOGIN_FAILURES } from './login-failures.ts';
import type { LoginEvent, LoginState } from './login-state.ts';

/** Field names as the specification spells them (accounts §2): `identifying` is the captcha's text. */
const EMPTY = { username: '', password: '', identifying: '' };

/** The login by name: fields under the server's rules, the remembered password, the call. */
export const useUsernameForm = (
  { isCaptchaShown, kept }: LoginState,
  dispatch: Dispatch<LoginEvent>,
  keep: (login: RememberedLogin) => unknown,
) => {
  const logIn = useLogIn();
  const form = useAppForm({
    texts: 'account',
    defaultValues: EMPTY,
    rules: useFieldRules(),
    fields: {
      username: { rule: 'loginUsername', says: 'field.username', required: true, maxLength: SHORT_TEXT_MAX },
      password: {
        rule: 'loginPassword',
        says: 'field.password',
        required: true,
        maxLength: PASSWORD_MAX,
        enabled: kept === null,
      },
      identifying: { ...CAPTCHA_RULE, says: 'field.identifying', enabled: isCaptchaShown },
    },
    submit: ({ identifying, ...login }) =>
      logIn.mutateAsync({ type: 'username', ...login, ...kept, ...(isCaptchaShown && { captcha: identifying }) }),
    failures: LOGIN_FAILURES,
    clears: ['identifying'],
    onFailure: (error) => dispatch({ type: 'refused', mode: 'username', error }),
    onSuccess: (_, { username, password }) => keep(kept ?? { type: 'username', username, password }),
  });
  return { form, kept: { isThere: kept !== null, drop: () => dispatch({ type: 'typed' }) } };
};
