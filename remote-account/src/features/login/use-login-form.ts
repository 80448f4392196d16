import { useState } from 'react';
import { CAPTCHA_RULE, useAppForm, useFieldRules } from 'shared-kernel/form';
import { useLogIn } from './api/log-in.ts';
import { asksForCaptcha, LOGIN_FAILURES } from './login-failures.ts';
import { useRememberedLogin } from './remember/use-remembered-login.ts';

/** Field names as the specification spells them (accounts §2): `identifying` is the captcha's text. */
const EMPTY = { username: '', password: '', identifying: '' };

/** The login: fields under the server's rules, a captcha once a refusal asks for it, the remembered login, the call. */
export const useLoginForm = () => {
  const [failures, setFailures] = useState(0);
  const [isCaptchaShown, setCaptchaShown] = useState(false);
  const logIn = useLogIn();
  const form = useAppForm({
    texts: 'account',
    defaultValues: EMPTY,
    rules: useFieldRules(),
    fields: {
      username: { rule: 'loginUsername', says: 'field.username', required: true, maxLength: 32 },
      password: { rule: 'loginPassword', says: 'field.password', required: true, maxLength: 64 },
      identifying: { ...CAPTCHA_RULE, says: 'field.identifying', enabled: isCaptchaShown },
    },
    submit: ({ identifying, ...login }) =>
      logIn.mutateAsync({ type: 'username', ...login, ...(isCaptchaShown && { captcha: identifying }) }),
    failures: LOGIN_FAILURES,
    clears: ['identifying'],
    onFailure: (error) => {
      setFailures((count) => count + 1);
      if (asksForCaptcha(error)) setCaptchaShown(true);
    },
    onSuccess: (_, login) => remembered.keep(login),
  });
  const remembered = useRememberedLogin(({ username, password }) => {
    if (Object.values(form.get()).every((value) => value === '')) form.prefill({ username, password });
  });
  return { form, failures, isCaptchaShown, remembered };
};
