import type { ApiError } from 'shared-kernel/api';
import { useTranslation } from 'shared-kernel/i18n';
import { useWrongPayment } from '../../shared/payment-password/use-wrong-payment.ts';

const REFUSALS = {
  'withdraw.amount': 'withdraw.refused.amount',
  'withdraw.attempts': 'withdraw.refused.attempts',
  'withdraw.turnover': 'withdraw.refused.turnover',
  'wallet.insufficient': 'withdraw.refused.insufficient',
  'payment.locked': 'payment.refused.locked',
  'payment.none': 'payment.refused.none',
  'not.found': 'withdraw.refused.card',
} as const;

const isNamed = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code);

/** What a refusal of a withdrawal means; undefined where only that nothing has changed is known. */
export const useRefusal = (error: ApiError | null): string | undefined => {
  const { t } = useTranslation('member');
  const wrongPayment = useWrongPayment();
  if (error?.code === 'payment.wrong') return wrongPayment(error);
  return error !== null && isNamed(error.code) ? t(REFUSALS[error.code]) : undefined;
};
