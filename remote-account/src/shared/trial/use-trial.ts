import { LOADING_ENDLESS_MS, showLoading } from '@shared-kernel/ui/loading-indicator';
import { useTranslation } from 'shared-kernel/i18n';
import { useStartTrial } from './start-trial.ts';

/** Starts play with play money; the wait is shown for as long as the call takes. `start` rejects with an `ApiError`. */
export const useTrial = (onStarted: (goesHome: boolean) => void) => {
  const { t, language } = useTranslation('account');
  const { mutateAsync, isPending } = useStartTrial(onStarted);
  const start = async (): Promise<void> => {
    const close = showLoading({ text: t('trial.loading'), timeoutMs: LOADING_ENDLESS_MS, isBlocking: true });
    try {
      await mutateAsync({ language });
    } finally {
      close();
    }
  };
  return { start, isPending };
};
