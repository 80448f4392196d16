import { showToast, TOAST_SHORT_MS } from '@shared-kernel/ui/toast';
import { useTranslation } from 'shared-kernel/i18n';

/** That the payment password is another one now, and what that costs (rules: withdrawals are looked at for a day). */
export const useSayChanged = (): (() => void) => {
  const { t } = useTranslation('member');
  return () => void showToast({ text: t('payment.changed'), tone: 'ok', durationMs: TOAST_SHORT_MS });
};
