import type { login } from '@shared-kernel/contracts/account/session';
import type { Failures } from '@shared-kernel/forms';
import type { FailureCodeOf } from 'shared-kernel/api';
import { asksForCaptcha } from '../../shared/captcha/captcha.ts';

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

export const SMS_FAILURES = {
  ...LOGIN_FAILURES,
  'login.failed': (error) => ({
    text: asksForCaptcha(error) ? 'failure.codeMismatchCaptcha' : 'failure.codeMismatch',
    clears: ['messageCode'],
  }),
  'verification.wrong': { text: 'failure.codeMismatch', clears: ['messageCode'] },
} as const satisfies Failures<
  'account',
  'identifying' | 'messageCode',
  FailureCodeOf<typeof login> | 'verification.wrong'
>;
