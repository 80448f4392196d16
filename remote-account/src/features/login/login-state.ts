import { isApiError } from 'shared-kernel/api';
import { asksForCaptcha } from '../../shared/captcha/captcha.ts';
import type { RememberedLogin, RememberedPassword } from '../../shared/remember/remembered-login.ts';

export const LOGIN_MODES = ['username', 'sms'] as const;
export type LoginMode = (typeof LOGIN_MODES)[number];

/** What the two forms of the login share. */
export interface LoginState {
  readonly mode: LoginMode;
  /** Hidden until a refusal asks for it (accounts §2, login). */
  readonly isCaptchaShown: boolean;
  /** Counts captchas: every refusal and every change of the tab needs a fresh one. */
  readonly captchaAttempt: number;
  readonly isRemembering: boolean;
  /** "Remember me" was unticked: a remembered login that is still being read is no longer used. */
  readonly isForgotten: boolean;
  /** The remembered login while neither of its fields was touched: its password is sent, and never shown. */
  readonly kept: RememberedPassword | null;
}

export const FIRST_STATE: LoginState = {
  mode: 'username',
  isCaptchaShown: false,
  captchaAttempt: 0,
  isRemembering: true,
  isForgotten: false,
  kept: null,
};

export type LoginEvent =
  | { readonly type: 'chosen'; readonly mode: LoginMode }
  | { readonly type: 'refused'; readonly mode: LoginMode; readonly error: unknown }
  | { readonly type: 'recalled'; readonly login: RememberedLogin }
  | { readonly type: 'remembering'; readonly isOn: boolean }
  | { readonly type: 'typed' };

const refused = (state: LoginState, mode: LoginMode, error: unknown): LoginState => ({
  ...state,
  captchaAttempt: state.captchaAttempt + 1,
  isCaptchaShown: state.isCaptchaShown || asksForCaptcha(error),
  kept: mode === 'username' && isApiError(error) && error.code === 'login.failed' ? null : state.kept,
});

export const nextState = (state: LoginState, event: LoginEvent): LoginState => {
  switch (event.type) {
    case 'chosen':
      return { ...state, mode: event.mode, captchaAttempt: state.captchaAttempt + 1 };
    case 'refused':
      return refused(state, event.mode, event.error);
    case 'recalled':
      return event.login.type === 'username' ? { ...state, kept: event.login } : { ...state, mode: 'sms' };
    case 'remembering':
      return event.isOn
        ? { ...state, isRemembering: true }
        : { ...state, isRemembering: false, isForgotten: true, kept: null };
    case 'typed':
      return { ...state, kept: null };
  }
};
