import { PAYMENT_DIGITS } from '@shared-kernel/contracts/member/payment-password';
import type { Failures } from '@shared-kernel/forms';

const SIX_DIGITS = {
  required: true,
  minLength: PAYMENT_DIGITS,
  maxLength: PAYMENT_DIGITS,
  pattern: '[0-9]+',
  says: 'field',
} as const;

/** A new payment password, typed twice: rules and empty values of its two fields. */
export const NEW_PAYMENT = {
  paymentPassword: SIX_DIGITS,
  confirmPaymentPassword: { required: true, sameAs: 'paymentPassword', says: 'again' },
} as const;
export const NO_PAYMENT = { paymentPassword: '', confirmPaymentPassword: '' };

export const NEW_PAYMENT_FAILURES = {
  'payment.rule': { field: 'paymentPassword', text: 'field.pattern' },
  'payment.common': { field: 'paymentPassword', text: 'common' },
} as const satisfies Failures<'payment', 'paymentPassword'>;

export const LOGIN_PASSWORD_FAILURES = {
  'password.wrong': { field: 'password', text: 'loginWrong', clears: ['password'] },
} as const satisfies Failures<'payment', 'password'>;
