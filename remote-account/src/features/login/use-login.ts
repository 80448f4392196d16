import { useState } from 'react';
import { useFlag } from 'shared-kernel/brand';
import { useRememberedLogin } from '../../shared/remember/use-remembered-login.ts';
import { useCaptchaDemand } from './use-captcha-demand.ts';
import { useSmsForm } from './use-sms-form.ts';
import { useUsernameForm } from './use-username-form.ts';

export const LOGIN_MODES = ['username', 'sms'] as const;
export type LoginMode = (typeof LOGIN_MODES)[number];

const isUntouched = (values: Readonly<Record<string, string>>, ...but: readonly string[]): boolean =>
  Object.entries(values).every(([field, value]) => value === '' || but.includes(field));

/** The login in its two modes, each with its own form, and what they share: the captcha and the remembered login. */
export const useLogin = () => {
  const offersSms = useFlag('MOBILECODELOGIN3');
  const [chosen, setChosen] = useState<LoginMode>('username');
  const captcha = useCaptchaDemand();
  const remembered = useRememberedLogin({
    onRecalled: (login) => {
      if (!isUntouched(byUsername.form.get()) || !isUntouched(bySms.form.get(), 'countryDialingCode')) return;
      if (login.type === 'username') {
        byUsername.recall(login);
        return;
      }
      bySms.recall(login);
      setChosen('sms');
    },
    onForgotten: () => byUsername.kept.drop(),
  });
  const byUsername = useUsernameForm(captcha, remembered.keep);
  const bySms = useSmsForm(captcha, remembered.keep);
  const choose = (mode: LoginMode) => {
    setChosen(mode);
    byUsername.form.fill({ identifying: '' });
    bySms.form.fill({ identifying: '' });
    captcha.renew();
  };
  return { offersSms, mode: offersSms ? chosen : 'username', choose, byUsername, bySms, captcha, remembered };
};
