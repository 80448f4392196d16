import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useLanguage } from 'shared-kernel/i18n';
import { useFieldRules } from './api/field-rules.ts';
import { useLogIn } from './api/log-in.ts';
import { checkLogin, type LoginFields, type LoginRules, loginRules } from './login.schema.ts';
import { asksForCaptcha, failureText } from './login-failure.ts';
import { forgetLogin, recallLogin, rememberLogin } from './remember/remembered-login.ts';

/** Specification: accounts §4. */
const REVALIDATION_DELAY_MS = 200;

const EMPTY: LoginFields = { username: '', password: '', identifying: '' };

const resolverFor =
  (rules: LoginRules): Resolver<LoginFields> =>
  (values) => {
    const faults = Object.entries(checkLogin(rules, values));
    const errors: FieldErrors<LoginFields> = Object.fromEntries(faults.map(([field, type]) => [field, { type }]));
    return faults.length === 0 ? { values, errors: {} } : { values: {}, errors };
  };

const FIELDS = ['username', 'password', 'identifying'] as const;

type Form = UseFormReturn<LoginFields>;

/** Fills the remembered login in, unless the visitor was quicker. */
const useRecalledLogin = ({ getValues, setValue }: Form): void => {
  useEffect(() => {
    let isCurrent = true;
    void recallLogin().then((login) => {
      const isUntouched = Object.values(getValues()).every((value) => value === '');
      if (!isCurrent || login === null || !isUntouched) return;
      setValue('username', login.username);
      setValue('password', login.password);
    });
    return () => {
      isCurrent = false;
    };
  }, [getValues, setValue]);
};

/** Checks filled fields again after a change of language, so that what they say is in it. */
const useRevalidation = ({ getValues, trigger }: Form): void => {
  const language = useLanguage();
  const checkedIn = useRef(language);
  useEffect(() => {
    if (checkedIn.current === language) return;
    checkedIn.current = language;
    const timer = setTimeout(() => {
      const values = getValues();
      void trigger(FIELDS.filter((field) => values[field] !== ''));
    }, REVALIDATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [language, getValues, trigger]);
};

/** Ticked from the start; unticking removes what is remembered at once. */
const useRemembering = () => {
  const [isRemembering, setRemembering] = useState(true);
  const change = (isOn: boolean) => {
    setRemembering(isOn);
    if (!isOn) void forgetLogin();
  };
  return { isRemembering, setRemembering: change };
};

/** The login form: fields under the server's rules, the captcha once it is asked for, the remembered login, the call. */
export const useLoginForm = () => {
  const [failures, setFailures] = useState(0);
  const [isCaptchaShown, setCaptchaShown] = useState(false);
  const rules = loginRules(useFieldRules(), isCaptchaShown);
  const form = useForm<LoginFields>({ defaultValues: EMPTY, resolver: resolverFor(rules) });
  const { isRemembering, setRemembering } = useRemembering();
  const logIn = useLogIn();
  useRecalledLogin(form);
  useRevalidation(form);

  const submit = form.handleSubmit(async ({ username, password, identifying }) => {
    if (logIn.isPending) return;
    const captcha = isCaptchaShown ? { captcha: identifying } : {};
    try {
      await logIn.mutateAsync({ type: 'username', username, password, ...captcha });
    } catch (error) {
      if (asksForCaptcha(error)) setCaptchaShown(true);
      setFailures((count) => count + 1);
      form.resetField('identifying');
      return;
    }
    await (isRemembering ? rememberLogin({ username, password }) : forgetLogin());
  });

  return {
    form,
    rules,
    submit,
    failures,
    isBusy: logIn.isPending,
    failure: logIn.error === null ? null : failureText(logIn.error),
    isCaptchaShown,
    isRemembering,
    setRemembering,
  };
};
