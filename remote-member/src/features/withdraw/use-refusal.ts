import type { ApiError } from 'shared-kernel/api';
import { useTranslation } from 'shared-kernel/i18n';

const REFUSALS = {
  'withdraw.amount': 'amount',
  'withdraw.attempts': 'attempts',
  'withdraw.turnover': 'turnover',
  'wallet.insufficient': 'insufficient',
  'payment.wrong': 'wrong',
  'payment.locked': 'locked',
  'payment.none': 'none',
  'not.found': 'card',
} as const;

const isNamed = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code);

/** What a refusal of a withdrawal means; undefined where only that nothing has changed is known. */
export const useRefusal = (error: ApiError | null): string | undefined => {
  const { t } = useTranslation('member');
  return error !== null && isNamed(error.code) ? t(`withdraw.refused.${REFUSALS[error.code]}`) : undefined;
};
