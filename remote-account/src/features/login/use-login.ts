import { useEffect, useEffectEvent, useReducer } from 'react';
import { useFlag } from 'shared-kernel/brand';
import {
  forgetLogin,
  type RememberedLogin,
  recallLogin,
  rememberLogin,
} from '../../shared/remember/remembered-login.ts';
import { useSmsForm, useUsernameForm } from './login-forms.ts';
import { FIRST_STATE, type LoginMode, nextState } from './login-state.ts';

const isUntouched = (values: Readonly<Record<string, string>>, ...but: readonly string[]): boolean =>
  Object.entries(values).every(([field, value]) => value === '' || but.includes(field));

/**
 * The login in its two modes, each with its own form, and what they share: the captcha and the remembered login. `userName`
 * is filled in where none is remembered.
 */
export const useLogin = (userName?: string) => {
  const offersSms = useFlag('MOBILECODELOGIN3');
  const [state, dispatch] = useReducer(nextState, FIRST_STATE);
  /** After a login: keeps it, or forgets the one before. */
  const keep = (login: RememberedLogin) => (state.isRemembering ? rememberLogin(login) : forgetLogin());
  const byUsername = useUsernameForm(state, dispatch, keep);
  const bySms = useSmsForm(state, dispatch, keep);

  const recall = useEffectEvent((login: RememberedLogin | null) => {
    if (!isUntouched(byUsername.form.get()) || !isUntouched(bySms.form.get(), 'countryDialingCode')) return;
    if (login === null || state.isForgotten) {
      if (userName !== undefined) byUsername.form.prefill({ username: userName });
      return;
    }
    if (login.type === 'username') byUsername.form.prefill({ username: login.username });
    else bySms.form.prefill({ mobileNum: login.username, countryDialingCode: login.countryDialingCode });
    dispatch({ type: 'recalled', login });
  });
  useEffect(() => {
    let isCurrent = true;
    void recallLogin().then((login) => {
      if (isCurrent) recall(login);
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  const choose = (mode: LoginMode) => {
    dispatch({ type: 'chosen', mode });
    byUsername.form.fill({ identifying: '' });
    bySms.form.fill({ identifying: '' });
  };
  /** Unticked, it removes the remembered login at once. */
  const setRemembering = (isOn: boolean) => {
    dispatch({ type: 'remembering', isOn });
    if (!isOn) void forgetLogin();
  };
  return {
    offersSms,
    mode: offersSms ? state.mode : 'username',
    choose,
    byUsername,
    bySms,
    captcha: { isShown: state.isCaptchaShown, attempt: state.captchaAttempt },
    remembered: { isRemembering: state.isRemembering, setRemembering },
  };
};
