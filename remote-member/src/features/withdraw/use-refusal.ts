import type { ApiError } from 'shared-kernel/api';
import { useTranslation } from 'shared-kernel/i18n';
import { usePaymentRefusal } from '../../shared/payment-password/use-payment-refusal.ts';

/** What a refusal of a withdrawal means; undefined where only that nothing has changed is known. */
export const useRefusal = (error: ApiError | null): string | undefined => {
  const { t } = useTranslation('member');
  return usePaymentRefusal(error, {
    'withdraw.amount': t('withdraw.refused.amount'),
    'withdraw.attempts': t('withdraw.refused.attempts'),
    'withdraw.turnover': t('withdraw.refused.turnover'),
    'wallet.insufficient': t('withdraw.refused.insufficient'),
    'not.found': t('withdraw.refused.card'),
  });
};
