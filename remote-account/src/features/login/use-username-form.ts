import { PASSWORD_MAX, SHORT_TEXT_MAX } from '@shared-kernel/contracts/system/values';
import { CAPTCHA_RULE, useAppForm, useFieldRules } from '@shared-kernel/forms';
import { useState } from 'react';
import { isApiError } from 'shared-kernel/api';
import type { RememberedLogin, RememberedPassword } from '../../shared/remember/remembered-login.ts';
import { useLogIn } from '../../shared/session/log-in.ts';
import { LOGIN_FAILURES } from './login-failures.ts';
import type { CaptchaDemand } from './use-captcha-demand.ts';

/** Field names as the specification spells them (accounts §2): `identifying` is the captcha's text. */
const EMPTY = { username: '', password: '', identifying: '' };

/** The login by name: fields under the server's rules, the remembered password, the call. */
export const useUsernameForm = (captcha: CaptchaDemand, keep: (login: RememberedLogin) => unknown) => {
  /** The remembered login, as long as neither of its fields was touched: its password is sent, and never shown. */
  const [kept, setKept] = useState<RememberedPassword | null>(null);
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
      identifying: { ...CAPTCHA_RULE, says: 'field.identifying', enabled: captcha.isShown },
    },
    submit: ({ identifying, ...login }) =>
      logIn.mutateAsync({ type: 'username', ...login, ...kept, ...(captcha.isShown && { captcha: identifying }) }),
    failures: LOGIN_FAILURES,
    clears: ['identifying'],
    onFailure: (error) => {
      captcha.heed(error);
      if (isApiError(error) && error.code === 'login.failed') setKept(null);
    },
    onSuccess: (_, { username, password }) => keep(kept ?? { type: 'username', username, password }),
  });
  const recall = (login: RememberedPassword) => {
    form.prefill({ username: login.username });
    setKept(login);
  };
  return { form, recall, kept: { isThere: kept !== null, drop: () => setKept(null) } };
};
