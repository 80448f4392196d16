import { int, object, safeParse } from '@shared-kernel/contracts/schema';
import type { ApiError } from 'shared-kernel/api';
import { useTranslation } from 'shared-kernel/i18n';

const WRONG = object({ triesLeft: int() });

/** What a wrong payment password is answered with: how many tries are left before it is locked, where the platform says so. */
export const useWrongPayment = (): ((error: ApiError) => string) => {
  const { t } = useTranslation('member');
  return ({ value }) => {
    const wrong = safeParse(WRONG, value);
    return wrong.success ? t('payment.refused.wrongLeft', { count: wrong.data.triesLeft }) : t('payment.refused.wrong');
  };
};
