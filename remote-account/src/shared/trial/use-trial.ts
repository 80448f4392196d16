import { startTrial } from '@shared-kernel/contracts/account/session';
import type { Failures } from '@shared-kernel/forms';
import { wordsOf } from '@shared-kernel/forms/words-of';
import { LOADING_ENDLESS_MS, showLoading } from '@shared-kernel/ui/loading-indicator';
import { showToast, TOAST_SHORT_MS } from '@shared-kernel/ui/toast';
import type { FailureCodeOf } from 'shared-kernel/api';
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

const FAILURES = {
  'rate.limited': 'trial.limited',
  otherwise: 'trial.failed',
} as const satisfies Failures<'account', never, FailureCodeOf<typeof startTrial>>;

/** Starts play with play money; the wait is shown for as long as the call takes, and why it did not start is said. */
export const useTrial = (onStarted: (goesHome: boolean) => void) => {
  const { t, language } = useTranslation('account');
  const { mutateAsync, isPending } = useStartTrial(onStarted);
  const start = async (): Promise<void> => {
    const close = showLoading({ text: t('trial.loading'), timeoutMs: LOADING_ENDLESS_MS, isBlocking: true });
    try {
      await mutateAsync({ language });
    } catch (error) {
      showToast({ text: t(wordsOf(FAILURES, error)), tone: 'bad', durationMs: TOAST_SHORT_MS });
    } finally {
      close();
    }
  };
  return { start, isPending };
};
