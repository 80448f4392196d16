import { useState } from 'react';
import { isApiError } from 'shared-kernel/api';
import { PASSWORD_MAX, SHORT_TEXT_MAX } from 'shared-kernel/contracts/values';
import { CAPTCHA_RULE, useAppForm, useFieldRules } from 'shared-kernel/form';
import { asksForCaptcha } from '../../shared/captcha/asks-for-captcha.ts';
import type { RememberedLogin } from '../../shared/remember/remembered-login.ts';
import { useRememberedLogin } from '../../shared/remember/use-remembered-login.ts';
import { useLogIn } from '../../shared/session/log-in.ts';
import { LOGIN_FAILURES } from './login-failures.ts';

/** Field names as the specification spells them (accounts §2): `identifying` is the captcha's text. */
const EMPTY = { username: '', password: '', identifying: '' };

/** The login: fields under the server's rules, a captcha once a refusal asks for it, the remembered login, the call. */
export const useLoginForm = () => {
  const [failures, setFailures] = useState(0);
  const [isCaptchaShown, setCaptchaShown] = useState(false);
  /** The remembered login, as long as neither of its fields was touched: its password is sent, and never shown. */
  const [kept, setKept] = useState<RememberedLogin | null>(null);
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
    onFailure: (error) => {
      setFailures((count) => count + 1);
      if (isApiError(error) && error.code === 'login.failed') setKept(null);
      if (asksForCaptcha(error)) setCaptchaShown(true);
    },
    onSuccess: (_, { username, password }) => remembered.keep(kept ?? { username, password }),
  });
  const remembered = useRememberedLogin({
    onRecalled: (login) => {
      if (Object.values(form.get()).some((value) => value !== '')) return;
      form.prefill({ username: login.username });
      setKept(login);
    },
    onForgotten: () => setKept(null),
  });
  return {
    form,
    failures,
    isCaptchaShown,
    remembered,
    kept: { isThere: kept !== null, drop: () => setKept(null) },
  };
};
