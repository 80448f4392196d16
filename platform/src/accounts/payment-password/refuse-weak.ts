import { PAYMENT_DIGITS, type setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { PlatformError } from '../../base/platform-error.ts';

type Setting = typeof setPaymentPassword;

const WHOLE = new RegExp(`^[0-9]{${PAYMENT_DIGITS}}$`);

/** One digit six times, or digits in a row: what is tried first. */
const isGuessedFirst = (digits: string): boolean =>
  new Set(digits).size === 1 || '01234567890'.includes(digits) || '09876543210'.includes(digits);

/** Throws for a payment password that is none, or that is tried first. Called before it is hashed, wherever one is set. */
export const refuseWeak = (paymentPassword: string): void => {
  if (!WHOLE.test(paymentPassword)) throw new PlatformError<Setting>('payment.rule', 'It has six digits.');
  if (isGuessedFirst(paymentPassword)) throw new PlatformError<Setting>('payment.common', 'It is guessed first.');
};
