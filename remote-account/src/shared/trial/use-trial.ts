import { startTrial } from '@shared-kernel/contracts/account/session';
import { LOADING_ENDLESS_MS, showLoading } from '@shared-kernel/ui/loading-indicator';
import { useTranslation } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { signIn } from 'shared-kernel/session';

/**
 * Starts play with play money and stores its session. `onStarted` hears, before the site does, whether the answer
 * sends the visitor home (a nonzero `trail`, specification: accounts §2).
 */
const useStartTrial = (onStarted: (goesHome: boolean) => void) =>
  useApiMutation(startTrial, {
    onSuccess: (answer) => {
      onStarted(answer.trail !== 0);
      signIn(answer);
    },
  });

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
