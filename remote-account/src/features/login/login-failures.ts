import { type FailureCodeOf, isApiError } from 'shared-kernel/api';
import type { login } from 'shared-kernel/contracts/session';
import type { Failures } from 'shared-kernel/form';

const CAPTCHA_CODES: readonly string[] = ['captcha.required', 'captcha.wrong'];

/** True if the refusal carries a captcha marker, whatever its value but a plain no (specification: accounts §2, §8). */
export const asksForCaptcha = (error: unknown): boolean => {
  if (!isApiError(error)) return false;
  const data = typeof error.value === 'object' && error.value !== null ? Object.entries(error.value) : [];
  return CAPTCHA_CODES.includes(error.code) || data.some(([key, value]) => /captcha/i.test(key) && value !== false);
};

export const LOGIN_FAILURES = {
  'login.failed': (error) => (asksForCaptcha(error) ? 'failure.mismatchCaptcha' : 'failure.mismatch'),
  'captcha.required': 'failure.captchaRequired',
  'captcha.wrong': 'failure.captchaWrong',
  'rate.limited': 'failure.tooMany',
  'proof.required': 'failure.proof',
  'user.disabled': 'failure.disabled',
  'location.blocked': 'failure.location',
  'feature.unavailable': 'failure.unavailable',
} as const satisfies Failures<'account', 'identifying', FailureCodeOf<typeof login>>;
