import type { ApiError } from 'shared-kernel/api';
import { useTranslation } from 'shared-kernel/i18n';
import { useWrongPayment } from './use-wrong-payment.ts';

/** What a refusal of a call that asks for the payment password means: `own` has the call's, by their codes. Undefined where only that nothing has changed is known. */
export const usePaymentRefusal = (
  error: ApiError | null,
  own: Readonly<Record<string, string>>,
): string | undefined => {
  const { t } = useTranslation('member');
  const wrongPayment = useWrongPayment();
  if (error?.code === 'payment.wrong') return wrongPayment(error);
  const words: Readonly<Record<string, string>> = {
    'payment.locked': t('payment.refused.locked'),
    'payment.none': t('payment.refused.none'),
    ...own,
  };
  return error !== null && Object.hasOwn(words, error.code) ? words[error.code] : undefined;
};
