import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { Play } from 'shared-kernel/icons';
import { Button } from 'shared-kernel/ui/button';
import { LOADING_ENDLESS_MS, showLoading } from 'shared-kernel/ui/loading-indicator';
import { showToast, TOAST_SHORT_MS } from 'shared-kernel/ui/toast';
import { startTrialPlay } from './api/start-trial.ts';

export interface TrialButtonProps {
  /** Called just before the trial's session is there. */
  readonly onTrialStarted: (goesHome: boolean) => void;
}

/** Play with play money, without an account. The wait is shown for as long as the call takes. */
export const TrialButton = ({ onTrialStarted }: TrialButtonProps) => {
  const { t } = useTranslation('account');
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    const close = showLoading({ text: t('trial.loading'), timeoutMs: LOADING_ENDLESS_MS, isBlocking: true });
    try {
      await startTrialPlay(onTrialStarted);
    } catch {
      showToast({ text: t('trial.failed'), tone: 'bad', durationMs: TOAST_SHORT_MS });
    } finally {
      close();
      setBusy(false);
    }
  };
  return (
    <Button isBlock icon={Play} isBusy={isBusy} onClick={start}>
      {t('trial.start')}
    </Button>
  );
};
