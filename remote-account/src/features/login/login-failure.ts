import { type FailureCodeOf, isApiError } from 'shared-kernel/api';
import type { login } from 'shared-kernel/contracts/session';

export type FailureText =
  | 'mismatch'
  | 'mismatchCaptcha'
  | 'captchaRequired'
  | 'captchaWrong'
  | 'disabled'
  | 'location'
  | 'unavailable'
  | 'tooMany'
  | 'maintenance'
  | 'network'
  | 'unknown';

const TEXT: Readonly<Record<string, FailureText | undefined>> = {
  'login.failed': 'mismatch',
  'captcha.required': 'captchaRequired',
  'captcha.wrong': 'captchaWrong',
  'user.disabled': 'disabled',
  'location.blocked': 'location',
  'feature.unavailable': 'unavailable',
  'rate.limited': 'tooMany',
  'platform.maintenance': 'maintenance',
  network: 'network',
  timeout: 'network',
} satisfies Partial<Record<FailureCodeOf<typeof login>, FailureText>>;

/** True if the refusal says that the next try needs a captcha (specification: accounts §2). */
export const asksForCaptcha = (error: unknown): boolean =>
  isApiError(error) &&
  typeof error.value === 'object' &&
  error.value !== null &&
  'captcha' in error.value &&
  error.value.captcha === true;

/** What the form says about a failed login: what happened and what to do now. */
export const failureText = (error: unknown): FailureText => {
  const text = (isApiError(error) ? TEXT[error.code] : undefined) ?? 'unknown';
  return text === 'mismatch' && asksForCaptcha(error) ? 'mismatchCaptcha' : text;
};
